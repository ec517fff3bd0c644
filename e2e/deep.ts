/** Everything, and as long as it takes: `npm run deep`. Who tells what otherwise: whoTells.cjs. */
export const isDeep = process.env.STORIES === 'deep';

/** Told by the phone alone: nothing in it is laid out otherwise on a tablet, and no finger does otherwise what a mouse does. */
export const onAPhone: typeof it = isDeep || process.env.STORY_DEVICE !== 'tablet' ? it : (Object.assign(() => {}, it) as typeof it);
