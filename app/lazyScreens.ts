/** Screens that are brought when they are wanted: on the web each is a script of its own, so that Home does not wait for it. */
export const bringLuck = () => import('./screens/Luck');

export const bringLicences = () => import('./screens/Licences');

export const bringLearn = () => import('./screens/Learn');
