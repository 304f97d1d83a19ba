import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { ActButton } from '../parts/ActButton.tsx'
import { applicationPath, backHere } from '../parts/application/outlet.ts'
import { Answering } from '../parts/email/Answering.tsx'
import { EmailMarks, EmailView } from '../parts/email/EmailView.tsx'
import { type Email, useEmail, useEmailChanged } from '../parts/email/use-email.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { aboveApplication } from '../parts/use-keys.ts'
import { useMay } from '../parts/use-me.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'

/** An email that belongs to nothing yet or may be the authority's, beside the list: read, attached, dealt with. */
export function EmailPane({ id, onLeave }: Readonly<{ id: string; onLeave: () => void }>) {
  const t = useTranslate()
  const { data } = useEmail(id)
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    const { target } = event
    // What is typed there would be lost.
    if (target instanceof HTMLInputElement && target.type === 'text' && target.value !== '') return
    if (!document.querySelector(aboveApplication)) onLeave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus stands inside
    <div className="flex min-w-0 flex-1 flex-col bg-paper" onKeyDown={leaveByKey}>
      <header className="flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 py-1.5 md:min-h-[4.125rem] md:px-4">
        <IconButton
          path={arrowLeftIcon}
          label={t('staff.chat.talk.back')}
          onClick={onLeave}
          className="md:hidden"
          iconClass="size-5 rtl:rotate-180"
        />
        {data && <Heading email={data} />}
        {data && (isLoose(data) || data.kind === 'authority') && (
          <Answering email={data} onClosed={onLeave} />
        )}
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
  const { t, language } = useWords()
  const { subject, sender, receivedAt, applicationId, reference } = email
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the line that was pressed is gone; and Escape is heard from inside alone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="min-w-0 flex-1 basis-56 py-1">
      <h2 ref={heading} tabIndex={-1} className="truncate text-base leading-6 outline-none">
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
            state={backHere}
            className="link figures reads-ltr text-sm"
          >
            {reference}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Says which application an unknown email is about; those of its sender's address are offered. */
function AttachForm({ id }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const { data } = useEmail(id)
  const changed = useEmailChanged()
  const attach = (applicationId: number) =>
    call('POST /api/admin/emails/{id}/attach', { params: { id }, body: { applicationId } })
  const tell = (email: Email) => {
    changed(email)
    const reference = email.applicationId === null ? '' : referenceOf(email.applicationId)
    toast({ tone: 'success', title: t('staff.email.attach.done', { reference }) })
  }
  const form = useSendingForm({
    first: { reference: '' },
    check: ({ reference }) => ({
      reference: parseReference(reference) === null && t('staff.email.attach.wrong'),
    }),
    at: { 'application.not-found': 'reference', 'application.erased': 'reference' },
    send: ({ reference }) => attach(parseReference(reference) ?? 0),
    onDone: tell,
  })
  if (!may('application.work')) return null
  const suggestions = data?.suggestions ?? []
  return (
    <section className="space-y-3 rounded-field bg-sunken p-3 sm:p-4">
      <h3 className="text-base">{t('staff.email.attach')}</h3>
      {suggestions.length > 0 && (
        <div className="space-y-2">
          <p className="text-sm text-quiet">{t('staff.email.attach.suggestions')}</p>
          {suggestions.map(({ id: applicationId, reference, contactName }) => (
            <ActButton
              key={applicationId}
              isSmall
              act={async () => tell(await attach(applicationId))}
            >
              {t('staff.email.attach.suggestion', { reference, name: contactName })}
            </ActButton>
          ))}
        </div>
      )}
      <SendingForm form={form}>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            name="reference"
            label={t('staff.email.attach.label')}
            hint={t('staff.email.attach.hint')}
            width="medium"
            readsLtr
            isName
            maxLength={20}
          />
          <SubmitButton look="secondary">{t('staff.email.attach.do')}</SubmitButton>
        </div>
      </SendingForm>
    </section>
  )
}
