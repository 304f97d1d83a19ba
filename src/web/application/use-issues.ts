import { useMemo, useRef } from 'react'
import { journey, type StepId } from '#domain/application/journey.ts'
import { checkAgreement } from '#domain/application/steps/agreement.ts'
import { finding, type RuleCode, travellerContext } from '#domain/application/steps/finding.ts'
import type { FieldError } from '#domain/error.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { now } from '../clock.ts'
import type { Issue } from '../form/issues.tsx'
import { knownMonths } from '../form/known-months.ts'
import { loadPhoneRules } from '../form/PhoneField.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { adviceOf, type FindingContext, findingsOf, type ScreenFinding } from './findings.ts'
import { type WizardValues, withApplicants } from './values.ts'
import { errorsOf, ofApplicant, type WizardState } from './wizard-state.ts'

type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>

/** What the rules say, in words, measured by the traveller's own day. */
export function useFindings() {
  const t = useTranslate()
  const language = useLanguage()
  const phone = useRef<PhoneRules | null>(null)

  return useMemo(() => {
    const reading = (): FindingContext => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      return { context: travellerContext(now(), zone), monthNames: knownMonths(language) }
    }
    const all = (step: StepId, values: WizardValues): Issue[] => {
      const found: ScreenFinding[] = findingsOf(step, values, reading())
      const number = values.details.contactPhone
      const hasPhone = !found.some(({ path }) => path === 'contactPhone')
      const more =
        step === 'details' && hasPhone ? phone.current?.checkPhone('contactPhone', number) : []
      return inWords(step, [...found, ...(more ?? [])], t)
    }
    return {
      all,
      advice: (step: StepId, values: WizardValues) =>
        inWords(step, adviceOf(step, values, reading()), t),
      /** The first step that something is missing in, with as many applicants as travel. */
      furthest: (values: WizardValues): StepId => {
        const complete = withApplicants(values)
        const before = journey.filter(({ number }) => number < 3)
        return before.find(({ id }) => errorsOf(all(id, complete)).length > 0)?.id ?? 'payment'
      },
      /** Brings the numbering plans, if they come at all: the server knows them too. */
      prepare: async () => {
        phone.current ??= await loadPhoneRules().catch(() => null)
      },
    }
  }, [language, t])
}

/** What the server refused, of the step of the first field that it names. */
export function refusals(fields: readonly FieldError[], t: Translate): Issue[] {
  const stepOf = (field?: FieldError) =>
    field?.path.startsWith('applicants') ? 'applicants' : 'details'
  const step = stepOf(fields[0])
  const found = fields
    .filter((field) => stepOf(field) === step)
    .map(({ path, code, params }) => ({
      path,
      code: hasWords(code, t) ? code : ('value.unreadable' as const),
      severity: 'error' as const,
      ...(params ? { params } : {}),
    }))
  return inWords(step, found, t)
}

/** Whether a code of the server is a rule that this page knows. */
function hasWords(code: string, t: Translate): code is RuleCode {
  const key = phraseKey(`rule.${code}`)
  return t(key) !== key
}

const prefixes: Partial<Record<StepId, string>> = { details: 'details.', payment: 'agreement.' }

/** Findings as issues of the screen, each with the path of its field. */
function inWords(step: StepId, findings: readonly ScreenFinding[], t: Translate): Issue[] {
  return findings.map(({ path, code, params, severity, part }) => ({
    path: `${prefixes[step] ?? ''}${path}`,
    text:
      code === 'visaFree.unconfirmed'
        ? t('apply.visaFree.unconfirmed')
        : t(phraseKey(`rule.${code}`), params),
    severity,
    ...(part ? { part } : {}),
    ...(code === 'dateOfBirth.too-young' ? { askUs: t('eligibility.baby') } : {}),
    isMissing: /\.(required|too-short)$/.test(code),
  }))
}

type IssuesOf = Readonly<{
  state: WizardState
  values: WizardValues
  findings: ReturnType<typeof useFindings>
  signature: string
  isSignatureRefused: boolean
}>

const none: readonly Issue[] = []

/** What is said beside the fields of the step on the screen. */
export function useIssues(given: IssuesOf): readonly Issue[] {
  const t = useTranslate()
  const { values, findings, signature, isSignatureRefused } = given
  const { step, scope, refused, tries } = given.state
  // Errors are shown once somebody tried to go on.
  const isShown = tries > 0
  const issues = useMemo(() => {
    if (step === 'payment') {
      const answers = { ...values.agreement, digitalSignature: signature }
      const found = [
        ...(isShown ? checkAgreement(answers) : []),
        ...(isSignatureRefused ? [finding('digitalSignature', 'digitalSignature.incomplete')] : []),
      ]
      return inWords('payment', found, t)
    }
    const all = isShown ? findings.all(step, values) : findings.advice(step, values)
    const found = scope === null || !isShown ? all : ofApplicant(all, scope)
    const known = new Set(found.map(({ path }) => path))
    return [...found, ...refused.filter(({ path }) => !known.has(path))]
  }, [step, values, findings, isShown, scope, refused, signature, isSignatureRefused, t])
  return useSame(issues)
}

/** What should be looked at again before paying; it never blocks. */
export function useWarnings(
  step: StepId,
  values: WizardValues,
  findings: IssuesOf['findings'],
): readonly Issue[] {
  const warnings = useMemo(() => {
    if (step !== 'payment') return none
    const all = [...findings.all('details', values), ...findings.all('applicants', values)]
    return all.filter(({ severity }) => severity === 'warning')
  }, [step, values, findings])
  return useSame(warnings)
}

/** The same list as before while it says the same, so that nothing is drawn for nothing. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const shown = useRef(list)
  if (JSON.stringify(shown.current) !== JSON.stringify(list)) shown.current = list
  return shown.current
}
