import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import type { StepId } from '#domain/application/journey.ts'
import { createFields, type Fields, useAll } from '../form/fields.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { allowed, readAddress, searchOf, type WizardStart } from './start.ts'
import { useDraft } from './use-draft.ts'
import { useFindings, useIssues, useWarnings } from './use-issues.ts'
import { usePurchase } from './use-purchase.ts'
import { countOf, type WizardValues, withApplicants } from './values.ts'
import { errorsOf, firstState, reduce, type WizardEvent } from './wizard-state.ts'

type WizardOf = Readonly<{ start: WizardStart; onLeave: () => void; onExisting: () => void }>

/** The wizard at work: answers and state, and what follows from them for address, draft and purchase. */
export function useWizard({ start, onLeave, onExisting }: WizardOf) {
  const t = useTranslate()
  const findings = useFindings()
  const { submissionKey, savedAt } = start
  const [fields] = useState(() => createFields(start.values))
  const values = useAll(fields)
  const { state, now, send } = useWizardState(start.step, fields)
  const { step, tries, arrival, returns, phase } = state

  const follow = useCallback(
    (wanted: StepId) => {
      const furthest = findings.furthest(fields.all())
      send({ type: 'followed', step: allowed(wanted, furthest) })
    },
    [fields, findings, send],
  )
  useAddress({ fields, step, values, follow, onLeave })
  const draft = useDraft({ fields, step, submissionKey, savedAt })
  const purchase = usePurchase({ fields, submissionKey, flush: draft.flush, send, onExisting })

  const { signature, isSignatureRefused } = purchase
  const issues = useIssues({ state, values, findings, signature, isSignatureRefused })
  const warnings = useWarnings(step, values, findings)

  const errorsIn = useCallback(
    (part: StepId) => errorsOf(findings.all(part, fields.all())),
    [fields, findings],
  )
  const next = async () => {
    const from = now().step
    if (from !== 'payment') await findings.prepare()
    if (now().step !== from || now().phase !== 'idle') return
    const errors = from === 'payment' ? purchase.check() : errorsIn(from)
    if (from === 'payment' && errors.length === 0) return purchase.proceed()
    send({ type: 'next', errors, furthest: findings.furthest(fields.all()) })
  }
  const change = useCallback((path: string) => send({ type: 'change', path }), [send])
  const selectApplicant = useCallback((index: number) => send({ type: 'applicant', index }), [send])

  return {
    ...{ fields, values, step, tries, issues, warnings, arrival, returns, phase, draft, purchase },
    ...{ next, change, selectApplicant, check: findings.all },
    back: (to?: StepId) => send({ type: 'back', to }),
    current: Math.min(state.current, countOf(values.details) - 1),
    title: t(`apply.${step === 'documents' ? 'payment' : step}.title`),
  }
}

export type Wizard = ReturnType<typeof useWizard>

/** The state and the way to change it. `now` is the newest one, whatever was drawn last. */
function useWizardState(first: StepId, fields: Fields<WizardValues>) {
  const [state, setState] = useState(() => firstState(first))
  const newest = useRef(state)
  const now = useCallback(() => newest.current, [])
  const send = useCallback(
    (event: WizardEvent) => {
      const before = newest.current
      const after = reduce(before, event)
      if (after.step !== before.step) {
        fields.set('applicants', withApplicants(fields.all()).applicants)
        // The browser's own buttons have been there already.
        if (event.type !== 'followed') pushAddress(after.step, fields)
      }
      newest.current = after
      setState(after)
    },
    [fields],
  )
  useEffect(() => fields.subscribe(() => send({ type: 'typed' })), [fields, send])
  return { state, now, send }
}

type AddressOf = Readonly<{
  fields: Fields<WizardValues>
  step: StepId
  values: WizardValues
  /** Another step opened by the browser's own buttons. */
  follow: (wanted: StepId) => void
  /** Back to where no kind of application was chosen yet. */
  onLeave: () => void
}>

/** The step lives in the address: the browser's Back goes a step back, a reload stays. */
function useAddress({ fields, step, values, follow, onLeave }: AddressOf) {
  const type = typeOf(values)
  useEffect(() => {
    history.replaceState(null, '', searchOf(step, type))
  }, [step, type])

  useEffect(() => {
    const read = () => {
      const wanted = readAddress(location.search)
      if (wanted.step || wanted.type) return follow(wanted.step ?? 'details')
      if (!fields.isChanged()) return onLeave()
      // What was typed would be out of sight: stays where it can be seen.
      pushAddress('details', fields)
      if (step !== 'details') follow('details')
    }
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [fields, step, follow, onLeave])
}

function pushAddress(step: StepId, fields: Fields<WizardValues>): void {
  history.pushState(null, '', searchOf(step, typeOf(fields.all())))
}

/** The kind of application among the answers, for the address. */
function typeOf({ details }: WizardValues): ApplicationType | null {
  return applicationTypes.find((type) => type === details.applicationType) ?? null
}
