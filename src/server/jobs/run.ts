import type { Job, JobResult } from 'pg-boss'
import { printAgreements } from '../agreement-copy.ts'
import { sendPush } from '../alert/send-push.ts'
import { tellMorning, tellWaiting } from '../alert/waiting.ts'
import { writeAsked } from '../application/asked-letter.ts'
import type { JobName } from '../db/boss.ts'
import { sweepFiles } from '../document/sweep.ts'
import { tellReceived } from '../letter/received.ts'
import { remind } from '../letter/remind.ts'
import { sendLetter } from '../letter/send.ts'
import { readMailbox } from '../mail/read-mailbox.ts'
import { comparePassportPage } from '../passport/compare.ts'
import { forgetAttempt } from '../payment/forget.ts'
import { askGateway } from '../payment/jobs.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { sweepOutbox } from '../person/outbox.ts'
import { retain, retentionHour } from '../person/retention.ts'
import { judgePromises } from '../promise/judge.ts'
import { checkFiles } from '../review/check-files.ts'
import type { Services } from '../services.ts'
import { checkAudit } from './check-audit.ts'
import { foldTally } from './fold-tally.ts'
import { checkWork, keepWork } from './keep-work.ts'
import { sealAudit } from './seal-audit.ts'
import { sweepRows } from './sweep.ts'

type Handler = (services: Services, data: { id: string }) => Promise<void>

/** What a transaction leaves to be done: one row of ours each, named by its id. */
const handlers: Partial<Record<JobName, Handler>> = {
  'send-letter': (services, { id }) => sendLetter(services, id),
  'make-refund': makeRefund,
  'write-asked': writeAsked,
  'forget-attempt': forgetAttempt,
  'compare-passport': comparePassportPage,
  'send-push': sendPush,
}

/** What recurs, by the minute it starts at; every node may schedule, one runs. */
const schedules: Partial<
  Record<JobName, { cron: string; run: (services: Services) => Promise<void> }>
> = {
  'ask-gateway': { cron: '* * * * *', run: (services) => askGateway(services) },
  'print-agreement': { cron: '* * * * *', run: printAgreements },
  'fold-tally': { cron: '* * * * *', run: foldTally },
  'keep-work': { cron: '* * * * *', run: keepWork },
  'check-work': { cron: '20 1 * * *', run: checkWork },
  'seal-audit': { cron: '* * * * *', run: (services) => sealAudit(services) },
  // After the retention, which writes into it.
  'check-audit': { cron: '45 2 * * *', run: checkAudit },
  'tell-received': {
    cron: '* * * * *',
    run: (services) => tellReceived(services, services.clock.now()),
  },
  'read-mailbox': { cron: '* * * * *', run: (services) => readMailbox(services) },
  // Soon after the day at the seat is over, and again for what a stopped server missed.
  'judge-promises': {
    cron: '10 * * * *',
    run: async (services) => void (await judgePromises(services, services.clock.now())),
  },
  'tell-waiting': {
    cron: '* * * * *',
    run: (services) => tellWaiting(services, services.clock.now()),
  },
  // Begins at an hour of the seat; whoever was away then does it as soon as they are back.
  'tell-morning': {
    cron: '*/15 * * * *',
    run: (services) => tellMorning(services, services.clock.now()),
  },
  remind: { cron: '*/15 * * * *', run: (services) => remind(services, services.clock.now()) },
  retain: {
    cron: retentionHour.cron,
    run: (services) => retain(services, services.clock.now()),
  },
  // Ten minutes at a time, each going on where the last one stopped.
  'check-files': {
    cron: '*/15 0-4 * * *',
    run: async (services) => void (await checkFiles(services)),
  },
  sweep: {
    cron: '*/5 * * * *',
    run: async (services) => {
      await sweepRows(services, services.clock.now())
      await sweepFiles(services, services.clock.now())
      await sweepOutbox(services, services.clock.now())
    },
  },
}

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
} as const

/** Longer than every peer's own bound; whoever takes more is given up and repeated later. */
const jobLimitMs = 60_000

class JobTooSlow extends Error {
  override name = 'JobTooSlow'
}

async function limited(work: Promise<void>, limitMs: number): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new JobTooSlow('Took too long')), limitMs)
  await Promise.race([work, promise]).finally(() => clearTimeout(limit))
}

/**
 * Starts the job runner. A node of role `web` only enqueues. The answer stops it, letting running
 * jobs finish.
 */
export async function startJobs(
  services: Services,
  role: 'web' | 'worker' | 'all',
): Promise<() => Promise<void>> {
  const { boss, log } = services
  await boss.start()
  const stop = () => boss.stop({ graceful: true, timeout: 5_000 })
  if (role === 'web') return stop
  for (const [name, handle] of Object.entries(handlers)) {
    const perform = async ({ id, data }: Job<{ id: string }>): Promise<JobResult> => {
      try {
        await limited(handle(services, data), jobLimitMs)
        return { id, status: 'completed' }
      } catch (err) {
        log.warn({ err, job: name, jobId: id }, 'job failed, will be repeated')
        return { id, status: 'failed' }
      }
    }
    await boss.work<{ id: string }>(name, inBatches, (jobs) => Promise.all(jobs.map(perform)))
  }
  for (const [name, { cron, run }] of Object.entries(schedules)) {
    await boss.schedule(name, cron)
    await boss.work(name, polling, async () => {
      await run(services).catch((err) => {
        log.warn({ err, job: name }, 'scheduled job failed')
        // The job runner keeps what it is thrown: nothing of a row may stand in it.
        throw new Error('failed, see the log')
      })
    })
  }
  return stop
}
