import { spawnSync } from 'node:child_process'

/**
 * Taps and keystrokes of whole journeys, by travellers and staff, as counted by browser tests.
 * Throws when one exceeds its limit.
 */
export function benchEffort(): void {
  for (const [project, file] of journeys) {
    const run = spawnSync(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`, file],
      { stdio: 'inherit' },
    )
    if (run.status !== 0) throw new Error('A journey takes more taps or keystrokes than it may')
  }
}

/** Travellers on phones, staff on desktops. */
const journeys = [
  ['phone', 'test/e2e/effort.e2e.ts'],
  ['desktop', 'test/e2e/staff-office.e2e.ts'],
  ['desktop', 'test/e2e/filing.e2e.ts'],
] as const
