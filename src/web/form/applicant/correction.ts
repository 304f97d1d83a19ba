import type { BodyOf } from '#client/route.ts'
import type { ApplicationView } from '#contract/application.ts'
import {
  answerFields,
  asksAgain,
  type Change,
  changesBetween,
  type Judgement,
  judgeAnswers,
} from '#domain/application/correction.ts'
import { type AnswerField, applicantFields } from '#domain/application/fields.ts'
import type { Applicant, ApplicantContext } from '#domain/application/steps/applicant.ts'
import { cleanCode, cleanName } from '#domain/application/steps/clean.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { cleanText } from '#domain/text.ts'
import { type ApplicantValues, applicantAnswers, dateFaultsOf } from './values.ts'

type StandingDocument = {
  documentType: DocumentType
  current?: boolean
  /** Contradicted answers, as in the travellers' API. */
  differs?: readonly AnswerField[]
  /** The same as in the staff API. */
  passportCheck?: { fields: readonly AnswerField[] } | null
}

/** An applicant as in either API. */
export type StandingApplicant = Pick<
  ApplicationView['applicants'][number],
  AnswerField | 'id' | 'state'
> & { documents: readonly StandingDocument[] }

type AnswersSent = Omit<BodyOf<'PATCH /api/applicants/{id}'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
export type Correction = Pick<Judgement, 'refusal'> & {
  /** Only the changes. */
  sent: AnswersSent
  changes: readonly Change<AnswerField>[]
  findings: readonly (Finding & { part?: string })[]
  /** Documents that will be requested again. */
  asksAgain: readonly DocumentType[]
}

function tidyOf(field: AnswerField) {
  const { kind } = applicantFields[field]
  if (kind === 'name') return cleanName
  return kind === 'code' || kind === 'country' ? cleanCode : cleanText
}

const tidy = (field: AnswerField, value: unknown) =>
  typeof value === 'string' ? tidyOf(field)(value) : value

/** Compares the typed values with the current ones. */
export function correctionOf(
  applicant: StandingApplicant,
  values: ApplicantValues,
  { context, monthNames }: { context: ApplicantContext; monthNames: readonly string[] },
): Correction {
  const typed = applicantAnswers(values, monthNames) as Record<AnswerField, unknown>
  const answers = Object.fromEntries(
    answerFields.map((field) => [field, tidy(field, typed[field]) ?? '']),
  ) as Record<AnswerField, string | boolean>
  const changes = changesBetween(answerFields, applicant, answers)
  const changed = changes.map(({ field }) => field)
  const { errors, advice, refusal } = judgeAnswers(
    answers as unknown as Applicant,
    changed,
    context,
  )
  const faults = dateFaultsOf(values, monthNames)
  const isFaulty = (path: string) => faults.some((fault) => fault.path === path)
  const given = applicant.documents.filter(({ current }) => current !== false)
  return {
    refusal,
    changes,
    sent: Object.fromEntries(changed.map((field) => [field, answers[field]])) as AnswersSent,
    // An unreadable date is not a missing one.
    findings: [...errors.filter(({ path }) => !isFaulty(path)), ...faults, ...advice],
    asksAgain: asksAgain(changed, {
      state: applicant.state,
      given: given.map(({ documentType }) => documentType),
      differs: given.flatMap((each) => each.differs ?? each.passportCheck?.fields ?? []),
    }),
  }
}
