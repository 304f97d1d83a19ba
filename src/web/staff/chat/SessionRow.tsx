import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate, useWords } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
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

type RowProps = Readonly<{
  id: string
  to: ComponentProps<typeof Link>['to']
  isOpen: boolean
  isBold: boolean
  name: Elements
  at: string
  line: Elements
  facts: Elements
  waitingSince: string | null
  children?: Elements
}>

/** Who, when, what was said last, what is known of it, and how long it waits. */
function Row({ id, to, isOpen, isBold, name, at, line, facts, waitingSince, children }: RowProps) {
  const language = useLanguage()
  return (
    <Link
      data-row={id}
      to={to}
      state={typeof to === 'string' ? backHere : null}
      aria-current={isOpen ? 'true' : undefined}
      className="block min-w-0 flex-1 border-s-3 border-transparent px-4 py-3 text-sm no-underline -outline-offset-3! hover:bg-sunken aria-[current=true]:border-ocean aria-[current=true]:bg-ocean-tint"
    >
      <span className="flex items-baseline gap-3">
        <span
          className={`relative min-w-0 flex-1 truncate ${isBold ? 'font-semibold' : 'font-medium'}`}
        >
          {name}
        </span>
        <time dateTime={at} className="figures shrink-0 text-xs text-quiet">
          {shortMoment(at, now(), language)}
        </time>
      </span>
      {line}
      <span className="mt-0.5 flex items-center gap-3">
        {facts}
        {waitingSince && <WaitingTime since={waitingSince} />}
      </span>
      {children}
    </Link>
  )
}

type Tick = Readonly<{ isOn: boolean; onChange: (isOn: boolean) => void }>

type SessionRowProps = Readonly<{
  session: StaffChatSession
  isOpen: boolean
  query: string
  tick: Tick | null
}>

/** One conversation of the list. */
export function SessionRow({ session, isOpen, query, tick }: SessionRowProps) {
  const { t, language } = useWords()
  const me = useMe()
  const { sessionId, unreadCount, userEmail, userName, messenger, reference, staff } = session
  const { state, snoozedUntil, labels } = session
  const visitor = visitorWords(session, t)
  const facts = [
    messenger && messenger.state !== 'ended'
      ? t(`staff.messenger.${messenger.messenger}`)
      : t('staff.chat.row.chat'),
    reference,
    staff && (staff.id === me.id ? t('staff.chat.talk.you') : staff.name),
    state === 'closed' && t('staff.chat.row.closed'),
    snoozedUntil && t('staff.chat.row.snoozed', { until: sayMoment(snoozedUntil, language) }),
  ]
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
      <Row
        id={sessionId}
        to={{ pathname: chatPath(sessionId), search: query }}
        isOpen={isOpen}
        isBold={unreadCount > 0}
        name={
          <>
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
          </>
        }
        at={session.lastMessageAt}
        line={<LastMessage session={session} />}
        facts={
          <span className="figures min-w-0 flex-1 truncate text-xs text-quiet">
            {facts.filter(Boolean).join(' · ')}
          </span>
        }
        waitingSince={session.waitingSince}
      >
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
      </Row>
    </li>
  )
}

function LastMessage({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const isTyping = isVisitorTyping(useLocal(typingQuery), session.sessionId)
  const { unreadCount, lastMessage } = session
  const { type, message: text } = lastMessage
  return (
    <span className="mt-0.5 flex items-center gap-3">
      {isTyping ? (
        <span className="min-w-0 flex-1 truncate text-ocean">{t('staff.chat.row.typing')}</span>
      ) : (
        // In its own direction, so that what is cut off is its end.
        <span
          dir="auto"
          className={`min-w-0 flex-1 truncate ${unreadCount > 0 ? 'text-ink' : 'text-quiet'}`}
        >
          {type === 'admin' ? t('staff.chat.row.staff', { text }) : text}
        </span>
      )}
      {unreadCount > 0 && (
        <span
          aria-hidden="true"
          className="figures grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-ocean px-1.5 text-xs font-semibold text-on-ocean"
        >
          {shortCount(unreadCount)}
        </span>
      )}
    </span>
  )
}

type EmailRowProps = Readonly<{ email: InboxEmail; isOpen: boolean; query: string }>

/** An email of the list: it opens among the messages of its application, or here if it belongs to none or may be the authority's. */
export function EmailRow({ email, isOpen, query }: EmailRowProps) {
  const t = useTranslate()
  const { id, applicationId, reference, sender, subject, beginning, files, kind } = email
  const facts = [
    reference === null
      ? t('staff.chat.row.email.unknown')
      : t('staff.chat.row.email', { reference }),
    kind === 'authority' && t('staff.email.kind.authority'),
    email.staff,
    files > 0 && t('staff.email.files.count', { count: files }),
  ]
  return (
    <li>
      <Row
        id={id}
        to={
          applicationId === null || kind === 'authority'
            ? { pathname: emailPath(id), search: query }
            : applicationPath(applicationId, 'messages')
        }
        isOpen={isOpen}
        isBold={email.waitingSince !== null}
        name={<bdi>{sender || t('staff.email.senderless')}</bdi>}
        at={email.receivedAt}
        line={
          <span dir="auto" className="mt-0.5 block truncate">
            <span className="font-medium">{subject || t('staff.email.subjectless')}</span>
            {beginning.trim() && <span className="text-quiet">{` · ${beginning.trim()}`}</span>}
          </span>
        }
        facts={
          <span className="figures flex min-w-0 flex-1 items-center gap-1 truncate text-xs text-quiet">
            <Icon path={mailIcon} className="size-3.5 shrink-0" />
            <span className="truncate">{facts.filter(Boolean).join(' · ')}</span>
          </span>
        }
        waitingSince={email.waitingSince}
      />
    </li>
  )
}
