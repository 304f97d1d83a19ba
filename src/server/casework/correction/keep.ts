import {
  type Change,
  type CorrectionActor,
  isContactField,
} from '#domain/application/correction.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { insertCorrections } from '../../data/casework/correction.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The author, time and reason of a correction; required of staff. */
export type Corrector = {
  /** A traveller's browser session. */
  sessionId: number | null
  actor: CorrectionActor
  staffId: string | null
  reason: string | null
  now: Date
}

/** The subject: one applicant's answers, or null for common fields. */
type About = { application: Pick<ApplicationRow, 'id' | 'version'>; applicantId: number | null }

/** Stores each changed field as a row and all as one event, for the next version; returns the rows' ids. */
export async function keepCorrections(
  tx: Tx,
  { application: { id: applicationId, version }, applicantId }: About,
  changes: readonly Change[],
  { actor, staffId, reason, now: at }: Corrector,
): Promise<number[]> {
  const ids = await insertCorrections(
    tx,
    changes.map(({ field, from, to }) => ({
      ...{ applicationId, applicantId, field, oldValue: from, newValue: to },
      ...{ actor, staffId, reason, at, applicationVersion: version + 1 },
    })),
  )
  await recordEvent(tx, {
    ...{ applicationId, applicantId, actor, staffId, at },
    kind: changes.some(({ field }) => isContactField(field)) ? 'contact-changed' : 'corrected',
    note: changes.map(({ field }) => field).join(' '),
  })
  return ids
}
