import { type ConstructorOptions, PgBoss } from 'pg-boss'
import type { JobName } from '#domain/job.ts'
import { boundedClients, bounds } from './bounded-client.ts'

/**
 * Jobs of a dead process go to another one: heartbeats every six seconds, missing ones are detected
 * after twelve, checked every five.
 */
const alive = { heartbeatSeconds: 12 }
export const attentive = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

/** The queues and their retries. Delays in seconds; every handler may run more than once. */
export const jobs = {
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
  'forget-attempt': {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...alive,
  },
  'write-asked': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    ...alive,
  },
  'compare-passport': {
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...alive,
  },
  'send-push': {
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1800,
    ...alive,
  },
  'send-traveller-push': {
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1800,
    ...alive,
  },
  'take-messenger': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    ...alive,
  },
  'send-messenger': {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    ...alive,
  },
  'tend-messengers': { retryLimit: 0 },
  'remind-drafts': { retryLimit: 0 },
  'tell-waiting': { retryLimit: 0 },
  'tell-morning': { retryLimit: 0 },
  'tell-received': { retryLimit: 0 },
  'read-mailbox': { retryLimit: 0 },
  'judge-promises': { retryLimit: 0 },
  'begin-rules': { retryLimit: 0 },
  remind: { retryLimit: 0 },
  'fold-tally': { retryLimit: 0 },
  'keep-work': { retryLimit: 0 },
  'check-work': { retryLimit: 0 },
  'seal-audit': { retryLimit: 0 },
  'check-audit': { retryLimit: 0 },
  'check-invariants': { retryLimit: 0 },
  'ask-releases': { retryLimit: 3, retryDelay: 3600 },
  sweep: { retryLimit: 0 },
  'check-files': { retryLimit: 0 },
  retain: { retryLimit: 0 },
} as const satisfies Record<JobName, object>

export type { JobName }

export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

/** A monotonic clock: with the system's, a runner whose clock is set back would sleep for that long. */
const steadyClock: NonNullable<ConstructorOptions['clock']> = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
}

/**
 * The job runner has its own pool, with our limits: it passes its options to `pg.Pool`, which
 * creates connections by `Client`.
 */
export function createBoss(
  options: ConstructorOptions,
  boundMs: number = bounds.longStatement,
): PgBoss {
  const { Client } = boundedClients(boundMs)
  const pool = { Client, connectionTimeoutMillis: bounds.connect }
  return new PgBoss({ clock: steadyClock, ...options, ...pool })
}
