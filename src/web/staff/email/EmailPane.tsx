import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { applicationPath } from '../parts/application/outlet.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { EmailMarks, EmailView } from '../parts/email/EmailView.tsx'
import { type Email, useEmail, useEmailChanged } from '../parts/email/use-email.ts'
import { compact } from '../parts/looks.ts'
import { aboveApplication } from '../parts/use-keys.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { AttachForm } from './AttachForm.tsx'

type EmailPaneProps = Readonly<{ id: string; onLeave: () => void }>

/** An email that belongs to nothing yet, beside the list: read, attached, or in need of no answer. */
export function EmailPane({ id, onLeave }: EmailPaneProps) {
  const t = useTranslate()
  const { data } = useEmail(id)
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    if (!document.querySelector(aboveApplication)) onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus stands inside
    <div className="flex min-w-0 flex-1 flex-col bg-paper" onKeyDown={leaveByKey}>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5 md:min-h-[4.125rem] md:px-4">
        <button
          type="button"
          aria-label={t('staff.chat.talk.back')}
          onClick={onLeave}
          className="grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:bg-sunken hover:text-ink md:hidden"
        >
          <Icon path={arrowLeftIcon} className="size-5 rtl:rotate-180" />
        </button>
        {data && <Heading email={data} />}
        {data && isLoose(data) && !data.isClosed && <Close id={id} onDone={onLeave} />}
      </header>
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
        <EmailView id={id} />
        {data && isLoose(data) && <AttachForm id={id} />}
      </div>
    </div>
  )
}

const isLoose = ({ applicationId, conversationId }: Email) =>
  applicationId === null && conversationId === null

function Heading({ email }: Readonly<{ email: Email }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { subject, sender, receivedAt, applicationId, reference } = email
  return (
    <div className="min-w-0 flex-1 basis-56 py-1">
      <h2 className="truncate text-base leading-6">
        <bdi>{subject || t('staff.email.subjectless')}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-quiet">
        <span className="break-all">
          {sender ? t('staff.email.sender', { sender }) : t('staff.email.senderless')}
        </span>
        <span className="figures">{sayMoment(receivedAt, language)}</span>
        <EmailMarks email={email} />
        {applicationId !== null && (
          <Link
            to={applicationPath(applicationId, 'messages')}
            className="link figures reads-ltr text-sm"
          >
            {reference}
          </Link>
        )}
      </p>
    </div>
  )
}

function Close({ id, onDone }: Readonly<{ id: string; onDone: () => void }>) {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const changed = useEmailChanged()
  const { send, isBusy, error } = useSending()
  if (!may('application.work')) return null
  const close = async () => {
    if (!(await send(() => call('POST /api/admin/emails/{id}/close', { params: { id } })))) return
    changed()
    toast({ tone: 'success', title: t('staff.thread.waiting.done') })
    onDone()
  }
  return (
    <>
      <Button look="secondary" className={compact} busy={isBusy} onClick={() => void close()}>
        {t('staff.thread.waiting.nothing')}
      </Button>
      <ErrorNotice error={error} className="w-full" />
    </>
  )
}
