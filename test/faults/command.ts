import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Begins one of the commands beside the server; `ended` tells its exit code and all that it said. */
export function beginCommand(script: string, args: string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }))
  return { child, ended, said: () => said }
}

export const runCommand = (script: string, args: string[], settings: Record<string, string>) =>
  beginCommand(script, args, settings).ended
