import { useCallback, useMemo, useRef } from 'react'
import type { StepId } from '#domain/application/journey.ts'
import { travellerContext } from '#domain/application/steps/finding.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import type { FieldError } from '#domain/error.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { now } from '../clock.ts'
import { knownMonths } from '../form/DateField.tsx'
import type { Issue } from '../form/issues.tsx'
import { loadPhoneRules } from '../form/PhoneField.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { adviceOf, findingsOf, type Reading, type ScreenFinding } from './findings.ts'
import type { WizardValues } from './values.ts'

type PhoneRules = Awaited<ReturnType<typeof loadPhoneRules>>

/** What the rules say, in words, measured by the traveller's own day. */
export function useFindings() {
  const t = useTranslate()
  const language = useLanguage()
  const phone = useRef<PhoneRules | null>(null)

  const reading = useCallback((): Reading => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return { context: travellerContext(now(), zone), monthNames: knownMonths(language) }
  }, [language])

  const all = useCallback(
    (step: StepId, values: WizardValues): Issue[] => {
      const found: ScreenFinding[] = findingsOf(step, values, reading())
      const number = values.details.contactPhone
      const hasPhone = !found.some(({ path }) => path === 'contactPhone')
      const more =
        step === 'details' && hasPhone ? phone.current?.checkPhone('contactPhone', number) : []
      return inWords(step, [...found, ...(more ?? [])], t)
    },
    [reading, t],
  )

  const advice = useCallback(
    (step: StepId, values: WizardValues) => inWords(step, adviceOf(step, values, reading()), t),
    [reading, t],
  )

  /** Brings the numbering plans, if they come at all: the server knows them too. */
  const prepare = useCallback(async () => {
    phone.current ??= await loadPhoneRules().catch(() => null)
  }, [])

  return useMemo(() => ({ all, advice, prepare, reading }), [all, advice, prepare, reading])
}

/** What the server refused about the fields of a step. */
export function refusals(step: StepId, fields: readonly FieldError[], t: Translate): Issue[] {
  const found = fields
    .filter(({ path }) => path.startsWith('applicants') === (step === 'applicants'))
    .map(({ path, code, params }) => ({
      path,
      code: isRuleCode(code) ? code : ('value.unreadable' as const),
      severity: 'error' as const,
      ...(params ? { params } : {}),
    }))
  return inWords(step, found, t)
}

const prefixes: Partial<Record<StepId, string>> = { details: 'details.', payment: 'agreement.' }

/** Findings as issues of the screen, each with the path of its field. */
export function inWords(step: StepId, findings: readonly ScreenFinding[], t: Translate): Issue[] {
  return findings.map(({ path, code, params, severity, part }) => ({
    path: `${prefixes[step] ?? ''}${path}`,
    text:
      code === 'visaFree.unconfirmed'
        ? t('apply.visaFree.unconfirmed')
        : t(phraseKey(`rule.${code}`), params),
    severity,
    ...(part ? { part } : {}),
    isMissing: /\.(required|too-short)$/.test(code),
  }))
}
