/** Milliseconds of processor time: what else the computer does meanwhile does not count. */
export function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
