/** Everything, and as long as it takes: `npm run deep`. Who tells what otherwise: whoTells.cjs. */
export const isDeep = process.env.STORIES === 'deep';
