import type { JobResult, JobWithMetadata } from 'pg-boss'
import { printAgreements } from './application/agreement-copy.ts'
import { writeAsked } from './application/asked-letter.ts'
import { remindDrafts } from './application/draft-reminder.ts'
import { checkWork, keepWork } from './casework/keep-work.ts'
import { tellReceived } from './correspondence/letter/received.ts'
import { remind } from './correspondence/letter/remind.ts'
import { sendLetter } from './correspondence/letter/send.ts'
import { readMailbox } from './correspondence/mail/read-mailbox.ts'
import { sendMessages } from './correspondence/messenger/send.ts'
import { takeMessenger } from './correspondence/messenger/take.ts'
import { tendMessengers } from './correspondence/messenger/tend.ts'
import { sendTravellerPush } from './correspondence/push/send.ts'
import { foldTally } from './data/casework/tally.ts'
import {
  correctJobTimestamps,
  correctRowTimestamps,
  earliestNow,
} from './data/operation/clock-rollback.ts'
import { noteScheduledRun } from './data/operation/scheduled-run.ts'
import { checkFiles } from './document/check-files.ts'
import { comparePassportPage } from './document/passport-pages.ts'
import { sweepFiles } from './document/sweep.ts'
import { OutOfTime } from './document/upload/isolated-process.ts'
import { forgetAttempt } from './money/payment/forget.ts'
import { askGateway } from './money/payment/jobs.ts'
import { makeRefund } from './money/payment/make-refund.ts'
import { judgePromises } from './money/promise/judge.ts'
import { askReleases } from './operation/jobs/ask-releases.ts'
import { checkInvariants } from './operation/jobs/check-invariants.ts'
import { sweepRows } from './operation/jobs/sweep.ts'
import { sweepOutbox } from './person/outbox.ts'
import { retain, retentionHour } from './person/retention.ts'
import type { JobName } from './platform/db/boss.ts'
import { beginDueRules } from './rules/begin.ts'
import type { Services } from './services.ts'
import { sweepOwnerPassword } from './staff/account/owner-password.ts'
import { sendPush } from './staff/alert/send-push.ts'
import { tellMorning, tellWaiting } from './staff/alert/waiting.ts'
import { checkAudit } from './staff/audit/check.ts'
import { sealAudit } from './staff/audit/seal.ts'

/** The job's subject, and the trace that enqueued it. */
type JobData = { id: string; trace?: string }

/** `lacked`: how often the previous run ran out of time. */
type Handler = (services: Services, data: { id: string }, lacked: number) => Promise<void>

/** Jobs enqueued by transactions, each for one row by its id. */
const ours: Partial<Record<JobName, Handler>> = {
  'send-letter': (services, { id }) => sendLetter(services, id),
  'make-refund': makeRefund,
  'write-asked': writeAsked,
  'forget-attempt': forgetAttempt,
  'compare-passport': comparePassportPage,
  'send-push': sendPush,
  'send-traveller-push': sendTravellerPush,
  'send-messenger': sendMessages,
  'take-messenger': (services, { id }) => takeMessenger(services, id),
}

type Schedule = {
  cron: string
  /** Expected interval, to detect missing runs. */
  every: number
  /** `now` is the earlier of the node's and the database's clock, so that nothing ends or is sent too soon. */
  run: (services: Services, now: Date) => Promise<unknown>
}

const [minute, hour, day] = [60, 3600, 86_400]

/** Recurring jobs by cron expression; any node may schedule, one runs. */
const schedules: Partial<Record<JobName, Schedule>> = {
  'ask-gateway': { cron: '* * * * *', every: minute, run: askGateway },
  'print-agreement': { cron: '* * * * *', every: minute, run: printAgreements },
  'fold-tally': { cron: '* * * * *', every: minute, run: ({ db }) => foldTally(db) },
  'keep-work': { cron: '* * * * *', every: minute, run: keepWork },
  'check-work': { cron: '20 1 * * *', every: day, run: checkWork },
  'seal-audit': { cron: '* * * * *', every: minute, run: (services) => sealAudit(services) },
  // After the retention job, which writes to it.
  'check-audit': { cron: '45 2 * * *', every: day, run: checkAudit },
  'check-invariants': { cron: '15 3 * * *', every: day, run: checkInvariants },
  'ask-releases': { cron: '30 5 * * *', every: day, run: askReleases },
  'tell-received': { cron: '* * * * *', every: minute, run: tellReceived },
  'read-mailbox': { cron: '* * * * *', every: minute, run: (services) => readMailbox(services) },
  // Soon after midnight at the seat, and later for what a stopped server missed.
  'judge-promises': { cron: '10 * * * *', every: hour, run: judgePromises },
  'begin-rules': { cron: '* * * * *', every: minute, run: beginDueRules },
  'tell-waiting': { cron: '* * * * *', every: minute, run: tellWaiting },
  // Starts at a fixed local hour; after downtime it runs as soon as possible.
  'tell-morning': { cron: '*/15 * * * *', every: 15 * minute, run: tellMorning },
  remind: { cron: '*/15 * * * *', every: 15 * minute, run: remind },
  'remind-drafts': { cron: '*/15 * * * *', every: 15 * minute, run: remindDrafts },
  'tend-messengers': { cron: '*/15 * * * *', every: 15 * minute, run: tendMessengers },
  retain: { cron: retentionHour.cron, every: day, run: retain },
  // Ten minutes at a time, each run continuing the last.
  'check-files': { cron: '*/15 0-4 * * *', every: day, run: (services) => checkFiles(services) },
  sweep: {
    cron: '*/5 * * * *',
    every: 5 * minute,
    run: async (services, now) => {
      await sweepRows(services, now)
      await sweepFiles(services, now)
      await sweepOutbox(services, now)
      await sweepOwnerPassword(services, now)
    },
  },
}

