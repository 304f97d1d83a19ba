import { Link } from 'react-router'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { mailIcon } from '../../ui/icons.ts'
import { applicationPath, backHere } from '../parts/application/outlet.ts'
import { shortCount } from '../parts/short-count.ts'
import { shortMoment } from '../parts/short-moment.ts'
import { useMe } from '../parts/use-me.ts'
import { typingQuery, useLocal } from './queries.ts'
import type { InboxEmail } from './rows.ts'
import { isVisitorTyping } from './typing.ts'
import { WaitingTime } from './WaitingTime.tsx'
import { chatPath, emailPath, visitorWords } from './words.ts'

export const rowClass =
  'block min-w-0 flex-1 border-s-3 border-transparent px-4 py-3 text-sm no-underline -outline-offset-3! hover:bg-sunken aria-[current=true]:border-ocean aria-[current=true]:bg-ocean-tint'

type SessionRowProps = Readonly<{
  session: StaffChatSession
  isOpen: boolean
  query: string
  tick: Readonly<{ isOn: boolean; onChange: (isOn: boolean) => void }> | null
}>

/** One conversation of the list: who, when, what was said last, and what waits. */
export function SessionRow({ session, isOpen, query, tick }: SessionRowProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { sessionId, lastMessageAt, unreadCount, userEmail, userName } = session
  const visitor = visitorWords(session, t)
  const time = shortMoment(lastMessageAt, now(), language)
  return (
    <li className="flex">
      {tick && (
        <label className="grid w-11 shrink-0 place-items-center border-s-3 border-transparent hover:bg-sunken">
          <input
            type="checkbox"
            checked={tick.isOn}
            aria-label={t('staff.chat.tick.label', { visitor })}
            onChange={({ target }) => tick.onChange(target.checked)}
            className="size-4.5 accent-ocean"
          />
        </label>
      )}
      <Link
        data-row={sessionId}
        to={{ pathname: chatPath(sessionId), search: query }}
        aria-current={isOpen ? 'true' : undefined}
        className={rowClass}
      >
        <span className="flex items-baseline gap-3">
          <span
            className={`min-w-0 flex-1 truncate ${unreadCount > 0 ? 'font-semibold' : 'font-medium'}`}
          >
            <bdi>{visitor}</bdi>
            {userName && userEmail && (
              <span className="font-normal text-quiet">
                {' · '}
                <bdi>{userEmail}</bdi>
              </span>
            )}
            {unreadCount > 0 && (
              <span className="sr-only">{t('staff.chat.row.unread', { count: unreadCount })}</span>
            )}
          </span>
          <time dateTime={lastMessageAt} className="figures shrink-0 text-xs text-quiet">
            {time}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-3">
          <Preview session={session} />
          {unreadCount > 0 && (
            <span
              aria-hidden="true"
              className="figures grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-ocean px-1.5 text-xs font-semibold text-on-ocean"
            >
              {shortCount(unreadCount)}
            </span>
          )}
        </span>
        <Facts session={session} />
      </Link>
    </li>
  )
}

function Preview({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const isTyping = isVisitorTyping(useLocal(typingQuery), session.sessionId)
  const { type, message: text } = session.lastMessage
  if (isTyping) {
    return <span className="min-w-0 flex-1 truncate text-ocean">{t('staff.chat.row.typing')}</span>
  }
  return (
    // In its own direction, so that what is cut off is its end.
    <span
      dir="auto"
      className={`min-w-0 flex-1 truncate ${session.unreadCount > 0 ? 'text-ink' : 'text-quiet'}`}
    >
      {type === 'admin' ? t('staff.chat.row.staff', { text }) : text}
    </span>
  )
}

function Facts({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const me = useMe()
  const language = useLanguage()
  const { reference, staff, state, waitingSince, snoozedUntil, labels, messenger } = session
  const who = staff && (staff.id === me.id ? t('staff.chat.talk.you') : staff.name)
  const until =
    snoozedUntil && t('staff.chat.row.snoozed', { until: sayMoment(snoozedUntil, language) })
  const way =
    messenger && messenger.state !== 'ended'
      ? t(`staff.messenger.${messenger.messenger}`)
      : t('staff.chat.row.chat')
  const facts = [way, reference, who, state === 'closed' && t('staff.chat.row.closed'), until]
  const said = facts.filter(Boolean).join(' · ')
  return (
    <>
      <span className="mt-0.5 flex items-center gap-3">
        <span className="figures min-w-0 flex-1 truncate text-xs text-quiet">{said}</span>
        {waitingSince && <WaitingTime since={waitingSince} />}
      </span>
      {labels.length > 0 && (
        <span className="mt-1 flex gap-1 overflow-hidden">
          {labels.map((label) => (
            <bdi
              key={label}
              className="max-w-28 shrink-0 truncate rounded-full border border-line bg-sunken px-2 text-xs text-quiet"
            >
              {label}
            </bdi>
          ))}
        </span>
      )}
    </>
  )
}

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
        <EmailFacts email={email} />
      </Link>
    </li>
  )
}

/** What it is, who has it, and how long it waits. */
function EmailFacts({ email }: Pick<EmailRowProps, 'email'>) {
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
