import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtProgram } from './process.ts'

export type Command = 'backup' | 'restore' | 'rotate-key' | 'main'

/** Starts the shipped server or a command; `ended` has its exit code and output. Its input stays open. */
export async function beginCommand(
  command: Command,
  args: string[],
  settings: Record<string, string>,
  input?: Uint8Array,
  stdout: 'ignore' | 'pipe' | number = 'ignore',
) {
  const { PATH = '', HOME = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [await builtProgram(command), ...args], {
    env: { PATH, HOME, ...settings },
    stdio: [input ? 'pipe' : 'ignore', stdout, 'pipe'],
  })
  if (input) child.stdin?.on('error', () => {}).write(input)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }))
  return { child, ended, said: () => said }
}

export async function runCommand(
  command: Command,
  args: string[],
  settings: Record<string, string>,
) {
  const { ended } = await beginCommand(command, args, settings)
  return ended
}
