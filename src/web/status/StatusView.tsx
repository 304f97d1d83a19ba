import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { searchIcon } from '../ui/icons.ts'
import { LookupForm } from './LookupForm.tsx'
import { OwnApplications } from './OwnApplications.tsx'
import { StatusResult } from './StatusResult.tsx'
import { StopReminders } from './StopReminders.tsx'
import { useChatReference } from './use-chat-reference.ts'
import { useOpening } from './use-opening.ts'
import { type Question, useStanding } from './use-standing.ts'

export type OwnProps = Readonly<{ orderId: string; onLoaded: (reference: string) => void }>

type StatusViewProps = Readonly<{
  /** The complete application, for browsers with access. */
  Own: ComponentType<OwnProps>
}>

/**
 * The status of an application: complete in a browser with access, limited after a look-up by
 * reference and e-mail. The form shrinks once there is a result.
 */
export function StatusView({ Own }: StatusViewProps) {
  const t = useTranslate()
  const opened = useOpening()
  const [question, setQuestion] = useState<Question | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [asksAnother, setAsksAnother] = useState(false)
  const [ownReference, setOwnReference] = useState<string | undefined>()
  const standing = useStanding(question)
  // A look-up of an application this browser has access to shows all of it.
  const found = opened.own.find(({ id }) => id === standing.data?.id)?.orderId
  const orderId = question ? (found ?? null) : (chosen ?? opened.orderId)
  useChatReference(orderId ? ownReference : standing.data?.reference)
  const isAnswered = orderId !== null || standing.data !== undefined
  const ask = (next: Question) => {
    const isSame = next.applicationId === question?.applicationId && next.email === question?.email
    if (isSame) void standing.refetch()
    else setQuestion(next)
    setAsksAnother(false)
  }
  const choose = (next: string) => {
    setQuestion(null)
    setAsksAnother(false)
    setChosen(next)
  }
  const others = opened.own.filter((item) => item.orderId !== orderId)
  const showsForm = !isAnswered || asksAnother
  return (
    <>
      {orderId === null && (
        <header className="mx-auto max-w-column">
          <h1 className="text-2xl sm:text-3xl">{t('status.title')}</h1>
          <p className="mt-1 text-quiet">{t('status.lead')}</p>
        </header>
      )}
      {opened.stops && (
        <div className="mx-auto mb-6 max-w-column">
          <StopReminders {...opened.stops} />
        </div>
      )}
      {orderId !== null && <Own key={orderId} orderId={orderId} onLoaded={setOwnReference} />}
      <div className="mx-auto mt-6 flex max-w-column flex-col gap-8">
        {orderId === null && question && (
          <StatusResult key={JSON.stringify(question)} standing={standing} question={question} />
        )}
        {(showsForm || !isAnswered) && others.length > 0 && (
          <OwnApplications items={others} onChoose={choose} />
        )}
        {showsForm ? (
          <Unfolded isUnfolded={asksAnother}>
            <LookupForm
              title={isAnswered || others.length > 0 ? t('status.form.another') : null}
              prefill={isAnswered ? '' : opened.prefill}
              isBusy={standing.isFetching}
              onAsk={ask}
            />
          </Unfolded>
        ) : (
          <Button look="quiet" className="self-start px-3!" onClick={() => setAsksAnother(true)}>
            <Icon path={searchIcon} />
            <span>{t('status.form.another')}</span>
          </Button>
        )}
      </div>
    </>
  )
}

/** Takes the focus when it replaces the pressed button. */
function Unfolded({ isUnfolded, children }: { isUnfolded: boolean; children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isUnfolded) place.current?.querySelector('input')?.focus()
  }, [isUnfolded])
  return <div ref={place}>{children}</div>
}
