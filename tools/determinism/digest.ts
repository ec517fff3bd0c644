/** A hash that runs on any JavaScript engine, Hermes without Node included: two sums of 32 bits over everything that is heard (cyrb53). */
export function digest() {
  let a = 0xdeadbeef | 0;
  let b = 0x41c6ce57 | 0;
  return {
    update(text: string): void {
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        a = Math.imul(a ^ code, 2654435761);
        b = Math.imul(b ^ code, 1597334677);
      }
    },
    read: (): string => `${(a >>> 0).toString(16)}-${(b >>> 0).toString(16)}`,
  };
}
