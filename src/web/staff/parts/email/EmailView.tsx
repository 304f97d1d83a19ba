import { useState } from 'react'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { warningIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { Loaded } from '../Loaded.tsx'
import { Answering } from './Answering.tsx'
import { AuthorityPart } from './AuthorityPart.tsx'
import { EmailFiles } from './EmailFiles.tsx'
import { type Email, type EmailSummary, ShownContext, useEmail } from './use-email.ts'

type EmailViewProps = Readonly<{ id: string; onUsed?: (() => void) | undefined }>

/** A received email: what it says, what it repeats, and its files. */
export function EmailView({ id, onUsed }: EmailViewProps) {
  return (
    <Loaded query={useEmail(id)} lines={3}>
      {(email) => (
        <ShownContext value={{ email, onUsed }}>
          <Content email={email} />
        </ShownContext>
      )}
    </Loaded>
  )
}

function Content({ email }: Readonly<{ email: Email }>) {
  const t = useTranslate()
  const text = email.text.trim()
  return (
    <div className="space-y-3">
      <AuthorityPart />
      {email.trouble && <Notice tone="warning">{t(`staff.email.trouble.${email.trouble}`)}</Notice>}
      {text !== '' && (
        <p dir="auto" className="max-w-prose break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      {text === '' && !email.trouble && <p className="text-quiet">{t('staff.email.empty')}</p>}
      {email.quoted !== null && <Quoted text={email.quoted} />}
      <EmailFiles />
    </div>
  )
}

function Quoted({ text }: Readonly<{ text: string }>) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <LinkButton
        className="min-h-9 text-sm"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'staff.email.quoted.hide' : 'staff.email.quoted.show')}
      </LinkButton>
      {isShown && (
        <p
          dir="auto"
          className="mt-2 max-w-prose border-s-2 border-line ps-3 text-sm break-words whitespace-pre-wrap text-quiet"
        >
          {text.trim()}
        </p>
      )}
    </div>
  )
}

/** What has to be known of an email before it is believed: who says to have written it, and whether a program did. */
export function EmailMarks({
  email,
}: Readonly<{ email: Pick<EmailSummary, 'kind' | 'isKnownSender'> }>) {
  const t = useTranslate()
  return (
    <>
      {email.kind === 'authority' && (
        <Badge icon={warningIcon}>{t('staff.email.kind.authority')}</Badge>
      )}
      {email.kind === 'auto-reply' && <Badge>{t('staff.email.kind.auto-reply')}</Badge>}
      {email.kind === 'answer' && !email.isKnownSender && (
        <Badge tone="warning" icon={warningIcon}>
          {t('staff.email.other-sender')}
        </Badge>
      )}
    </>
  )
}

type EmailDialogProps = Readonly<{
  id: string
  subject: string
  onUsed?: () => void
  onClose: () => void
}>

export function EmailDialog({ id, subject, onUsed, onClose }: EmailDialogProps) {
  const t = useTranslate()
  const { data } = useEmail(id)
  return (
    <Dialog wide title={subject || t('staff.email.subjectless')} onClose={onClose}>
      <div className="mt-3">
        <EmailView id={id} onUsed={onUsed} />
        {data?.kind === 'authority' && (
          <div className="mt-4">
            <Answering email={data} onClosed={onClose} />
          </div>
        )}
      </div>
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}
