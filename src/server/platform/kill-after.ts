import { spawn } from 'node:child_process'

/** Exits once the watched process is gone and its parent has changed. */
const watch = (pid: number, ms: number) =>
  `setInterval(() => process.ppid === ${pid} || process.exit(), 100)
   setTimeout(() => process.kill(${pid}, 'SIGKILL'), ${ms})`

/**
 * Kills this process after a while, from outside: an exit waits for threads, and nothing interrupts
 * one in native code.
 */
export function killAfter(ms: number): void {
  const child = spawn(process.execPath, ['-e', watch(process.pid, ms)], {
    env: {},
    stdio: 'ignore',
  })
  // Without the child the process ends as usual.
  child.on('error', () => {})
  child.unref()
}
