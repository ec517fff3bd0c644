/**
 * How deep the tests look that could go on for ever: `npm test -- --fast` looks lightly, `npm test` as usual, `npm run deep` for as long as it takes.
 * The tools say so in BLAZON_DEPTH; who runs jest by hand looks as usual.
 */
const DEPTHS = ['light', 'usual', 'deep'] as const;
export type Depth = (typeof DEPTHS)[number];

export const depth: Depth = DEPTHS.find(each => each === process.env.BLAZON_DEPTH) ?? 'usual';
