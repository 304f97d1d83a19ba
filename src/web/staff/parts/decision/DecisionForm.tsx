import { type ReactNode, useEffect } from 'react'
import { FieldsProvider } from '../../../form/fields.tsx'
import { IssuesProvider } from '../../../form/issues.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { ButtonLook } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { ConfirmStep } from '../application/ConfirmStep.tsx'
import { useIsBehind } from '../application/use-detail.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { SmallButton } from '../SmallButton.tsx'
import type { Decision } from './use-decision.ts'

/** What will happen, and who hears of it, in place of the button. */
type Question = Readonly<{ title: string; yes: string; text: ReactNode; isGrave?: boolean }>

type DecisionFormProps<V> = Readonly<{
  decision: Decision<V>
  /** What the button says; null where only the way back is left. */
  action: string | null
  look?: ButtonLook
  /** What is asked before it is sent; none where it is sent at once. */
  question?: Question
  /** What did not happen, when it fails. */
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
                  onClick={isOff ? undefined : decision.ask}
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
