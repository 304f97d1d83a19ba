import { useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { contactFields } from '#domain/application/correction.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { ContactCode } from './ContactCode.tsx'
import { ContactForm } from './ContactForm.tsx'

type CorrectContactProps = Readonly<{
  application: ApplicationView
  /** Opens with the form, or with the code for a new address. */
  begins?: 'form' | 'code' | null
  /** Saved: reload the application. */
  onChanged: () => void
}>

/** Shows and corrects the contact; a new e-mail applies once its code is entered. */
export function CorrectContact({ application, begins, onChanged }: CorrectContactProps) {
  const t = useTranslate()
  const toast = useToast()
  const [isForm, setForm] = useState(begins === 'form')
  const [isAwaited, setAwaited] = useState(begins === 'code')
  const { pendingEmail } = application
  const saved = (title: string) => {
    toast({ title, tone: 'success' })
    setForm(false)
    onChanged()
  }
  if (isForm) {
    return (
      <ContactForm
        application={application}
        onCancel={() => setForm(false)}
        onBehind={onChanged}
        onSaved={() => saved(t('correction.contact.saved'))}
        onCode={() => {
          setForm(false)
          setAwaited(true)
          onChanged()
        }}
      />
    )
  }
  return (
    <>
      <Shown application={application} />
      {pendingEmail ? (
        <ContactCode
          key={pendingEmail}
          application={application}
          email={pendingEmail}
          takesFocus={isAwaited}
          onOther={() => setForm(true)}
          onKept={() => saved(t('correction.code.kept'))}
          onConfirmed={() => saved(t('correction.code.done'))}
        />
      ) : (
        <Button look="secondary" className="mt-4" onClick={() => setForm(true)}>
          {t('correction.contact.action')}
        </Button>
      )}
    </>
  )
}

function Shown({ application }: Pick<CorrectContactProps, 'application'>) {
  const t = useTranslate()
  const { communicationChannel, communicationId } = application
  const channel = t(`apply.communicationChannel.${communicationChannel}`)
  const messenger = communicationId ? `${channel}: ${communicationId}` : channel
  const rows = contactFields
    .filter((field) => field !== 'communicationId')
    .map((field) => [
      t(`apply.${field}.label`),
      field === 'communicationChannel' ? messenger : application[field],
    ])
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0 border-b border-line pb-2">
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="font-semibold break-words">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
