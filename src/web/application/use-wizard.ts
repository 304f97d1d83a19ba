import { useCallback, useEffect, useState } from 'react'
import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import { journey, type StepId } from '#domain/application/journey.ts'
import type { FieldError } from '#domain/error.ts'
import { createFields, useAll } from '../form/fields.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { allowed } from './address.ts'
import { useDraft } from './use-draft.ts'
import { refusals, useFindings } from './use-findings.ts'
import { errorsOf, firstView, useGoing, type View } from './use-going.ts'
import { useIssues, useWarnings } from './use-issues.ts'
import { usePurchase } from './use-purchase.ts'
import { useSteps } from './use-steps.ts'
import { countOf, type WizardValues, withApplicants } from './values.ts'

/** What the wizard begins with: answers kept earlier, or none. */
export type WizardStart = Readonly<{
  values: WizardValues
  step: StepId
  submissionKey: string
  savedAt: string | null
}>

type WizardOf = Readonly<{ start: WizardStart; onLeave: () => void; onExisting: () => void }>

/** All that happens in the wizard: which step, what is wrong, what is kept, how one goes on. */
export function useWizard({ start, onLeave, onExisting }: WizardOf) {
  const t = useTranslate()
  const findings = useFindings()
  const { submissionKey, savedAt } = start
  const [fields] = useState(() => createFields(start.values))
  const values = useAll(fields)
  const [view, setView] = useState<View>(firstView)
  const show = (change: Partial<View>) => setView((last) => ({ ...last, ...change }))

  const furthest = useCallback((): StepId => {
    const now = withApplicants(fields.all())
    const before = journey.filter(({ number }) => number < 3)
    return before.find(({ id }) => errorsOf(findings.all(id, now)).length > 0)?.id ?? 'payment'
  }, [fields, findings])

  const { step, go } = useSteps({
    first: start.step,
    type: typeOf(values),
    allow: (wanted) => allowed(wanted, furthest()),
    onFollow: () => show({ ...firstView, current: view.current }),
    onLeave: () => (fields.isChanged() ? go('details') : onLeave()),
  })
  const draft = useDraft({ fields, step, submissionKey, savedAt })

  const refuse = (given: readonly FieldError[]) => {
    const isTraveller = given[0]?.path.startsWith('applicants') ?? false
    const at = isTraveller ? 'applicants' : 'details'
    const refused = refusals(at, given, t)
    const current = isTraveller ? Number(refused[0]?.path.split('.')[1]) : view.current
    going.open(at, { refused, current, tries: 1 })
  }
  const purchase = usePurchase({
    fields,
    submissionKey,
    flush: draft.flush,
    onExisting,
    onRefused: refuse,
  })

  const pay = () => {
    const isAccepted = Object.values(fields.get('agreement')).every(Boolean)
    const isReady = purchase.isSignatureComplete() && isAccepted
    if (isReady) void purchase.proceed()
    return isReady
  }
  const going = useGoing({ fields, findings, step, go, view, show, furthest, onPay: pay })

  const { signature, isSignatureRefused } = purchase
  const { tries, scope, refused, arrival, returns } = view
  const issues = useIssues({
    ...{ step, values, findings, scope, refused, signature, isSignatureRefused },
    isShown: tries > 0,
  })
  const warnings = useWarnings({ step, values, findings })

  // A refusal of the server stands until an answer changes.
  useEffect(
    () =>
      fields.subscribe(() =>
        setView((last) =>
          last.refused.length === 0 ? last : { ...last, refused: firstView.refused },
        ),
      ),
    [fields],
  )

  const selectApplicant = useCallback(
    (current: number) => setView((last) => ({ ...last, current })),
    [],
  )
  return {
    ...{ fields, values, step, tries, issues, warnings, arrival, returns, draft, purchase },
    ...going,
    current: Math.min(view.current, countOf(values.details) - 1),
    selectApplicant,
    title: t(`apply.${step === 'documents' ? 'payment' : step}.title`),
  }
}

export type Wizard = ReturnType<typeof useWizard>

/** The kind of application among the answers, for the address. */
function typeOf({ details }: WizardValues): ApplicationType | null {
  return applicationTypes.find((type) => type === details.applicationType) ?? null
}
