import { useMemo, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { createFields, useAll } from '../fields.tsx'
import { issueOf, refusalsIn } from '../issue-words.ts'
import type { Issue } from '../issues.tsx'
import type { FieldPath } from './AnswerFields.tsx'
import { correctionOf, type StandingApplicant } from './correction.ts'
import { beside, inFormOrder, readingIn } from './findings.ts'
import { valuesFrom } from './values.ts'

type Trip = Pick<ApplicationView, 'visaType' | 'processingType' | 'expectedBy'>

/** One applicant's answers in fields, and the findings on the changes. */
export function useCorrection(current: StandingApplicant, trip: Trip) {
  const { visaType, processingType, expectedBy: promisedBy } = trip
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
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
