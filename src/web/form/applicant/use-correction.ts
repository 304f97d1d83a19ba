import { useMemo, useState } from 'react'
import { ApiError } from '#client/error.ts'
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
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { cleanText } from '#domain/text.ts'
import { useWords } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { createFields, useAll } from '../fields.tsx'
import { issueOf, refusalsIn } from '../issue-words.ts'
import type { Issue } from '../issues.tsx'
import type { FieldPath } from './AnswerFields.tsx'
import { beside, inFormOrder, readingIn } from './findings.ts'
import { type ApplicantValues, applicantAnswers, dateFaultsOf, valuesFrom } from './values.ts'

type Trip = Pick<ApplicationView, 'visaType' | 'processingType' | 'expectedBy'>

/** One applicant's answers in fields, and the findings on the changes. */
export function useCorrection(current: StandingApplicant, trip: Trip) {
  const { visaType, processingType, expectedBy: promisedBy } = trip
  const { t, language } = useWords()
  const rules = useRules()
  // The initial values: only fields edited here are sent, whatever others correct meanwhile.
  const [applicant] = useState(current)
  const name = `applicant-${applicant.id}`
  const path: FieldPath = (field) => `${name}.${field}`
  const [fields] = useState(() => createFields({ [name]: valuesFrom(applicant) }))
  const values = useAll(fields)[name]
  const correction = useMemo(() => {
    const { context: own, monthNames } = readingIn(rules, language)
    const context = { ...own, visaType, processingType, promisedBy }
    return correctionOf(applicant, values ?? valuesFrom(applicant), { context, monthNames })
  }, [applicant, values, visaType, processingType, promisedBy, rules, language])

  const hasOneName = values?.singleName === true
  const inWords = (found: Finding) => {
    const one = beside(found)
    return issueOf(one, `${name}.${one.path}`, { t, language }, { hasOneName })
  }
  const issues = inFormOrder(correction.findings, language).map(inWords)

  /** The server's errors by field. */
  const refusedBy = (error: unknown): Issue[] =>
    error instanceof ApiError
      ? refusalsIn(error.fields.filter(({ code }) => isRuleCode(code))).map(inWords)
      : []

  return { fields, path, issues, correction, refusedBy }
}

type StandingDocument = {
  documentType: DocumentType
  current?: boolean
  /** Contradicted answers, as in the travellers' API. */
  differs?: readonly AnswerField[]
  /** The same as in the staff API. */
  passportCheck?: { fields: readonly AnswerField[] } | null
}

/** An applicant as in either API. */
type StandingApplicant = Pick<
  ApplicationView['applicants'][number],
  AnswerField | 'id' | 'state'
> & { documents: readonly StandingDocument[] }

type AnswersSent = Omit<BodyOf<'PATCH /api/applicants/{id}'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
type Correction = Pick<Judgement, 'refusal'> & {
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
function correctionOf(
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
