import { useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { ContactCode } from './ContactCode.tsx'
import { ContactForm } from './ContactForm.tsx'

type CorrectContactProps = Readonly<{
  application: ApplicationView
  beginsWithForm?: boolean
  /** Something was saved: whoever shows the application asks for it again. */
  onChanged: () => void
}>

type Stage = { step: 'shown' | 'form' } | { step: 'code'; sentTo: string; email: string }

/** How we reach the contact, and correcting it; a new e-mail counts once its code was typed. */
export function CorrectContact({
  application,
  beginsWithForm = false,
  onChanged,
}: CorrectContactProps) {
  const t = useTranslate()
  const toast = useToast()
  const [stage, setStage] = useState<Stage>({ step: beginsWithForm ? 'form' : 'shown' })
  const close = () => setStage({ step: 'shown' })
  const saved = (title: string) => {
    toast({ title, tone: 'success' })
    close()
    onChanged()
  }
  return (
    <>
      {stage.step === 'shown' && (
        <>
          <Shown application={application} />
          <Button look="secondary" className="mt-4" onClick={() => setStage({ step: 'form' })}>
            {t('correction.contact.action')}
          </Button>
        </>
      )}
      {stage.step === 'form' && (
        <ContactForm
          application={application}
          onCancel={close}
          onBehind={onChanged}
          onSaved={() => saved(t('correction.contact.saved'))}
          onCode={(sentTo, email) => {
            setStage({ step: 'code', sentTo, email })
            onChanged()
          }}
        />
      )}
      {stage.step === 'code' && (
        <ContactCode
          applicationId={application.id}
          sentTo={stage.sentTo}
          email={stage.email}
          onCancel={close}
          onConfirmed={() => saved(t('correction.code.done'))}
        />
      )}
    </>
  )
}

function Shown({ application }: Pick<CorrectContactProps, 'application'>) {
  const t = useTranslate()
  const { contactName, contactEmail, contactPhone } = application
  const { communicationChannel, communicationId } = application
  const channel = t(`apply.communicationChannel.${communicationChannel}`)
  const rows = [
    [t('apply.contactName.label'), contactName],
    [t('apply.contactEmail.label'), contactEmail],
    [t('apply.contactPhone.label'), contactPhone],
    [
      t('apply.communicationChannel.label'),
      communicationId ? `${channel}: ${communicationId}` : channel,
    ],
  ] as const
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
