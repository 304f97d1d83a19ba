import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicationType, applicationTypes } from '#domain/application/choice.ts'
import type { StepId } from '#domain/application/step.ts'
import { todayIn } from '#domain/time/calendar.ts'
import { now as clock } from '../clock.ts'
import { createFields, type Fields, useAll } from '../form/fields.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { allSent } from '../passport/in-turn.ts'
import { pageRules, takeRules } from '../rules.ts'
import { useToast } from '../ui/Toasts.tsx'
import { allowed, readAddress, searchOf, type WizardStart } from './start.ts'
import { useDraft } from './use-draft.ts'
import { useFindings, useIssues, useWarnings } from './use-issues.ts'
import { usePurchase } from './use-purchase.ts'
import { countOf, type WizardValues, withApplicants } from './values.ts'
import { errorsOf, firstState, reduce, type WizardEvent } from './wizard-state.ts'

type WizardOf = Readonly<{ start: WizardStart; onLeave: () => void; onExisting: () => void }>

/** The wizard's state, and its effects on address, draft and purchase. */
export function useWizard({ start, onLeave, onExisting }: WizardOf) {
  const t = useTranslate()
  const toast = useToast()
  const findings = useFindings()
  const { prepare } = findings
  const { submissionKey } = start
  const [fields] = useState(() => createFields(start.values))
  const values = useAll(fields)
  const { state, now, send } = useWizardState(start.step, fields)
  const { step, tries, arrival, returns, phase } = state

  const onStep = useCallback(
    (wanted: StepId) => {
      const furthest = findings.furthest(fields.all())
      send({ type: 'followed', step: allowed(wanted, furthest) })
    },
    [fields, findings, send],
  )
  const current = Math.min(state.current, countOf(values.details) - 1)
  useAddress({ fields, step, current, values, onStep, onLeave })
  useDerivedAnswers(fields)
  useSavedRules(start.rulesVersion)
  // The rules load with the first answer, or with saved ones.
  useEffect(() => {
    if (step !== 'details') void prepare()
    return fields.subscribe(() => void prepare())
  }, [fields, prepare, step])
  // Until they sign, a reload shows once more what has changed since.
  const known = useRef(start.rulesVersion ?? pageRules().version)
  const draft = useDraft({ fields, step, start, known })
  const purchase = usePurchase({
    fields,
    findings,
    submissionKey,
    // A picture that comes later would not belong to the application.
    flush: () => allSent().then(draft.flush),
    send,
    onSigned: () => {
      known.current = pageRules().version
      takeRules(pageRules(), null)
    },
    onExisting,
  })

  const { signature, isSignatureRefused } = purchase
  const issues = useIssues({ state, values, findings, signature, isSignatureRefused })
  const warnings = useWarnings(step, values, findings)

  const errorsIn = useCallback(
    (part: StepId) => errorsOf(findings.all(part, fields.all())),
    [fields, findings],
  )
  const next = async () => {
    const from = now().step
    if (from !== 'payment' && !(await findings.prepare())) {
      return toast({ title: t('form.load.failed'), text: t('form.network'), tone: 'error' })
    }
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
    current,
    title: t(`apply.${step === 'documents' ? 'payment' : step}.title`),
  }
}

export type Wizard = ReturnType<typeof useWizard>

/** The state and its updater. `now` is the latest, regardless of rendering. */
function useWizardState(first: StepId, fields: Fields<WizardValues>) {
  const [state, setState] = useState(() =>
    firstState(first, readAddress(location.search).applicant),
  )
  const newest = useRef(state)
  const now = useCallback(() => newest.current, [])
  const send = useCallback(
    (event: WizardEvent) => {
      const before = newest.current
      const after = reduce(before, event)
      if (after.step !== before.step) {
        fields.set('applicants', withApplicants(fields.all()).applicants)
        // The browser has already changed the address.
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

const loadDerivedAnswers = () => import('./derived-answers.ts')
type DeriveAnswers = Awaited<ReturnType<typeof loadDerivedAnswers>>['deriveAnswers']
const ignore = () => undefined

/** Fills in dependent answers after each change. */
function useDerivedAnswers(fields: Fields<WizardValues>): void {
  useEffect(() => {
    let last = fields.all()
    let deriveAnswers: DeriveAnswers | null = null
    const catchUp = () => {
      const before = last
      last = fields.all()
      if (!deriveAnswers || before === last) return
      const { details, applicants } = deriveAnswers(
        pageRules(),
        before,
        last,
        todayIn(clock(), 'UTC'),
      )
      fields.set('details', details)
      fields.set('applicants', applicants)
    }
    const stop = fields.subscribe(() => {
      if (deriveAnswers) return catchUp()
      // Input typed before loading is processed as well: `last` is still the initial state.
      void loadDerivedAnswers().then((loaded) => {
        deriveAnswers = loaded.deriveAnswers
        catchUp()
      }, ignore)
    })
    return stop
  }, [fields])
}

/** Answers saved under other rules: the page compares them with those in force. */
function useSavedRules(version: number | null): void {
  useEffect(() => {
    if (version !== null && version !== pageRules().version) {
      // Without an answer there is nothing to compare with, and signing compares once more.
      void import('./rules-change.ts')
        .then(({ compareRules }) => compareRules(version))
        .catch(ignore)
    }
    return () => takeRules(pageRules(), null)
  }, [version])
}

type AddressOf = Readonly<{
  fields: Fields<WizardValues>
  step: StepId
  current: number
  values: WizardValues
  /** The browser's buttons opened another step. */
  onStep: (wanted: StepId) => void
  /** Back to the chooser. */
  onLeave: () => void
}>

/** Step and applicant are in the address: Back goes a step back, a reload stays. */
function useAddress({ fields, step, current, values, onStep, onLeave }: AddressOf) {
  const type = typeOf(values)
  useEffect(() => {
    // Keeps the record of the pending save.
    const { from } = readAddress(location.search)
    history.replaceState(history.state, '', searchOf(step, type, { applicant: current, from }))
  }, [step, type, current])

  useEffect(() => {
    const read = () => {
      const wanted = readAddress(location.search)
      if (wanted.step || wanted.type) return onStep(wanted.step ?? 'details')
      if (!fields.isChanged()) return onLeave()
      // Stay where the typed answers are visible.
      pushAddress('details', fields)
      if (step !== 'details') onStep('details')
    }
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [fields, step, onStep, onLeave])
}

function pushAddress(step: StepId, fields: Fields<WizardValues>): void {
  const { from } = readAddress(location.search)
  history.pushState(null, '', searchOf(step, typeOf(fields.all()), { from }))
}

/** The kind of application in the answers, for the address. */
function typeOf({ details }: WizardValues): ApplicationType | null {
  return applicationTypes.find((type) => type === details.applicationType) ?? null
}
