function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Fixed work, for which a usual machine computes ten milliseconds. */
function yardstick(): number {
  let sum = 0
  for (let n = 0; n < 10_000_000; n += 1) sum = Math.imul(sum + n, 31)
  return sum
}

/** How much longer than a usual one this machine computes. */
export const slowness = Math.max(1, Math.min(cpuMs(yardstick), cpuMs(yardstick)) / 10)

/** CPU milliseconds of this thread for some work, unaffected by a busy or a slow machine. */
export const computingMs = (work: () => unknown): number => cpuMs(work) / slowness
