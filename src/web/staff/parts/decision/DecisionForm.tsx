import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { type Fields, FieldsProvider } from '../../../form/fields.tsx'
import { IssuesProvider } from '../../../form/issues.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { ButtonLook } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useToast } from '../../../ui/Toasts.tsx'
import { ConfirmStep } from '../application/ConfirmStep.tsx'
import { emptied } from '../application/typed.ts'
import { useIsBehind } from '../application/use-detail.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { SmallButton } from '../SmallButton.tsx'
import { useSending } from '../use-sending.ts'
import { type Checks, useFieldIssues } from '../use-sending-form.ts'

/** What will happen, and who hears of it, in place of the button. */
type Question = Readonly<{ title: string; yes: string; text: ReactNode; isGrave?: boolean }>

type DecisionFormProps<V> = Readonly<{
  decision: ReturnType<typeof useDecision<V & object, unknown>>
  /** What the button says; null where only the way back is left. */
  action: string | null
  look?: ButtonLook
  /** What is asked before it is sent; none where it is sent at once. */
  question?: Question
  failed?: string
  /** Something else has to come first; `isWaiting`: by itself. */
  isClosed?: boolean
  isWaiting?: boolean
  onBack: () => void
  children: Elements
}>

/** The one form of everything that is decided: its fields, what will happen, and sending it. */
export function DecisionForm<V>(props: DecisionFormProps<V>) {
  const { decision, action, look, question, failed, isClosed, isWaiting, onBack, children } = props
  const t = useTranslate()
  const isBehind = useIsBehind()
  const isOff = isBehind || isClosed
  const { back } = decision
  // What was asked about is no longer what is on the screen.
  useEffect(() => {
    if (isOff) back()
  }, [isOff, back])
  return (
    <FieldsProvider fields={decision.fields}>
      <IssuesProvider issues={decision.failures > 0 ? decision.issues : []}>
        <div className="space-y-3" data-deciding>
          {children}
          <ErrorNotice error={decision.error} {...(failed && { title: failed })} />
          {decision.step !== 'edit' && question && !isOff ? (
            <ConfirmStep
              key={decision.step}
              title={question.title}
              action={question.yes}
              isBusy={decision.isBusy}
              isGrave={question.isGrave ?? false}
              onYes={decision.decide}
              onBack={decision.back}
            >
              {question.text}
            </ConfirmStep>
          ) : (
            // In sight below the tallest page.
            <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 bg-surface py-2">
              {action && (
                <SmallButton
                  look={look ?? 'primary'}
                  busy={decision.isBusy || (isWaiting ?? false)}
                  aria-disabled={isOff || undefined}
                  onClick={isOff ? undefined : () => decision.ask()}
                >
                  {action}
                </SmallButton>
              )}
              <SmallButton look="quiet" onClick={onBack}>
                {t('staff.parts.back')}
              </SmallButton>
              {isBehind && (
                <p className="w-full text-sm text-quiet">{t('staff.parts.changed.first')}</p>
              )}
            </div>
          )}
        </div>
      </IssuesProvider>
    </FieldsProvider>
  )
}

/** Filling in; asked once more; asked again, because the server is in doubt. */
type Step = 'edit' | 'confirm' | 'doubt'

type DecisionOptions<V, A> = Checks<V> &
  Readonly<{
    /** What is said with it, and how that began. */
    fields: Fields<V>
    first: V
    /** Something is missing that no field says. */
    isBlocked?: boolean
    /** What will happen is said, and asked about, before anything is sent. */
    asks?: boolean
    /** The code with which the server asks to look again. */
    doubt?: ApiError['code']
    /** `isSure`: somebody looked again. */
    send: (said: V, isSure: boolean) => Promise<A>
    done?: string
    onDone: (answer: A) => void
  }>

/** One decision from the form to the answer. What fails leaves everything as it was typed. */
export function useDecision<V extends object, A>(options: DecisionOptions<V, A>) {
  const { fields, first, isBlocked = false, asks = true, doubt, send, onDone, ...checks } = options
  const toast = useToast()
  const sending = useSending()
  const [step, setStep] = useState<Step>('edit')
  const { issues, isSaid, isComplete } = useFieldIssues(fields, sending, checks)
  const isReady = isComplete && !isBlocked

  const decide = async () => {
    if (!isReady) {
      setStep('edit')
      return sending.refuse()
    }
    const isSure = step === 'doubt'
    let after: Step = 'edit'
    let finish = () => {}
    await sending.send(async () => {
      try {
        const answer = await send(fields.all(), isSure)
        finish = () => {
          emptied(fields, first)
          if (options.done) toast({ tone: 'success', title: options.done })
          onDone(answer)
        }
      } catch (error) {
        // Said once more it is refused as before: it takes somebody else.
        if (isSure || doubt === undefined || codeOf(error) !== doubt) throw error
        after = 'doubt'
      }
    })
    setStep(after)
    finish()
  }
  return {
    fields,
    issues,
    step,
    isBusy: sending.isBusy,
    failures: sending.failures,
    error: isSaid ? null : sending.error,
    /** Goes on from the fields; `isFine`: of what was set at the same press. */
    ask: (isFine = isReady) => {
      if (!isFine) sending.refuse()
      else if (asks) setStep('confirm')
      else void decide()
    },
    decide: () => void decide(),
    back: () => setStep('edit'),
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
