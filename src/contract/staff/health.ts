import * as z from 'zod/mini'
import { nodeRoles } from '#domain/health-facts.ts'
import { healthParts, healthReasons, healthStates } from '#domain/health-line.ts'
import { jobNames } from '#domain/job.ts'
import { endpoint } from '../endpoint.ts'
import { count, moment, nullableMoment } from '../shapes.ts'
import { staffErrors } from './application.ts'

const job = z.enum(jobNames)
const amount = z.nullable(z.number())

const healthLine = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  reason: z.enum(healthReasons),
  seconds: amount,
  bytes: amount,
  percent: amount,
  count: amount,
  /** The node, job or queue concerned. */
  name: z.nullable(z.string()),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/admin/health',
  summary:
    'How the installation is: a line for each part, the worst first, and the figures behind them; null where a part cannot be asked',
  answers: {
    200: z.object({
      at: moment,
      lines: z.array(healthLine),
      database: z.nullable(
        z.object({
          version: z.string(),
          sizeBytes: z.number(),
          connections: count,
          maxConnections: count,
          longestTransactionSeconds: z.number(),
          standbys: count,
          lagSeconds: amount,
        }),
      ),
      nodes: z.nullable(
        z.array(
          z.object({
            name: z.string(),
            role: z.enum(nodeRoles),
            version: z.string(),
            startedAt: moment,
            seenAt: moment,
            memoryBytes: z.number(),
            lagMs: z.number(),
            diskFreeBytes: amount,
            clockAheadSeconds: z.number(),
          }),
        ),
      ),
      queues: z.nullable(
        z.array(z.object({ name: job, waiting: count, active: count, failed: count })),
      ),
      schedules: z.nullable(
        z.array(
          z.object({
            name: job,
            everySeconds: count,
            succeededAt: nullableMoment,
            failedAt: nullableMoment,
            seconds: z.number(),
          }),
        ),
      ),
      openAttempts: z.nullable(count),
      letters: z.nullable(z.object({ waiting: count, failing: count, failed: count })),
      backup: z.nullable(z.object({ at: moment, verifiedAt: nullableMoment })),
      audit: z.nullable(z.object({ sealedAt: nullableMoment, checkedAt: nullableMoment })),
      invariants: z.nullable(
        z.object({ askedAt: moment, broken: count, names: z.array(z.string()) }),
      ),
      mailboxReadAt: nullableMoment,
      messengersHeardAt: nullableMoment,
    }),
  },
  errors: staffErrors,
})
