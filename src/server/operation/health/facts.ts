import type { HealthFacts } from '#domain/health-facts.ts'
import { isJob } from '#domain/job.ts'
import { findLastBackup } from '../../data/operation/backup.ts'
import {
  actAsSignedIn,
  findDatabaseFacts,
  findLetterFacts,
  findMailboxFacts,
  findMessengerFacts,
  findOpenAttempts,
  findQueues,
  findSealing,
} from '../../data/operation/health.ts'
import { findInvariantCheck } from '../../data/operation/invariant-check.ts'
import { findNodes } from '../../data/operation/node.ts'
import { findNewestRelease } from '../../data/operation/release-check.ts'
import { findScheduledRuns } from '../../data/operation/scheduled-run.ts'
import { findAuditCheck } from '../../data/staff/audit.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

const patienceMs = 3_000
const day = 86_400_000

/** One part of the facts; null when it fails or takes too long. */
async function ask<T>(log: Services['log'], part: string, question: Promise<T>): Promise<T | null> {
  const { promise, reject } = Promise.withResolvers<never>()
  const patience = setTimeout(() => reject(new Error('Took too long')), patienceMs)
  try {
    return await Promise.race([question, promise])
  } catch (err) {
    log.warn({ err, part }, 'a part could not be asked how it is')
    return null
  } finally {
    clearTimeout(patience)
  }
}

async function findMailbox({ db, mailbox }: Services): Promise<HealthFacts['mailbox']> {
  if (!mailbox) return 'off'
  const read = await findMailboxFacts(db)
  // During a pause after failures this time is in the future.
  const readAt = read && read.failures === 0 ? read.readingUntil : null
  return { failures: read?.failures ?? 0, readAt }
}

/** Of real ones; a sandbox has no health. */
async function findMessengers(
  { db, messengers }: Services,
  now: Date,
): Promise<HealthFacts['messengers']> {
  const names = Object.values(messengers).flatMap((each) => (each.isSandbox ? [] : each.messenger))
  return names.length === 0 ? 'off' : findMessengerFacts(db, names, now)
}

async function findAuditFacts({ db }: Services, now: Date): Promise<HealthFacts['audit']> {
  const check = await findAuditCheck(db)
  const checkedAt = check && new Date(check.at)
  return { checkedAt, isWhole: check?.isWhole ?? true, ...(await findSealing(db, now)) }
}

/** Jobs that no longer exist are ignored, though late for ever. */
async function findSchedules({ db }: Services) {
  const runs = await findScheduledRuns(db)
  return runs.flatMap(({ name, ...run }) => (isJob(name) ? { name, ...run } : []))
}

/** The facts of the health page; unavailable ones are null and affect no others. */
export async function findFacts(services: Services): Promise<HealthFacts> {
  const { db, log, clock } = services
  const now = clock.now()
  const failedSince = new Date(now.getTime() - day)
  const [
    database,
    nodes,
    newestRelease,
    queues,
    schedules,
    letters,
    openAttempts,
    mailbox,
    messengers,
    backup,
    audit,
    invariants,
  ] = await Promise.all([
    ask(
      log,
      'database',
      inTransaction(db, async (tx) => {
        await actAsSignedIn(tx)
        return findDatabaseFacts(tx)
      }),
    ),
    ask(log, 'nodes', findNodes(db)),
    services.releases ? ask(log, 'newestRelease', findNewestRelease(db)) : null,
    ask(log, 'jobs', findQueues(db)),
    ask(log, 'schedules', findSchedules(services)),
    ask(log, 'letters', findLetterFacts(db, { now, failedSince })),
    ask(log, 'openAttempts', findOpenAttempts(db, now)),
    ask(log, 'mailbox', findMailbox(services)),
    ask(log, 'messengers', findMessengers(services, now)),
    ask(
      log,
      'backup',
      findLastBackup(db).then((last) => last ?? ('never' as const)),
    ),
    ask(log, 'audit', findAuditFacts(services, now)),
    ask(
      log,
      'invariants',
      findInvariantCheck(db).then((check) => check ?? ('never' as const)),
    ),
  ])
  const parts = { database, nodes, newestRelease, jobs: queues, schedules, letters, openAttempts }
  return { ...parts, mailbox, messengers, backup, audit, invariants }
}

const freshMs = 5_000

/** The facts, cached for five seconds: frequent or concurrent requests cost no more. */
export function cachedFacts(services: Services): () => Promise<HealthFacts> {
  let last: { facts: Promise<HealthFacts>; at: number } | null = null
  return () => {
    const at = performance.now()
    if (!last || at - last.at > freshMs) last = { facts: findFacts(services), at }
    return last.facts
  }
}
