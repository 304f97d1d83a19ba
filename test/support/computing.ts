/** CPU milliseconds of this thread for some work, unaffected by a busy machine. */
export function computingMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
