/** Jest has no scripts to bring: the screens are there. */
export const bringLuck = async () => jest.requireActual<typeof import('../../app/screens/Luck')>('../../app/screens/Luck');

export const bringLicences = async () => jest.requireActual<typeof import('../../app/screens/Licences')>('../../app/screens/Licences');
