import { spawnSync } from 'node:child_process'

/**
 * Taps and keystrokes of whole journeys on a phone: the browser tests count them, and print a line each.
 * Throws where a journey takes more than it may.
 */
export function benchEffort(): void {
  const run = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=phone', 'test/e2e/effort.e2e.ts'],
    { stdio: 'inherit' },
  )
  if (run.status !== 0) throw new Error('A journey takes more taps or keystrokes than it may')
}
