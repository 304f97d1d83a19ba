import type { correctTrip as endpoint } from '#contract/correction.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  changesBetween,
  judgeDetails,
  type TripField,
  tripFields,
  whyNotCorrectTrip,
} from '#domain/application/correction.ts'
import { isPaid } from '#domain/application/status.ts'
import { errorsOf } from '#domain/application/steps/finding.ts'
import { AppError } from '#domain/error.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { type Corrector, keepCorrections } from './keep.ts'

/**
 * Corrects the common arrival of all travellers of a locked application, by a traveller or staff:
 * the row, a correction per field, one event, and the letter. Throws application.closed,
 * applicant.filed, correction.refused with fields; returns the changed fields.
 */
export async function correctTrip(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  sent: Omit<BodyOf<typeof endpoint>, 'reason' | 'version'>,
  by: Corrector,
): Promise<readonly TripField[]> {
  const travellers = await findApplicants(tx, row.id)
  const closed = whyNotCorrectTrip(
    by.actor,
    travellers.map(({ state }) => state),
    row.paymentStatus,
  )
  if (closed) throw new AppError(closed)
  const changes = changesBetween(tripFields, row, sent)
  if (changes.length === 0) return []
  const { transportationMethod, portOfEntry } = row
  const changed = changes.map(({ field }) => field)
  const found = judgeDetails({ transportationMethod, portOfEntry, ...sent }, changed, {
    rules: services.rules.for(row.rulesVersion, by.now),
  })
  if (errorsOf(found).length > 0) throw new AppError('correction.refused', {}, errorsOf(found))
  await changeApplication(tx, row, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
  const about = { application: row, applicantId: null }
  const correctionIds = await keepCorrections(tx, about, changes, by)
  if (!isPaid(row)) return changed
  await enqueueLetter(tx, services, {
    ...{ kind: 'answers-corrected', application: row, now: by.now },
    about: { correctionIds, asksAgain: [] },
  })
  return changed
}
