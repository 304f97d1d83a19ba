import { leadMinutes } from '#domain/rules/rules.ts'
import type { Services } from '../services.ts'

/** Several times before any new version may begin. */
const everyMs = (leadMinutes * 60_000) / 8

/** Reads the versions from time to time, since other nodes write them too. Returns the end. */
export function keepRules({ rules, log }: Services): () => Promise<void> {
  const timer = setInterval(() => {
    rules.reload().catch((err) => log.warn({ err }, 'the rules could not be read again'))
  }, everyMs)
  return async () => clearInterval(timer)
}
