import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Delays in milliseconds between retries while the database is away. */
const rests = [250, 500, 1_000, 2_000, 4_000, 8_000]

/**
 * Notes something that has happened outside and would happen again if it were not known: retries
 * while the database is away. `isCertain` is false where an answer was lost and it may be noted
 * already.
 */
export async function surely<T>(
  log: Logger,
  about: object,
  work: () => Promise<T>,
): Promise<{ noted: T; isCertain: boolean }> {
  for (const [tries, rest] of rests.entries()) {
    try {
      return { noted: await work(), isCertain: tries === 0 }
    } catch (err) {
      log.warn({ err, ...about }, 'not noted as sent yet')
      await pause(rest)
    }
  }
  return { noted: await work(), isCertain: false }
}
