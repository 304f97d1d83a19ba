import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { EmailDialog } from '../parts/email/EmailDialog.tsx'
import { EmailMarks } from '../parts/email/EmailView.tsx'
import { type EmailSummary, emailsKey } from '../parts/email/use-email.ts'
import { shortMoment } from '../parts/short-moment.ts'
import { Part } from './side-parts.tsx'

type SideEmailsProps = Readonly<{
  id: string
  /** Of the conversation: what is answered by email is said in it, and the emails are asked for again. */
  lastMessageAt: string
}>

/** The emails that answered a conversation: their words stand in it, their files are opened here. */
export function SideEmails({ id, lastMessageAt }: SideEmailsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [open, setOpen] = useState<EmailSummary | null>(null)
  const { data } = useQuery({
    queryKey: [...emailsKey, 'list', 'conversation', id, lastMessageAt],
    queryFn: ({ signal }) =>
      call('GET /api/admin/emails', { query: { conversationId: id, limit: 20 }, signal }),
    staleTime: 30_000,
  })
  if (!data || data.items.length === 0) return null
  return (
    <Part title={t('staff.chat.side.emails')}>
      <ul className="-mx-2">
        {data.items.map((email) => (
          <li key={email.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(email)}
              className="block min-h-11 w-full rounded-small px-2 py-1.5 text-start text-sm text-ink hover:bg-sunken"
            >
              <span className="flex items-baseline gap-2">
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {email.subject || t('staff.email.subjectless')}
                </span>
                <time dateTime={email.receivedAt} className="figures shrink-0 text-xs text-quiet">
                  {shortMoment(email.receivedAt, now(), language)}
                </time>
              </span>
              <span className="flex flex-wrap items-center gap-1.5 text-xs text-quiet">
                {email.files > 0 && (
                  <span>{t('staff.email.files.count', { count: email.files })}</span>
                )}
                <EmailMarks email={email} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <EmailDialog id={open.id} subject={open.subject} onClose={() => setOpen(null)} />}
    </Part>
  )
}
