/** A font file is, for Metro, the number of an asset. */
declare module '*.ttf' {
  const asset: number;
  export default asset;
}
