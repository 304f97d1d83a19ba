import { isForNow } from '#domain/error.ts'
import { delayAfter } from './back-off.ts'
import { ApiError } from './error.ts'
import { chance } from './random.ts'

/** Further tries before a failure is told: some seven seconds in all. */
const usualRetries = 3

/** Whether asking again may help: no answer, or an answer that speaks of the moment only. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return false
  if (error.kind === 'network') return true
  return error.status >= 500 || error.status === 408 || error.status === 429
}

/** Whether the server said that it cannot just now. Only what has a key of its own, or changes nothing, may simply be asked again. */
export const passesSoon = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'problem' && isForNow(error.code)

/** Tries until it works, it cannot pass, or the retries are used up; then throws the last error. */
export async function withRetries<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
  { retries = usualRetries, random = chance, passes = mayPass } = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries > retries || !passes(error)) throw error
      await pause(delayAfter(tries, random()))
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
