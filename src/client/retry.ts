import { isTemporary } from '#domain/error.ts'
import { delayAfter } from './back-off.ts'
import { ApiError } from './error.ts'
import { chance } from './random.ts'

/** Retries before a failure is reported: about seven seconds in all. */
const usualRetries = 3
const usualSeconds = 7

/** Whether a retry may help: no answer, or a temporary error that does not ask for a longer wait. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'aborted') return false
  if (error.kind === 'network') return true
  if (error.status === 429) return Number(error.params.seconds ?? 0) <= usualSeconds
  return error.status >= 500 || error.status === 408
}

/** Whether the server reported a temporary error. Only idempotent calls may be retried. */
export const isServerBusy = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'problem' && isTemporary(error.code)

/** Retries until it works, cannot succeed or retries are used up; then throws the last error. */
export async function withRetries<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void>,
  { retries = usualRetries, random = chance, retryIf = isRetryable } = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries > retries || !retryIf(error)) throw error
      await pause(delayAfter(tries, random()))
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
