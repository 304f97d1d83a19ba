export type Goal = { atLeast: number } | { atMost: number }

/** A measured ratio or count with its goal. */
export type Result = { what: string; value: number; unit?: string; goal?: Goal; note?: string }

const met = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost

const round = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100)

/** One line per result: name, value, goal, and whether it is met. */
export function print(results: readonly Result[]): void {
  for (const { what, value, unit = '', goal, note } of results) {
    const wanted =
      goal && ('atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`)
    const verdict = goal ? (met(value, goal) ? 'met' : 'MISSED') : ''
    const line = [
      what.padEnd(68),
      `${round(value)} ${unit}`.padEnd(12),
      (wanted ?? '').padEnd(16),
      verdict,
    ]
    console.log(`${line.join(' ').trimEnd()}${note ? `  (${note})` : ''}`)
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The quantile for a share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
