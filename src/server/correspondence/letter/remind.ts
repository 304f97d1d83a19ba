import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { LetterApplication } from '../../data/correspondence/letter-payload.ts'
import { type Due, findIncomplete, findUnpaid } from '../../data/correspondence/reminder.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { mayWriteTo, whyUnreachable } from './mailbox.ts'

const dayMs = 86_400_000
const batchSize = 500

/** Days after which reminders are due; none is sent after `tooLate` days. */
const plan = {
  'reminder-payment': { days: [1, 6], tooLate: 13 },
  'reminder-documents': { days: [2, 7], tooLate: 30 },
} as const

type Reminder = keyof typeof plan

const finders: Record<Reminder, (tx: Tx, due: Due, limit: number) => Promise<LetterApplication[]>> =
  {
    'reminder-payment': findUnpaid,
    'reminder-documents': findIncomplete,
  }

function duesOf(kind: Reminder, now: Date): Due[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const { days, tooLate } = plan[kind]
  return [
    { version: 1, from: ago(days[0]), until: ago(days[1]) },
    { version: 2, from: ago(days[1]), until: ago(tooLate) },
  ]
}

/**
 * Writes the due reminders: each once per application, none after unsubscribing, payment or
 * completion. After an outage only the last one is sent.
 */
export async function remind(services: Services, now: Date): Promise<void> {
  for (const kind of ['reminder-payment', 'reminder-documents'] as const) {
    for (const due of duesOf(kind, now)) {
      const applications = await finders[kind](services.db, due, batchSize)
      for (const application of applications) {
        await inTransaction(services.db, async (tx) => {
          const unreachable = await whyUnreachable(tx, application)
          const isAllowed = await mayWriteTo(tx, kind, application, now)
          const letter = { kind, application, version: due.version, now }
          const withheld = unreachable !== null || !isAllowed
          const byMessenger = unreachable === 'bounced' && isAllowed
          await enqueueLetter(tx, services, { ...letter, withheld, byMessenger })
        })
      }
    }
  }
}
