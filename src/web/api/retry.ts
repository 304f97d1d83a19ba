import { ApiError } from './error.ts'

/** Waits in milliseconds before each further try: short at first, so that a hiccup goes unnoticed. */
export const waits: readonly number[] = [600, 2000, 5000]

/** Whether asking again may help: no answer, or an answer that speaks of the moment only. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return false
  if (error.kind === 'network') return true
  return error.status >= 500 || error.status === 408 || error.status === 429
}

/** How long to wait before the try with this number (from 1); null when it is time to tell. */
export function waitBefore(
  attempt: number,
  error: unknown,
  schedule: readonly number[] = waits,
): number | null {
  const wait = schedule[attempt - 1]
  return wait === undefined || !mayPass(error) ? null : wait
}

/** Tries until it works, it cannot pass, or the schedule ends; then throws the last error. */
export async function withRetries<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
  schedule: readonly number[] = waits,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const wait = waitBefore(attempt, error, schedule)
      if (wait === null) throw error
      await pause(wait)
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
