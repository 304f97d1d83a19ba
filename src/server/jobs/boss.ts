import { type ConstructorOptions, PgBoss } from 'pg-boss'

/** Work of a process that died is given to another one after this long, not after a quarter of an hour. */
const alive = { heartbeatSeconds: 20 }

/** The queues and how patient each is. Delays in seconds; every handler may run more than once. */
export const queues = {
  'send-letter': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...alive,
  },
  'print-agreement': { retryLimit: 0 },
  'ask-gateway': { retryLimit: 0 },
  'make-refund': {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...alive,
  },
  remind: { retryLimit: 0 },
  'fold-tally': { retryLimit: 0 },
  sweep: { retryLimit: 0 },
  retain: { retryLimit: 0 },
} as const

export type Queue = keyof typeof queues

export function createBoss(options: ConstructorOptions): PgBoss {
  return new PgBoss(options)
}
