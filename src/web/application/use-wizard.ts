import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import { journey, type StepId } from '#domain/application/journey.ts'
import { checkAgreement } from '#domain/application/steps/agreement.ts'
import { finding } from '#domain/application/steps/finding.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import type { FieldError } from '#domain/error.ts'
import { createFields, useAll } from '../form/fields.tsx'
import { focusField, type Issue } from '../form/issues.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { allowed, numberOf } from './address.ts'
import { useDraft } from './use-draft.ts'
import { inWords, useFindings } from './use-findings.ts'
import { usePurchase } from './use-purchase.ts'
import { useSteps } from './use-steps.ts'
import { countOf, type WizardValues, withApplicants } from './values.ts'

/** What the wizard begins with: answers kept earlier, or none. */
export type WizardStart = Readonly<{
  values: WizardValues
  step: StepId
  type: ApplicationType | null
  submissionKey: string
  savedAt: string | null
}>

type WizardOf = Readonly<{ start: WizardStart; onLeave: () => void; onExisting: () => void }>

const none: readonly Issue[] = []
const errorsOf = (issues: readonly Issue[]) => issues.filter(({ severity }) => severity === 'error')

/** All that happens in the wizard: which step, what is wrong, what is kept, how one goes on. */
export function useWizard({ start, onLeave, onExisting }: WizardOf) {
  const t = useTranslate()
  const findings = useFindings()
  const [fields] = useState(() => createFields(start.values))
  const values = useAll(fields)
  const [tries, setTries] = useState(0)
  const [current, setCurrent] = useState(0)
  // The one traveller whose errors are shown, when somebody asked to go on from that one alone.
  const [scope, setScope] = useState<number | null>(null)
  const [arrival, setArrival] = useState<string | null>(null)
  const [returns, setReturns] = useState(false)
  const [refused, setRefused] = useState<readonly Issue[]>(none)

  const furthest = useCallback((): StepId => {
    const now = withApplicants(fields.all())
    const before = journey.filter(({ number }) => number < 3)
    return before.find(({ id }) => errorsOf(findings.all(id, now)).length > 0)?.id ?? 'payment'
  }, [fields, findings])

  const { step, go } = useSteps({
    first: start.step,
    type: start.type,
    allow: (wanted) => allowed(wanted, furthest()),
    onLeave: () => (fields.isChanged() ? go('details') : onLeave()),
  })
  const draft = useDraft({
    fields,
    step,
    submissionKey: start.submissionKey,
    savedAt: start.savedAt,
  })

  const open = (next: StepId, field: string | null = null) => {
    fields.set('applicants', withApplicants(fields.all()).applicants)
    setTries(0)
    setRefused(none)
    setArrival(field)
    if (next !== step) go(next)
  }

  const show = (issue: Issue, next: StepId) => {
    const [, index] = issue.path.split('.')
    if (next === 'applicants') setCurrent(Number(index) || 0)
  }

  const purchase = usePurchase({
    fields,
    submissionKey: start.submissionKey,
    flush: draft.flush,
    onExisting,
    onRefused: (refusedFields) => {
      const [first] = refusedFields
      const next = first?.path.startsWith('applicants') ? 'applicants' : 'details'
      const issues = refusals(next, refusedFields, t)
      open(next)
      setRefused(issues)
      if (issues[0]) show(issues[0], next)
      setTries(1)
    },
  })

  const { signature, isSignatureRefused } = purchase
  const issues = useStable(
    useMemo(() => {
      if (step === 'payment') {
        const found =
          tries === 0 ? [] : checkAgreement({ ...values.agreement, digitalSignature: signature })
        const refusedToo = isSignatureRefused
          ? [finding('digitalSignature', 'digitalSignature.incomplete')]
          : []
        return prefixed('agreement', inWords('payment', [...found, ...refusedToo], t))
      }
      const all = tries > 0 ? findings.all(step, values) : findings.advice(step, values)
      const found = scope === null || tries === 0 ? all : ofApplicant(all, scope)
      const known = new Set(found.map(({ path }) => path))
      return [...found, ...refused.filter(({ path }) => !known.has(path))]
    }, [step, values, tries, scope, signature, isSignatureRefused, refused, findings, t]),
  )

  // A refusal of the server stands until that answer changes.
  useEffect(() => fields.subscribe(() => setRefused(none)), [fields])

  const stop = (found: readonly Issue[], at: StepId) => {
    const own = found.find(({ path }) => path.startsWith(`applicants.${current}.`))
    const first = own ?? found[0]
    if (first) show(first, at)
    setTries((last) => last + 1)
  }

  const next = async () => {
    if (step === 'payment') {
      const isAccepted = Object.values(fields.get('agreement')).every(Boolean)
      const isSigned = purchase.isSignatureComplete()
      if (isAccepted && isSigned) return purchase.proceed()
      return setTries((last) => last + 1)
    }
    setScope(null)
    await findings.prepare()
    const found = errorsOf(findings.all(step, fields.all()))
    if (found.length > 0) return stop(found, step)
    setReturns(false)
    open(returns ? furthest() : (journey.find(({ id }) => id === step)?.next ?? step))
  }

  const nextApplicant = useStableCallback(() => {
    const found = errorsOf(findings.all('applicants', fields.all()))
    const own = ofApplicant(found, current)
    setScope(current)
    if (own.length > 0) return stop(own, 'applicants')
    setTries(0)
    setCurrent(current + 1)
    requestAnimationFrame(() => focusField(`applicants.${current + 1}`))
  })

  const change = useStableCallback((path: string) => {
    const [part, index] = path.split('.')
    setReturns(true)
    if (part === 'applicants') setCurrent(Number(index))
    open(part === 'applicants' ? 'applicants' : 'details', path)
  })

  const warnings = useStable(
    useMemo(() => {
      if (step !== 'payment') return none
      const all = [...findings.all('details', values), ...findings.all('applicants', values)]
      return all.filter(({ severity }) => severity === 'warning')
    }, [step, values, findings]),
  )

  return {
    ...{ fields, values, step, tries, issues, warnings, arrival, returns, draft, purchase },
    current: Math.min(current, countOf(values.details) - 1),
    selectApplicant: setCurrent,
    next,
    nextApplicant,
    change,
    back: (to?: StepId) => {
      const before = journey.find(({ id }) => id === step)?.previous
      setReturns(false)
      if (to ?? before) open(to ?? before ?? 'details')
    },
    title: t(`apply.${step === 'documents' ? 'payment' : step}.title`),
    number: numberOf(step),
  }
}

export type Wizard = ReturnType<typeof useWizard>

function ofApplicant(issues: readonly Issue[], index: number): Issue[] {
  return issues.filter(({ path }) => path.startsWith(`applicants.${index}.`))
}

/** The kind of application among the answers, for the address. */
export function typeOf(values: WizardValues): ApplicationType | null {
  return applicationTypes.find((type) => type === values.details.applicationType) ?? null
}

function prefixed(part: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: `${part}.${issue.path}` }))
}

function refusals(
  step: StepId,
  fields: readonly FieldError[],
  t: Parameters<typeof inWords>[2],
): Issue[] {
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

/** The same list as before while it says the same, so that nothing is drawn for nothing. */
function useStable<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list)
  if (JSON.stringify(kept.current) !== JSON.stringify(list)) kept.current = list
  return kept.current
}

/** One function for the life of the component that always runs the newest one. */
function useStableCallback<A extends unknown[]>(run: (...given: A) => void): (...given: A) => void {
  const newest = useRef(run)
  useEffect(() => {
    newest.current = run
  })
  return useCallback((...given: A) => newest.current(...given), [])
}
