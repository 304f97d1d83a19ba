import { type ConstructorOptions, PgBoss } from 'pg-boss'

/** The queues and how patient each is. Delays in seconds; every handler may run more than once. */
export const queues = {
  'send-letter': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'print-agreement': { retryLimit: 0 },
  'ask-gateway': { retryLimit: 0 },
  'refund-duplicate': { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 },
  remind: { retryLimit: 0 },
  sweep: { retryLimit: 0 },
} as const

export type Queue = keyof typeof queues

export function createBoss(options: ConstructorOptions): PgBoss {
  return new PgBoss(options)
}
