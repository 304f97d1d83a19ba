import { useTranslate } from '../../../i18n/provider.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { Answering } from './Answering.tsx'
import { EmailView } from './EmailView.tsx'
import { useEmail } from './use-email.ts'

type EmailDialogProps = Readonly<{
  id: string
  subject: string
  /** A file became a document: what shows the application asks again. */
  onUsed?: () => void
  onClose: () => void
}>

/** A received email above the page that names it. */
export function EmailDialog({ id, subject, onUsed, onClose }: EmailDialogProps) {
  const t = useTranslate()
  const { data } = useEmail(id)
  return (
    <Dialog wide title={subject || t('staff.email.subjectless')} onClose={onClose}>
      <div className="mt-3">
        <EmailView id={id} {...(onUsed && { onUsed })} />
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
