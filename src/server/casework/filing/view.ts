import type * as z from 'zod/mini'
import type { getFiling } from '#contract/staff/filing.ts'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { documentTypes } from '#domain/document/document.ts'
import { portalCopyOf, portalFileName } from '#domain/document/portal.ts'
import { authorityShare } from '#domain/money/pricing.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import { findFiling, findTicks, findUndecided } from '../../data/casework/filing.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import { findAuthorityFee } from '../../data/money/authority-fee.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { loadGuard } from '../guard.ts'
import { type Loaded, loadFiling } from './load.ts'

export type FilingView = z.input<(typeof getFiling)['answers'][200]>
type LineView = FilingView['lines'][number]

const travellerOf = ({ id, position, firstName, lastName, state }: ApplicantRow) => ({
  ...{ id, position, state },
  name: [firstName, lastName].filter(Boolean).join(' '),
})

/** Where an answer is from that the application has no field for. */
function keptOf(answer: Loaded['answers'][number] | undefined): LineView['kept'] {
  if (!answer?.origin || !answer.answeredAt) return null
  const { origin, answeredBy, answeredByName, answeredAt } = answer
  const by = answeredBy === null ? null : { id: answeredBy, name: answeredByName ?? answeredBy }
  return { origin, by, at: answeredAt.toISOString() }
}

const openSince = (row: Loaded['answers'][number] | undefined): string | null =>
  row?.value === null ? (row.askedAt?.toISOString() ?? null) : null

/** What was asked and answered of lines that the form no longer has, or has in other words. */
const formerOf = ({ applicant, answers, isAskable }: Loaded): FilingView['former'] =>
  answers
    .filter(({ applicantId, isInForm }) => applicantId === applicant.id && !isInForm)
    .map((row) => ({
      ...{ key: row.line, label: row.label, value: row.value, kept: keptOf(row) },
      askedAt: isAskable(applicant) ? openSince(row) : null,
    }))
    .filter(({ value, askedAt }) => value !== null || askedAt !== null)

async function linesOf(
  tx: Tx,
  { applicant, answers, isAskable, linesOf: lines }: Loaded,
): Promise<FilingView['lines']> {
  const ticks = new Map((await findTicks(tx, applicant.id)).map((tick) => [tick.line, tick]))
  const own = answers.filter(
    ({ applicantId, isInForm }) => applicantId === applicant.id && isInForm,
  )
  return lines(applicant).map(({ mark, isKept, alike, ...line }) => {
    const tick = ticks.get(line.key)
    const answer = own.find((each) => each.line === line.key)
    // A tick is void once the value was corrected.
    const isOfThis = tick?.mark.equals(mark) ?? false
    return {
      ...line,
      kept: isKept ? keptOf(answer) : null,
      askedAt: isAskable(applicant) ? openSince(answer) : null,
      alike: alike.length,
      mark: mark.toString('base64url'),
      tick:
        tick && isOfThis
          ? { by: { id: tick.staffId, name: tick.name }, at: tick.tickedAt.toISOString() }
          : null,
    }
  })
}

/** The documents that the portal takes, in its order. */
async function documentsOf(
  tx: Tx,
  { rules, application, applicant, form: { files } }: Loaded,
): Promise<FilingView['documents']> {
  const current = await findCurrentDocuments(tx, application.id)
  const placeOf = (type: (typeof documentTypes)[number]) => documentTypes.indexOf(type)
  return current
    .filter(({ applicantId }) => applicantId === applicant.id)
    .toSorted((a, b) => placeOf(a.documentType) - placeOf(b.documentType))
    .map((document) => ({
      id: document.id,
      documentType: document.documentType,
      name: portalFileName(rules, document, application.visaType, files),
      isAccepted: document.review === 'accepted',
      hasPreview: document.previewKey !== null,
      mediaType: document.mediaType,
      isTooLarge: portalCopyOf(document, files) === 'none',
    }))
}

async function feeOf(tx: Tx, applicantId: number): Promise<FilingView['fee']> {
  const fee = await findAuthorityFee(tx, applicantId)
  if (!fee) return null
  const { amountCents, paidOn, recordedAt, staffId, name } = fee
  return {
    amountCents,
    paidOn,
    by: { id: staffId, name },
    recordedAt: recordedAt.toISOString(),
  }
}

/** One traveller in the form's order. Throws application.not-found. */
export async function filingViewOf(
  tx: Tx,
  services: Services,
  id: number,
  now: Date,
): Promise<FilingView> {
  const loaded = await loadFiling(tx, services, id)
  const { application, applicant, applicants, form } = loaded
  const filing = await findFiling(tx, id)
  const documents = await documentsOf(tx, loaded)
  const guard = await loadGuard(tx, services, application)
  return {
    application: {
      id: application.id,
      reference: referenceOf(application.id),
      version: application.version,
      visaType: application.visaType,
      dueOn: application.dueOn,
    },
    traveller: travellerOf(applicant),
    travellers: applicants.map(travellerOf),
    sections: form.sections.map(({ key, label }) => ({ key, label })),
    lines: await linesOf(tx, loaded),
    former: formerOf(loaded),
    isAskable: loaded.isAskable(applicant),
    documents,
    portalNumber: applicant.portalNumber,
    securityQuestion: filing?.securityQuestion ?? null,
    hasSecurityAnswer: (filing?.sealedAnswer ?? null) !== null,
    fee: await feeOf(tx, id),
    usualFeeCents: authorityShare(
      services.rules.at(applicant.filedAt ?? now),
      application.visaType,
    ),
    filedAt: applicant.filedAt?.toISOString() ?? null,
    whyNotFile: isBeforeFiling(applicant.state) ? (guard.againstFiling(id)[0] ?? null) : null,
  }
}

/** The next applicant of an application to file: a ready one, else any unfiled one, or null. Excludes `not`. */
export async function nextOf(
  tx: Tx,
  applicationId: number,
  { not, isReadyOnly = false }: { not?: number; isReadyOnly?: boolean } = {},
): Promise<number | null> {
  const undecided = (await findUndecided(tx, applicationId)).filter(({ id }) => id !== not)
  const ready = undecided.find(({ state }) => state === 'ready')
  const open = isReadyOnly ? undefined : undecided.find(({ state }) => isBeforeFiling(state))
  return (ready ?? open)?.id ?? null
}
