/** A sound file is, for Metro, the number of an asset. */
declare module '*.wav' {
  const asset: number;
  export default asset;
}
