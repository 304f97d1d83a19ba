/** Milliseconds of computing that some work takes of this thread: a machine that is busy adds nothing. */
export function computingMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
