import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { BackupProblem } from '../src/server/operation/backup/problem.ts'
import { openRotation } from '../src/server/operation/maintenance/open-rotation.ts'
import { rotateKey } from '../src/server/operation/rotation/rotate.ts'
import { makeKey, runCommand, say } from './command.ts'

const usage = 'npm run rotate-key   or   npm run rotate-key -- --speed 4   (MB a second)'

function speedOf(args: readonly string[]): number {
  const [option, value] = args
  if (option === undefined) return 16
  const speed = Number(value)
  if (option !== '--speed' || args.length !== 2 || !(speed > 0)) {
    throw new BackupProblem(`usage: ${usage}`)
  }
  return speed
}

/** By then, work started with the old key is stored or abandoned. */
const settledMs = 30_000

runCommand(async (config) => {
  const bytesPerSecond = speedOf(process.argv.slice(2)) * 1_000_000
  const open = await openRotation(config, makeKey, say)
  let told = 0
  try {
    const { sealed, unreadable } = await rotateKey(
      {
        ...open.rotating,
        nonce: () => randomBytes(12),
        now: () => new Date(),
        bytesPerSecond,
        onProgress({ step, sealed: soFar }) {
          if (performance.now() - told < 1000) return
          told = performance.now()
          say(`${step}: ${soFar} sealed anew so far`)
        },
      },
      () => pause(settledMs),
    )
    say(`${sealed} sealed anew; everything was opened by the new key alone`)
    if (unreadable > 0) say(`${unreadable} could be read before by no key, and cannot now`)
    say(await open.finish())
  } finally {
    await open.close()
  }
})