/** Interval of checking whether the database's clock was set back, which would also stop every schedule. */
const lookAtClockMs = 30_000

const polling = { pollingIntervalSeconds: 1 }
/**
 * Batches run back to back while there are jobs; singly it would be one a second. Two batches at a
 * time, since each is as slow as its slowest job.
 */
const inBatches = {
  ...polling,
  batchSize: 5,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
  includeMetadata: true,
} as const

/** Longer than any external service's limit; beyond it a job is aborted and retried. */
const jobLimitMs = 60_000

class JobTooSlow extends Error {
  override name = 'JobTooSlow'
}

/** Stored by the job runner as the job's output. */
function lackedBefore({ output }: JobWithMetadata<JobData>): number {
  const { lacked } = (output ?? {}) as { lacked?: unknown }
  return typeof lacked === 'number' ? lacked : 0
}

async function limited(work: Promise<void>, limitMs: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new JobTooSlow('Took too long')), limitMs)
  await Promise.race([work, promise]).finally(() => clearTimeout(limit))
}

/** Runs a queue's work in a span: a trace of its own, linked to its cause. */
function within(
  { tracer }: Services,
  queue: string,
  link: string | null | undefined,
  work: () => Promise<void>,
): Promise<void> {
  if (!tracer) return work()
  const attributes = {
    'messaging.system': 'pgboss',
    'messaging.operation.type': 'process',
    'messaging.destination.name': queue,
  }
  const about = { name: `process ${queue}`, kind: 'consumer', attributes } as const
  return tracer.span({ ...about, link: link ?? null }, work)
}

/** Runs a recurring job and records the outcome. */
async function runScheduled(
  services: Services,
  name: string,
  { every, run }: Schedule,
): Promise<void> {
  const { db, log, clock } = services
  const begun = performance.now()
  const note = (isGood: boolean) => {
    const seconds = (performance.now() - begun) / 1000
    const row = { name, everySeconds: every, isGood, seconds, at: clock.now() }
    return noteScheduledRun(db, row).catch((err) => log.debug({ err, job: name }, 'not noted'))
  }
  try {
    const now = await earliestNow(db, clock.now())
    await within(services, name, null, async () => void (await run(services, now)))
    await note(true)
  } catch (err) {
    log.warn({ err, job: name }, 'scheduled job failed')
    await note(false)
    // The job runner stores the error, so it must not contain row data.
    throw new Error('failed, see the log')
  }
}

/**
 * Starts the job runner. A node of role `web` only enqueues. Returns a function that stops it,
 * letting running jobs finish.
 */
export async function startJobs(
  services: Services,
  role: 'web' | 'worker' | 'all',
  handlers = ours,
): Promise<() => Promise<void>> {
  const { boss, db, log } = services
  await boss.start()
  const end = () => boss.stop({ graceful: true, timeout: 5_000 })
  if (role === 'web') return end
  const bringBack = async () => {
    try {
      if (await correctJobTimestamps(db)) log.warn('the clock of the database was set back')
      await correctRowTimestamps(db)
    } catch (err) {
      log.debug({ err }, 'the clock of the database is not known')
    }
  }
  const looking = setInterval(bringBack, lookAtClockMs)
  const listening = Object.entries(handlers).map(async ([name, handle]) => {
    const perform = async (job: JobWithMetadata<JobData>): Promise<JobResult> => {
      const { id, data } = job
      const lacked = lackedBefore(job)
      try {
        await within(services, name, data.trace, () =>
          limited(handle(services, data, lacked), jobLimitMs),
        )
        return { id, status: 'completed' }
      } catch (err) {
        log.warn({ err, job: name, jobId: id }, 'job failed, will be repeated')
        const isLacking = err instanceof OutOfTime || err instanceof JobTooSlow
        return { id, status: 'failed', output: { lacked: lacked + Number(isLacking) } }
      }
    }
    await boss.work<JobData, unknown, typeof inBatches>(name, inBatches, (jobs) =>
      Promise.all(jobs.map(perform)),
    )
  })
  const scheduled = Object.entries(schedules).map(async ([name, schedule]) => {
    await boss.schedule(name, schedule.cron)
    await boss.work(name, polling, () => runScheduled(services, name, schedule))
  })
  // Concurrently: each waits for the disk.
  await Promise.all([...listening, ...scheduled])
  return () => {
    clearInterval(looking)
    return end()
  }
}
