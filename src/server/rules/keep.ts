import { leadMinutes } from '#domain/rules/rules.ts'
import type { Services } from '../services.ts'
import { beginDueRules } from './begin.ts'

/** Several times before any new version may begin. */
export const everyMs = (leadMinutes * 60_000) / 8

/**
 * Reads the versions from time to time, since other nodes write them too, and has one begin as soon
 * as it is in force: until its job runs, lists would go by the one before. Returns the end.
 */
export function keepRules(services: Services): () => Promise<void> {
  const { rules, clock, log } = services
  let last = rules.at(clock.now()).version
  const look = async () => {
    await rules.reload()
    const now = clock.now()
    const { version } = rules.at(now)
    if (version === last) return
    await beginDueRules(services, now)
    last = version
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = look().catch((err) => log.warn({ err }, 'the rules could not be read again'))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
