import type { Job, JobResult } from 'pg-boss'
import { printAgreements } from '../agreement/print.ts'
import { sweepFiles } from '../document/sweep.ts'
import { remind } from '../letter/remind.ts'
import { sendLetter } from '../letter/send.ts'
import { askGateway } from '../payment/jobs.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { retain, retentionHour } from '../person/retention.ts'
import type { Services } from '../services.ts'
import type { Queue } from './boss.ts'
import { foldTally } from './fold-tally.ts'
import { sweepRows } from './sweep.ts'

type Handler = (services: Services, data: { id: string }) => Promise<void>

/** What a transaction leaves to be done: one row of ours each, named by its id. */
const handlers: Partial<Record<Queue, Handler>> = {
  'send-letter': (services, { id }) => sendLetter(services, id),
  'make-refund': makeRefund,
}

/** What recurs, by the minute it starts at; every node may schedule, one runs. */
const schedules: Partial<
  Record<Queue, { cron: string; run: (services: Services) => Promise<void> }>
> = {
  'ask-gateway': { cron: '* * * * *', run: (services) => askGateway(services) },
  'print-agreement': { cron: '* * * * *', run: printAgreements },
  'fold-tally': { cron: '* * * * *', run: foldTally },
  remind: { cron: '*/15 * * * *', run: (services) => remind(services, services.clock.now()) },
  retain: {
    cron: retentionHour.cron,
    run: (services) => retain(services, services.clock.now()),
  },
  sweep: {
    cron: '*/5 * * * *',
    run: async (services) => {
      await sweepRows(services, services.clock.now())
      await sweepFiles(services, services.clock.now())
    },
  },
}

const polling = { pollingIntervalSeconds: 1 }
/** Some side by side, and the next without a pause while there are more; one by one is one a second. */
const inBatches = {
  ...polling,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

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
  for (const [queue, handle] of Object.entries(handlers)) {
    const settle = async ({ id, data }: Job<{ id: string }>): Promise<JobResult> => {
      try {
        await handle(services, data)
        return { id, status: 'completed' }
      } catch (err) {
        log.warn({ err, queue, jobId: id }, 'job failed, will be repeated')
        return { id, status: 'failed' }
      }
    }
    await boss.work<{ id: string }>(queue, inBatches, (jobs) => Promise.all(jobs.map(settle)))
  }
  for (const [queue, { cron, run }] of Object.entries(schedules)) {
    await boss.schedule(queue, cron)
    await boss.work(queue, polling, async () => {
      await run(services).catch((err) => {
        log.warn({ err, queue }, 'scheduled job failed')
        throw err
      })
    })
  }
  return stop
}
