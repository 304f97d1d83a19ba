import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../api/client.ts'
import { RetryNotice } from '../api/RetryNotice.tsx'
import { now } from '../clock.ts'
import type { SummaryLine } from '../form/ErrorSummary.tsx'
import { Form } from '../form/Form.tsx'
import { FieldsProvider } from '../form/fields.tsx'
import { focusField } from '../form/issues.tsx'
import { useLoadedPart } from '../form/use-loaded.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { useRulesChange } from '../rules.ts'
import { Card } from '../ui/Card.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/Notice.tsx'
import { DraftCard, SavedLine } from './DraftCard.tsx'
import { DetailsStep } from './details/DetailsStep.tsx'
import { FieldsSkeleton, Frame } from './Frame.tsx'
import { shownPrice } from './money.ts'
import { PriceSummary } from './PriceSummary.tsx'
import { StepButtons } from './StepButtons.tsx'
import type { WizardStart } from './start.ts'
import { SaveNow } from './use-draft.ts'
import { useWizard, type Wizard as WizardOf } from './use-wizard.ts'
import { countOf, mailboxOf } from './values.ts'
import { errorsOf, ofApplicant } from './wizard-state.ts'

type WizardProps = Readonly<{
  start: WizardStart
  /** Shown once if earlier answers were found. */
  greeting: string | null
  /** Reference of the application whose trip was copied. */
  from: string | null
  onLeave: () => void
  onExisting: () => void
  onForgotten: () => void
}>

/** Steps 1 to 3 of the application. */
export function Wizard({ start, greeting, from, onLeave, onExisting, onForgotten }: WizardProps) {
  const t = useTranslate()
  const wizard = useWizard({ start, onLeave, onExisting })
  const { rules, before, since } = useRulesChange()
  const changed = useLoadedPart(loadChanged, before !== null)
  const { fields, step, phase, draft } = wizard
  const price = useMemo(
    () => shownPrice(rules, wizard.values.details),
    [rules, wizard.values.details],
  )
  const heading = useStepHeading(step, wizard.arrival !== null || wizard.tries > 0)
  const summary = useSummary(wizard)
  const isLongAgo = useIsLongAgo(start.savedAt)

  const forget = async () => {
    await draft.forget(() => call('DELETE /api/draft', {}))
    onForgotten()
  }

  const draftCard = (
    <DraftCard
      state={draft.state}
      email={() => mailboxOf(fields.get('details'))}
      flush={draft.flush}
      onForget={forget}
    />
  )
  return (
    <Frame step={step} onGo={wizard.back}>
      <div className="grid gap-x-14 pb-6 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,20rem)] lg:justify-between lg:pb-0">
        <div className="min-w-0">
          <StepHead wizard={wizard} heading={heading} />
          {from && step === 'details' && (
            <Notice className="mb-7" title={t('apply.taken.title', { reference: from })}>
              {t('apply.taken.text')}
            </Notice>
          )}
          {greeting && isLongAgo && <Notice className="mb-7">{greeting}</Notice>}
          {before && changed.state === 'ready' && (
            <changed.value.RulesChanged
              values={wizard.values}
              before={before}
              after={rules}
              since={since}
              isToSign={step === 'payment'}
            />
          )}
          <SaveNow value={draft.flush}>
            <FieldsProvider fields={fields}>
              <Form
                title={`${wizard.title} · ${t('apply.header.title')}`}
                issues={wizard.issues}
                tries={wizard.tries}
                summary={summary}
                focusField={step === 'payment'}
                pending={phase !== 'idle'}
                unsaved={draft.state.kind === 'failing' && phase !== 'leaving'}
                onSubmit={() => void wizard.next()}
              >
                <StepFields wizard={wizard} />
              </Form>
            </FieldsProvider>
          </SaveNow>
          <div className="mt-8 border-t border-line pt-5 lg:hidden">{draftCard}</div>
        </div>
        <aside aria-label={t('apply.price.title')} className="hidden lg:block">
          <div className="sticky top-6 space-y-6">
            <Card className="p-5">
              <h2 className="mb-3 text-lg">{t('apply.price.title')}</h2>
              <PriceSummary price={price} />
            </Card>
            {draftCard}
          </div>
        </aside>
      </div>
    </Frame>
  )
}

