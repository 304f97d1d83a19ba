import {
  type Change,
  type CorrectionActor,
  isContactField,
} from '#domain/application/correction.ts'
import { recordEvent } from '../../data/application/event.ts'
import { insertCorrections } from '../../data/casework/correction.ts'
import type { Tx } from '../../platform/db/database.ts'

/** Who corrects, when, and why: staff always say why. */
export type Corrector = {
  /** Of a traveller: the session of their browser. */
  sessionId: number | null
  actor: CorrectionActor
  staffId: string | null
  reason: string | null
  now: Date
}

/** What is corrected: one traveller's answers, or with null what belongs to all. */
type About = { applicationId: number; applicantId: number | null }

/** Keeps each changed field as a row, and all of them as one line of the history; answers the rows' numbers. */
export async function keepCorrections(
  tx: Tx,
  { applicationId, applicantId }: About,
  changes: readonly Change[],
  { actor, staffId, reason, now: at }: Corrector,
): Promise<number[]> {
  const ids = await insertCorrections(
    tx,
    changes.map(({ field, from, to }) => ({
      ...{ applicationId, applicantId, field, oldValue: from, newValue: to },
      ...{ actor, staffId, reason, at },
    })),
  )
  await recordEvent(tx, {
    ...{ applicationId, applicantId, actor, staffId, at },
    kind: changes.some(({ field }) => isContactField(field)) ? 'contact-changed' : 'corrected',
    note: changes.map(({ field }) => field).join(' '),
  })
  return ids
}
