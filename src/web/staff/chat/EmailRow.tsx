import { Link } from 'react-router'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { mailIcon } from '../../ui/icons.ts'
import { applicationPath, backHere } from '../parts/application/outlet.ts'
import { shortMoment } from '../parts/short-moment.ts'
import type { InboxEmail } from './rows.ts'
import { rowClass } from './SessionRow.tsx'
import { WaitingTime } from './WaitingTime.tsx'
import { emailPath } from './words.ts'

type EmailRowProps = Readonly<{ email: InboxEmail; isOpen: boolean; query: string }>

/** An email of the list: it opens among the messages of its application, or here if it belongs to none or may be the authority's. */
export function EmailRow({ email, isOpen, query }: EmailRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { id, applicationId, sender, subject, beginning } = email
  const to =
    applicationId === null || email.kind === 'authority'
      ? { pathname: emailPath(id), search: query }
      : applicationPath(applicationId, 'messages')
  return (
    <li>
      <Link
        data-row={id}
        to={to}
        state={typeof to === 'string' ? backHere : null}
        aria-current={isOpen ? 'true' : undefined}
        className={rowClass}
      >
        <span className="flex items-baseline gap-3">
          <bdi
            className={`min-w-0 flex-1 truncate ${email.waitingSince ? 'font-semibold' : 'font-medium'}`}
          >
            {sender || t('staff.email.senderless')}
          </bdi>
          <time dateTime={email.receivedAt} className="figures shrink-0 text-xs text-quiet">
            {shortMoment(email.receivedAt, now(), language)}
          </time>
        </span>
        <span dir="auto" className="mt-0.5 block truncate">
          <span className="font-medium">{subject || t('staff.email.subjectless')}</span>
          {beginning.trim() && <span className="text-quiet">{` · ${beginning.trim()}`}</span>}
        </span>
        <Facts email={email} />
      </Link>
    </li>
  )
}

/** What it is, who has it, and how long it waits. */
function Facts({ email }: Pick<EmailRowProps, 'email'>) {
  const t = useTranslate()
  const { reference, files, kind } = email
  const facts = [
    reference === null
      ? t('staff.chat.row.email.unknown')
      : t('staff.chat.row.email', { reference }),
    kind === 'authority' && t('staff.email.kind.authority'),
    email.staff,
    files > 0 && t('staff.email.files.count', { count: files }),
  ]
  return (
    <span className="mt-0.5 flex items-center gap-3">
      <span className="figures flex min-w-0 flex-1 items-center gap-1 truncate text-xs text-quiet">
        <Icon path={mailIcon} className="size-3.5 shrink-0" />
        <span className="truncate">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {email.waitingSince && <WaitingTime since={email.waitingSince} />}
    </span>
  )
}
