import { useMemo, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { ApplicationView } from '#contract/application.ts'
import { type Finding, travellerContext } from '#domain/application/steps/finding.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { ruleWords } from '../../i18n/rule-words.ts'
import { createFields, useAll } from '../fields.tsx'
import type { Issue } from '../issues.tsx'
import { knownMonths } from '../known-months.ts'
import type { FieldPath } from './AnswerFields.tsx'
import { correctionOf, type StandingApplicant, valuesFrom } from './correcting.ts'

type Trip = Pick<ApplicationView, 'visaType' | 'processingType' | 'expectedBy'>

type Found = Pick<Finding, 'path' | 'code' | 'params'> & { part?: string }

/** Advice on the kind of visa stands beside the nationality that it comes from. */
const beside = (path: string) => (path === 'visaType' ? 'nationality' : path)

/** The answers of one applicant in fields, and what the rules say of what is typed over them. */
export function useCorrecting(current: StandingApplicant, trip: Trip) {
  const { visaType, processingType, expectedBy: promisedBy } = trip
  const t = useTranslate()
  const language = useLanguage()
  // What stood there at first: only what is typed over it is sent, whoever else corrects meanwhile.
  const [applicant] = useState(current)
  const name = `applicant-${applicant.id}`
  const path: FieldPath = (field) => `${name}.${field}`
  const [fields] = useState(() => createFields({ [name]: valuesFrom(applicant) }))
  const values = useAll(fields)[name]
  const correction = useMemo(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const context = { ...travellerContext(now(), zone), visaType, processingType, promisedBy }
    const monthNames = knownMonths(language)
    return correctionOf(applicant, values ?? valuesFrom(applicant), { context, monthNames })
  }, [applicant, values, visaType, processingType, promisedBy, language])

  const inWords = ({ path: at, code, params, part }: Found): Omit<Issue, 'severity'> => ({
    path: `${name}.${beside(at)}`,
    text: ruleWords({ code, ...(params && { params }) }, t, language),
    ...(part && { part }),
  })
  const issues = correction.findings.map(
    (found): Issue => ({ ...inWords(found), severity: found.severity }),
  )

  /** What the server refused, beside its fields. */
  const refusedBy = (error: unknown): Issue[] =>
    error instanceof ApiError
      ? error.fields.flatMap(({ path: at, code, params }) =>
          isRuleCode(code)
            ? [{ ...inWords({ path: at, code, ...(params && { params }) }), severity: 'error' }]
            : [],
        )
      : []

  return { fields, path, issues, correction, refusedBy }
}
