import { spawn } from 'node:child_process'

/** Ends by itself once the process that it watches is gone and it has another parent. */
const watch = (pid: number, ms: number) =>
  `setInterval(() => process.ppid === ${pid} || process.exit(), 100)
   setTimeout(() => process.kill(${pid}, 'SIGKILL'), ${ms})`

/**
 * Kills this process after a while, whatever it is doing: an exit waits for its threads, and nothing ends one within a
 * call into native code. So somebody outside does it.
 */
export function killAfter(ms: number): void {
  const child = spawn(process.execPath, ['-e', watch(process.pid, ms)], {
    env: {},
    stdio: 'ignore',
  })
  // Without it everything ends as it would have.
  child.on('error', () => {})
  child.unref()
}
