import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { documentIcon } from '../../ui/icons.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { EmailDialog } from '../parts/email/EmailDialog.tsx'
import { EmailMarks } from '../parts/email/EmailView.tsx'
import { MessageText } from '../parts/MessageText.tsx'
import { ByLine } from './ByLine.tsx'
import type { EntryOf } from './thread.ts'

/** What is new in an e-mail of the traveller or about them, whose it surely is, and the way to all of it. */
export function EmailCard({ entry }: Readonly<{ entry: EntryOf<'email'> }>) {
  const t = useTranslate()
  const { refresh } = useDetail()
  const [isOpen, setOpen] = useState(false)
  const { emailId, subject, text, isCut, hasQuoted, files, otherSender } = entry
  const kind = entry.isAuthority ? 'authority' : entry.isAutoReply ? 'auto-reply' : 'answer'
  const hasMore = entry.isAuthority || isCut || hasQuoted || files > 0
  return (
    <>
      <ByLine entry={entry} who={otherSender ?? t('staff.thread.traveller')} />
      <p dir="auto" className="max-w-[min(34rem,88%)] px-1 text-sm font-medium wrap-anywhere">
        {subject}
      </p>
      {text.trim() !== '' && (
        <MessageText text={isCut ? `${text.trim()} …` : text.trim()} isStaff={false} />
      )}
      <p className="flex flex-wrap items-center gap-1.5 px-1">
        <EmailMarks email={{ kind, isKnownSender: otherSender === null }} />
        {files > 0 && (
          <Badge icon={documentIcon}>{t('staff.thread.email.files', { count: files })}</Badge>
        )}
        {hasMore && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="link min-h-8 text-xs pointer-coarse:min-h-11"
          >
            {t(entry.isAuthority ? 'staff.thread.email.look' : 'staff.thread.email.open')}
          </button>
        )}
      </p>
      {isOpen && (
        <EmailDialog
          id={emailId}
          subject={subject}
          onUsed={() => void refresh()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
