import type { JobResult, JobWithMetadata } from 'pg-boss'
import { printAgreements } from './application/agreement-copy.ts'
import { writeAsked } from './application/asked-letter.ts'
import { remindDrafts } from './application/draft-reminder.ts'
import { checkFiles } from './casework/review/check-files.ts'
import { tellReceived } from './correspondence/letter/received.ts'
import { remind } from './correspondence/letter/remind.ts'
import { sendLetter } from './correspondence/letter/send.ts'
import { readMailbox } from './correspondence/mail/read-mailbox.ts'
import { sendTravellerPush } from './correspondence/push/send.ts'
import { noteScheduledRun } from './data/operation/scheduled-run.ts'
import { bringBackFuture, bringBackRows, earliestNow } from './data/operation/set-clock.ts'
import { comparePassportPage } from './document/passport-pages.ts'
import { sweepFiles } from './document/sweep.ts'
import { OutOfTime } from './document/upload/in-process.ts'
import { forgetAttempt } from './money/payment/forget.ts'
import { askGateway } from './money/payment/jobs.ts'
import { makeRefund } from './money/payment/make-refund.ts'
import { judgePromises } from './money/promise/judge.ts'
import { askReleases } from './operation/jobs/ask-releases.ts'
import { checkAudit } from './operation/jobs/check-audit.ts'
import { checkInvariants } from './operation/jobs/check-invariants.ts'
import { foldTally } from './operation/jobs/fold-tally.ts'
import { checkWork, keepWork } from './operation/jobs/keep-work.ts'
import { sealAudit } from './operation/jobs/seal-audit.ts'
import { sweepRows } from './operation/jobs/sweep.ts'
import { sweepOutbox } from './person/outbox.ts'
import { retain, retentionHour } from './person/retention.ts'
import type { JobName } from './platform/db/boss.ts'
import type { Services } from './services.ts'
import { sweepOwnerPassword } from './staff/account/owner-password.ts'
import { sendPush } from './staff/alert/send-push.ts'
import { tellMorning, tellWaiting } from './staff/alert/waiting.ts'

/** What a job is about, and the trace in which it was left behind. */
type JobData = { id: string; trace?: string }

/** `lacked`: how often time lacked for the job before. */
type Handler = (services: Services, data: { id: string }, lacked: number) => Promise<void>

/** What a transaction leaves to be done: one row of ours each, named by its id. */
const ours: Partial<Record<JobName, Handler>> = {
  'send-letter': (services, { id }) => sendLetter(services, id),
  'make-refund': makeRefund,
  'write-asked': writeAsked,
  'forget-attempt': forgetAttempt,
  'compare-passport': comparePassportPage,
  'send-push': sendPush,
  'send-traveller-push': sendTravellerPush,
}

type Schedule = {
  cron: string
  /** How often that is, for whoever has to notice that it does not happen. */
  every: number
  /** `now` is as early as the clocks of node and database allow: who runs ahead ends and sends nothing too soon. */
  run: (services: Services, now: Date) => Promise<unknown>
}

const [minute, hour, day] = [60, 3600, 86_400]

/** What recurs, by the minute it starts at; every node may schedule, one runs. */
const schedules: Partial<Record<JobName, Schedule>> = {
  'ask-gateway': { cron: '* * * * *', every: minute, run: askGateway },
  'print-agreement': { cron: '* * * * *', every: minute, run: printAgreements },
  'fold-tally': { cron: '* * * * *', every: minute, run: foldTally },
  'keep-work': { cron: '* * * * *', every: minute, run: keepWork },
  'check-work': { cron: '20 1 * * *', every: day, run: checkWork },
  'seal-audit': { cron: '* * * * *', every: minute, run: (services) => sealAudit(services) },
  // After the retention, which writes into it.
  'check-audit': { cron: '45 2 * * *', every: day, run: checkAudit },
  'check-invariants': { cron: '15 3 * * *', every: day, run: checkInvariants },
  'ask-releases': { cron: '30 5 * * *', every: day, run: askReleases },
  'tell-received': { cron: '* * * * *', every: minute, run: tellReceived },
  'read-mailbox': { cron: '* * * * *', every: minute, run: (services) => readMailbox(services) },
  // Soon after the day at the seat is over, and again for what a stopped server missed.
  'judge-promises': { cron: '10 * * * *', every: hour, run: judgePromises },
  'tell-waiting': { cron: '* * * * *', every: minute, run: tellWaiting },
  // Begins at an hour of the seat; whoever was away then does it as soon as they are back.
  'tell-morning': { cron: '*/15 * * * *', every: 15 * minute, run: tellMorning },
  remind: { cron: '*/15 * * * *', every: 15 * minute, run: remind },
  'remind-drafts': { cron: '*/15 * * * *', every: 15 * minute, run: remindDrafts },
  retain: { cron: retentionHour.cron, every: day, run: retain },
  // Ten minutes at a time, each going on where the last one stopped.
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

/** How often it is asked whether the clock of the database was set back: no schedule would run that could ask it. */
const lookAtClockMs = 30_000

const polling = { pollingIntervalSeconds: 1 }
/**
 * Some side by side, and the next without a pause while there are more; one by one is one a second. A
 * batch is as slow as its slowest, so there is another one beside it.
 */
const inBatches = {
  ...polling,
  batchSize: 5,
  burstWhenBatchFull: true,
  localConcurrency: 2,
  perJobResults: true,
  includeMetadata: true,
} as const

/** Longer than every peer's own bound; whoever takes more is given up and repeated later. */
const jobLimitMs = 60_000

class JobTooSlow extends Error {
  override name = 'JobTooSlow'
}

/** Kept by the job runner with the job, as what came of it so far. */
function lackedBefore({ output }: JobWithMetadata<JobData>): number {
  const { lacked } = (output ?? {}) as { lacked?: unknown }
  return typeof lacked === 'number' ? lacked : 0
}

async function limited(work: Promise<void>, limitMs: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new JobTooSlow('Took too long')), limitMs)
  await Promise.race([work, promise]).finally(() => clearTimeout(limit))
}

/** Does the work of a queue, within a span where somebody collects them: a trace of its own, which knows its cause. */
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

/** Does what recurs, and notes how it went. */
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
    // The job runner keeps what it is thrown: nothing of a row may stand in it.
    throw new Error('failed, see the log')
  }
}

/**
 * Starts the job runner. A node of role `web` only enqueues. The answer stops it, letting running
 * jobs finish.
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
      if (await bringBackFuture(db)) log.warn('the clock of the database was set back')
      await bringBackRows(db)
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
  // Side by side: one after the other they would wait for the disk as often as there are jobs.
  await Promise.all([...listening, ...scheduled])
  return () => {
    clearInterval(looking)
    return end()
  }
}
