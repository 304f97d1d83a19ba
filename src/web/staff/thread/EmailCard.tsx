import { useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { documentIcon, warningIcon } from '../../ui/icons.ts'
import { MessageText } from '../parts/MessageText.tsx'
import { ByLine } from './ByLine.tsx'
import type { EntryOf } from './thread.ts'

/** What is new in an e-mail of the traveller, and whether it is surely theirs. */
export function EmailCard({ entry }: Readonly<{ entry: EntryOf<'email'> }>) {
  const t = useTranslate()
  const { subject, text, isCut, files, otherSender, isAutoReply } = entry
  return (
    <>
      <ByLine entry={entry} who={otherSender ?? t('staff.thread.traveller')} />
      <p dir="auto" className="max-w-[min(34rem,88%)] px-1 text-sm font-medium wrap-anywhere">
        {subject}
      </p>
      <MessageText text={isCut ? `${text} …` : text} isStaff={false} />
      <p className="flex flex-wrap gap-1.5 px-1">
        {files > 0 && (
          <Badge icon={documentIcon}>{t('staff.thread.email.files', { count: files })}</Badge>
        )}
        {otherSender && (
          <Badge tone="warning" icon={warningIcon}>
            {t('staff.thread.email.other')}
          </Badge>
        )}
        {isAutoReply && <Badge>{t('staff.thread.email.auto')}</Badge>}
      </p>
    </>
  )
}