type StepHeadProps = Readonly<{ wizard: WizardOf; heading: RefObject<HTMLHeadingElement | null> }>

/** The step's heading and lead, and on phones whether the answers are saved. */
function StepHead({ wizard: { step, title, draft, values }, heading }: StepHeadProps) {
  const t = useTranslate()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h2>
        <div className="text-sm text-quiet lg:hidden">
          <SavedLine state={draft.state} />
        </div>
      </div>
      <p className="-mt-4 mb-7 max-w-prose text-quiet">
        {t(`apply.${step === 'documents' ? 'payment' : step}.lead`, {
          count: countOf(values.details),
        })}
      </p>
    </>
  )
}

/** After this many minutes the visitor is greeted as returning; before, it was just a reload. */
const shortAbsence = 30

function useIsLongAgo(savedAt: string | null): boolean {
  const [isLongAgo] = useState(
    () => savedAt !== null && now().getTime() - Date.parse(savedAt) > shortAbsence * 60_000,
  )
  return isLongAgo
}

/** Moves focus to the heading at the top when another step opens, unless a field or the summary takes it. */
function useStepHeading(step: string, isLedElsewhere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isLedElsewhere) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step, isLedElsewhere])
  return heading
}

/** Errors of the step: only those of the current applicant; the table marks the others. */
function useSummary(wizard: WizardOf): SummaryLine[] {
  const t = useTranslate()
  const nameOf = useName()
  const { step, issues, current, values } = wizard
  const errors = errorsOf(issues)
  if (step !== 'applicants') return errors
  const person = countOf(values.details) > 1 ? (values.applicants[current] ?? null) : null
  const who = person && (nameOf(person) || t('apply.applicants.tab', { number: current + 1 }))
  return ofApplicant(errors, current).map((issue) => ({
    ...issue,
    ...(who && { line: t('form.line', { field: who, text: issue.line ?? issue.text }) }),
  }))
}

const loadChanged = () => import('./RulesChanged.tsx')
const loadApplicants = () => import('./applicants/ApplicantsStep.tsx')
const loadPayment = () => import('./payment/PaymentStep.tsx')

/** A step's fields and buttons, loaded together. */
function StepFields({ wizard }: Readonly<{ wizard: WizardOf }>) {
  if (wizard.step === 'applicants') return <ApplicantsPart wizard={wizard} />
  if (wizard.step !== 'details') return <PaymentPart wizard={wizard} />
  return (
    <>
      <Arrived field={wizard.arrival} fields={<DetailsStep />} />
      <StepButtons wizard={wizard} />
    </>
  )
}

/** A step's fields, with focus on the one the step was opened for. */
function Arrived({ field, fields }: Readonly<{ field: string | null; fields: Elements }>) {
  useEffect(() => {
    if (field) focusField(field)
  }, [field])
  return fields
}

function ApplicantsPart({ wizard }: Readonly<{ wizard: WizardOf }>) {
  const part = useLoadedPart(loadApplicants)
  if (part.state !== 'ready') return <Missing retry={part.state === 'failed' ? part.retry : null} />
  const { ApplicantsStep } = part.value
  return (
    <Arrived
      field={wizard.arrival}
      fields={
        <ApplicantsStep
          wizard={wizard}
          buttons={(next) => <StepButtons wizard={wizard} next={next} />}
        />
      }
    />
  )
}

function PaymentPart({ wizard }: Readonly<{ wizard: WizardOf }>) {
  const part = useLoadedPart(loadPayment)
  if (part.state !== 'ready') return <Missing retry={part.state === 'failed' ? part.retry : null} />
  const { PaymentStep } = part.value
  return (
    <>
      <PaymentStep
        warnings={wizard.warnings}
        onChange={wizard.change}
        onSign={wizard.purchase.sign}
        signing={wizard.purchase.signing}
      />
      <StepButtons wizard={wizard} />
    </>
  )
}

function Missing({ retry }: Readonly<{ retry: (() => void) | null }>) {
  const t = useTranslate()
  if (!retry) return <FieldsSkeleton />
  return <RetryNotice title={t('form.load.failed')} onRetry={retry} />
}
