import { isDecidedState } from '#domain/application/applicant-state.ts'
import { isPaid } from '#domain/application/status.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import {
  type Amender,
  type Amendment,
  amendmentOf,
  type OrderChoice,
  type OrderFacts,
  opensAgain,
  promiseAfter,
  type WantedChoice,
} from '#domain/money/amendment.ts'
import { frozenOf } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { refreshReadiness } from '../../data/application/applicant-state.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import {
  type AmendmentRow,
  choicesOf,
  closeAmendment,
  findOpenAmendment,
  markOpenedAgain,
} from '../../data/money/amendment.ts'
import { isDisputed } from '../../data/money/dispute.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

export function choiceOf(row: ApplicationRow): OrderChoice {
  const { visaType, processingType, hasInsurance, hasEsim: hasESim } = row
  return { visaType, processingType, hasInsurance, hasESim }
}

/** An order from its row and travellers. */
export function orderOf(row: ApplicationRow, travellers: readonly ApplicantRow[]): OrderFacts {
  return {
    ...choiceOf(row),
    numberOfApplicants: row.numberOfApplicants,
    totalCents: row.totalPriceCents,
    isPaid: isPaid(row),
    paymentStatus: row.paymentStatus,
    travellers,
  }
}

/** The consequences of a change for the application. */
export async function judgeAmendment(
  tx: Tx,
  { rules }: Pick<Services, 'rules'>,
  row: ApplicationRow,
  wanted: WantedChoice,
  by: Amender,
  now: Date,
): Promise<Amendment> {
  return amendmentOf(
    rules.for(row.rulesVersion, now),
    {
      ...orderOf(row, await findApplicants(tx, row.id)),
      isDisputed: await isDisputed(tx, row.id),
    },
    wanted,
    by,
    dayAtSeat(now),
  )
}

async function isOpenAgain(
  tx: Tx,
  rules: Rules,
  row: ApplicationRow,
  { toVisaType }: AmendmentRow,
) {
  if (!row.completedAt || toVisaType === row.visaType) return false
  const documents = await findCurrentDocuments(tx, row.id)
  const going = (await findApplicants(tx, row.id)).filter(({ state }) => !isDecidedState(state))
  const given = going.map(({ id }) =>
    documents
      .filter(({ applicantId }) => applicantId === id)
      .map(({ documentType }) => documentType),
  )
  return opensAgain(rules, toVisaType, given)
}

/**
 * Amends a locked application: type, speed, extras and price, promise, readiness; one event and one
 * letter. The hand-over is reopened if the new type needs more documents.
 */
export async function applyAmendment(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  amendment: AmendmentRow,
  now: Date,
): Promise<void> {
  const { priceLines } = amendment
  const { visaType, processingType, hasInsurance, hasESim: hasEsim } = choicesOf(amendment).to
  const rules = services.rules.for(row.rulesVersion, now)
  const openedAgain = await isOpenAgain(tx, rules, row, amendment)
  await closeOthers(tx, row.id, amendment, { now, openedAgain })
  await changeApplication(tx, row, {
    ...{ visaType, processingType, hasInsurance, hasEsim },
    ...frozenOf(priceLines),
    priceLines: JSON.stringify(priceLines),
    ...promisedBy(services, rules, row, amendment, { now, openedAgain }),
    ...(openedAgain && { completedAt: null }),
  })
  await refreshReadiness(tx, row.id, requiredDocuments(rules, visaType))
  const { actor, staffId, reason } = amendment
  const line = { applicationId: row.id, at: now, actor, staffId, note: reason }
  await recordEvent(tx, { ...line, kind: 'order-amended' })
  const about = { amendmentId: amendment.id }
  await enqueueLetter(tx, services, { kind: 'order-amended', application: row, about, now })
}

/** The columns of the new promise; none if unchanged. */
function promisedBy(
  { refundsLateSurcharge }: Services,
  rules: Rules,
  row: ApplicationRow,
  { fromProcessingType, toProcessingType }: AmendmentRow,
  { now, openedAgain }: { now: Date; openedAgain: boolean },
) {
  const isOtherSpeed = toProcessingType !== fromProcessingType
  const guaranteed = isOtherSpeed ? { surchargeGuaranteed: refundsLateSurcharge } : {}
  if (openedAgain || !row.completedAt) {
    return { ...guaranteed, dueOn: null, promisedFrom: null, promisedOn: null }
  }
  const promise = promiseAfter(rules, row, toProcessingType, dayAtSeat(now))
  if (!promise) return guaranteed
  return { ...guaranteed, dueOn: promise.on, promisedFrom: promise.from, promisedOn: promise.on }
}

/** Other open changes are outdated. */
async function closeOthers(
  tx: Tx,
  applicationId: number,
  { id }: AmendmentRow,
  end: { now: Date; openedAgain: boolean },
): Promise<void> {
  const open = await findOpenAmendment(tx, applicationId)
  if (open?.id === id) await closeAmendment(tx, id, { state: 'done', doneAt: end.now })
  else if (open) await closeAmendment(tx, open.id, { state: 'lapsed', doneAt: null })
  if (end.openedAgain) await markOpenedAgain(tx, id)
}
