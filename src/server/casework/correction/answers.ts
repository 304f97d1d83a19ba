import type { correctApplicant } from '#contract/correction.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  answerFields,
  asksAgain,
  changesBetween,
  judgeAnswers,
  whyNotCorrect,
} from '#domain/application/correction.ts'
import { type AnswerField, applicantFields, type Field } from '#domain/application/fields.ts'
import { isPaid } from '#domain/application/status.ts'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import { type Finding, serverContext } from '#domain/application/steps/finding.ts'
import { type DocumentType, requiredDocuments } from '#domain/document/document.ts'
import { whyNotReview } from '#domain/document/review.ts'
import { AppError } from '#domain/error.ts'
import type { Rules } from '#domain/rules/rules.ts'
import {
  type ApplicantRow,
  findApplicant,
  updateAnswers,
} from '../../data/application/applicant.ts'
import { refreshReadiness } from '../../data/application/applicant-state.ts'
import {
  type ApplicationRow,
  askWhileRejected,
  changeApplication,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { keepVerdict } from '../../data/casework/review.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findCurrentDocuments } from '../../data/document/document-version.ts'
import { comparePageOf } from '../../document/passport-pages.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { closeAnswered } from '../filing/questions.ts'
import { type Corrector, keepCorrections } from './keep.ts'

/** An applicant's fields; absent ones stay. */
export type AnswersSent = Omit<BodyOf<typeof correctApplicant>, 'reason' | 'version'>

export type AnswersCorrection = {
  applicantId: number
  sent: AnswersSent
  /** Staff confirmed that the documents match the corrected answers: none is requested again. */
  documentsFit: boolean
}

export type Corrected = {
  correctionIds: readonly number[]
  asksAgain: readonly DocumentType[]
  advice: readonly Finding[]
}

const nothing: Corrected = { correctionIds: [], asksAgain: [], advice: [] }

/** The current answers overlaid with the sent ones, for the rules. */
function merged(row: ApplicantRow, sent: AnswersSent): Applicant {
  const stands = Object.fromEntries(
    answerFields.map((field) => [field, row[field] ?? undefined]),
  ) as unknown as Applicant
  return { ...stands, ...sent } as Applicant
}

/** Applies the form's rules to the changed fields; returns warnings. */
function judge(
  rules: Rules,
  application: ApplicationRow,
  answers: Applicant,
  changed: readonly AnswerField[],
  now: Date,
): readonly Finding[] {
  const { visaType, processingType } = application
  const context = { ...serverContext(rules, now), visaType, processingType }
  const { errors, refusal, advice } = judgeAnswers(answers, changed, context)
  if (errors.length > 0) throw new AppError('correction.refused', {}, errors)
  if (refusal) throw new AppError(refusal)
  return advice
}

/** Rejects the documents that show corrected answers, as the system; returns all that are requested. */
async function rejectOutdated(
  tx: Tx,
  application: ApplicationRow,
  applicant: ApplicantRow,
  changed: readonly AnswerField[],
  now: Date,
): Promise<DocumentType[]> {
  // Decided applicants need no documents.
  const rejection = { verdict: 'rejected', reason: 'answers-changed' } as const
  if (whyNotReview(applicant.state, rejection)) return []
  const all = await findCurrentDocuments(tx, application.id)
  const own = all.filter(({ applicantId }) => applicantId === applicant.id)
  const given = own.map(({ documentType }) => documentType)
  const page = own.find(({ documentType }) => documentType === 'passportDocument')
  const differs = page?.checkFields ?? []
  const asked = asksAgain(changed, { state: applicant.state, given, differs })
  for (const { id, documentType, review } of own) {
    // Already requested by a staff rejection, with its own reason.
    if (!asked.includes(documentType) || review === 'rejected') continue
    await keepVerdict(tx, id, {
      ...{ review: rejection.verdict, reviewReason: rejection.reason, reviewNote: null },
      ...{ reviewedBy: null, reviewedAt: now },
    })
    await recordEvent(tx, {
      ...{ applicationId: application.id, at: now, actor: 'system' },
      ...{ kind: 'document-rejected', note: documentType },
    })
  }
  return asked
}

/** The columns of changed fields. */
function columnsOf(answers: Applicant, changed: readonly AnswerField[]) {
  return Object.fromEntries(changed.map((field) => [field, emptied(field, answers[field])]))
}

/** Null for an empty optional field. A required one is an empty string, which the rules allow of names alone. */
function emptied(field: AnswerField, value: unknown) {
  const { isOptional }: Field = applicantFields[field]
  return isOptional ? value || null : (value ?? '')
}

/**
 * Corrects an applicant's answers in a locked application: the row, a correction per field, one
 * event, the outdated documents, and the letter. Unchanged answers write nothing. Throws
 * application.closed, applicant.filed, correction.refused with fields, correction.visa-kind,
 * correction.ineligible.
 */
export async function correctAnswers(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  { applicantId, sent, documentsFit }: AnswersCorrection,
  by: Corrector,
): Promise<Corrected> {
  const { now } = by
  const applicant = await findApplicant(tx, applicantId)
  if (!applicant) throw new AppError('application.not-found')
  const { state } = applicant
  const closed = whyNotCorrect(by.actor, { state, paymentStatus: application.paymentStatus })
  if (closed) throw new AppError(closed)
  const changes = changesBetween(answerFields, applicant, sent)
  if (changes.length === 0) return nothing
  const changed = changes.map(({ field }) => field)
  const answers = merged(applicant, sent)
  const rules = services.rules.for(application.rulesVersion, now)
  const advice = judge(rules, application, answers, changed, now)
  await updateAnswers(
    tx,
    { id: applicantId, applicationId: application.id },
    columnsOf(answers, changed),
  )
  const about = { application, applicantId }
  const correctionIds = await keepCorrections(tx, about, changes, by)
  const asked = documentsFit ? [] : await rejectOutdated(tx, application, applicant, changed, now)
  if (asked.length === 0) await changeApplication(tx, application, {})
  else await askWhileRejected(tx, rules, application, application.documentsAskedAt ?? now)
  await refreshReadiness(tx, application.id, requiredDocuments(rules, application.visaType))
  await comparePageOf(tx, services, application, { id: applicantId, changed }, now)
  await closeAnswered(tx, services, application, by)
  // Before payment, travellers are still filling in their answers.
  if (by.actor === 'staff' || isPaid(application)) {
    await enqueueLetter(tx, services, {
      ...{ kind: 'answers-corrected', application, now },
      about: { correctionIds, asksAgain: asked },
    })
  }
  return { correctionIds, asksAgain: asked, advice }
}
