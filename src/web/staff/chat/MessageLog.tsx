import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useMemo, useState } from 'react'
import type { ChatNote, StaffChatSession } from '#contract/staff/chat.ts'
import { now } from '../../clock.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { errorIcon, lockIcon } from '../../ui/icons.ts'
import { NewestButton } from '../../ui/NewestButton.tsx'
import { useLogEnd } from '../../ui/use-log-end.ts'
import { dayOf, dayWords } from '../parts/day-words.ts'
import { LinkButton } from '../parts/LinkButton.tsx'
import { MessageText } from '../parts/MessageText.tsx'
import { useEarlier } from '../parts/use-earlier.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useMe } from '../parts/use-me.ts'
import { DayLine, MessageGroupView } from './MessageGroupView.tsx'
import { again, dropped, type Outgoing } from './outbox.ts'
import { outboxQuery, typingQuery, updateLocal, useLocal } from './queries.ts'
import { logEntries, type Thread } from './thread.ts'
import { colleaguesTyping, isVisitorTyping } from './typing.ts'
import { visitorWords } from './words.ts'

type MessageLogProps = Readonly<{
  session: StaffChatSession
  thread: Thread
  notes: readonly ChatNote[]
}>

/** Messages that are drawn at first; who looks for more asks for them. */
const portion = 100

export function MessageLog({ session, thread, notes }: MessageLogProps) {
  const { t, language } = useWords()
  const { sessionId } = session
  const [shown, setShown] = useState(portion)
  const outgoing = useOutgoing(sessionId, thread)
  const typing = useLocal(typingQuery)
  const isTyping = isVisitorTyping(typing, sessionId)
  const messages = useMemo(() => thread.messages.slice(-shown), [thread.messages, shown])
  const entries = useMemo(() => {
    // Notes of what is not shown yet come with it.
    const from = messages.length < thread.messages.length ? (messages[0]?.timestamp ?? '') : ''
    const shownNotes = notes.filter(({ at }) => at >= from)
    return logEntries(messages, shownNotes, dayOf)
  }, [messages, notes, thread.messages])
  const lastOwn = messages.findLast(({ type }) => type === 'admin')?.id ?? 0
  const newest = thread.messages.at(-1)
  const { box, hasNews, toEnd } = useLogEnd(
    `${newest?.id}:${outgoing.length}:${notes.length}`,
    outgoing.length > 0 || newest?.type === 'admin',
    isTyping,
  )
  const showEarlier = useEarlier(box, shown, () => setShown(shown + portion))
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        role="log"
        aria-label={t('staff.chat.talk.label', { visitor: visitorWords(session, t) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys as well
        tabIndex={0}
        className="flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-7 -outline-offset-3! sm:px-6"
      >
        {thread.messages.length > shown && (
          <div className="flex justify-center pb-2">
            <LinkButton onClick={showEarlier} className="min-h-11 text-sm">
              {t('staff.chat.talk.earlier')}
            </LinkButton>
          </div>
        )}
        {entries.map((entry) => {
          const day = entry.day && dayWords(entry.day, now(), t, language)
          return entry.note ? (
            <Fragment key={`note ${entry.note.id}`}>
              {day && <DayLine day={day} />}
              <NoteBubble note={entry.note} />
            </Fragment>
          ) : (
            <MessageGroupView
              key={entry.messages[0].id}
              group={entry}
              day={day}
              session={session}
              lastOwn={outgoing.length === 0 ? lastOwn : 0}
            />
          )
        })}
        {outgoing.map((reply) => (
          <OutgoingBubble key={reply.clientId} reply={reply} />
        ))}
      </div>
      {hasNews && (
        <NewestButton words={t('staff.chat.talk.new')} onPress={toEnd} className="bottom-9" />
      )}
      <TypingLine session={session} isTyping={isTyping} />
    </div>
  )
}

function useOutgoing(sessionId: string, thread: Thread) {
  const outbox = useLocal(outboxQuery)
  return useMemo(() => {
    const arrived = new Set(thread.messages.map(({ clientId }) => clientId))
    return outbox.filter((reply) => reply.sessionId === sessionId && !arrived.has(reply.clientId))
  }, [outbox, sessionId, thread.messages])
}

type TypingLineProps = Readonly<{ session: StaffChatSession; isTyping: boolean }>

/** It has its place below the last message, so that nothing jumps. */
function TypingLine({ session, isTyping }: TypingLineProps) {
  const t = useTranslate()
  const { name: self } = useMe()
  const colleagues = colleaguesTyping(useLocal(typingQuery), session.sessionId, self)
  return (
    <div
      role="status"
      className={`pointer-events-none absolute inset-x-0 bottom-0 flex h-7 gap-4 px-4 text-xs text-quiet sm:px-6 ${isTyping || colleagues.length > 0 ? 'bg-paper' : ''}`}
    >
      {isTyping && (
        <p className="flex min-w-0 items-center gap-2">
          <span aria-hidden="true" className="flex gap-0.5">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="size-1.5 animate-pulse rounded-full bg-ocean"
                style={{ animationDelay: `${dot * 200}ms` }}
              />
            ))}
          </span>
          <span className="truncate">
            {t('staff.chat.talk.typing', { visitor: visitorWords(session, t) })}
          </span>
        </p>
      )}
      {colleagues.map((name) => (
        <p key={name} className="flex min-w-0 items-center truncate font-semibold text-amber">
          {t('staff.chat.talk.colleague', { name })}
        </p>
      ))}
    </div>
  )
}

/** What a colleague wrote to the others; the visitor never sees it. */
function NoteBubble({ note }: Readonly<{ note: ChatNote }>) {
  const { t, language } = useWords()
  return (
    <div className="mb-3 flex flex-col items-end gap-1">
      <p className="figures flex max-w-full items-center gap-1 px-1 text-xs text-amber">
        <Icon path={lockIcon} className="size-3.5" />
        <span className="truncate">
          <span>{t('staff.chat.note.by', { name: note.staff.name })}</span>{' '}
          <time dateTime={note.at}>{sayTime(note.at, language)}</time>
        </span>
      </p>
      <p
        dir="auto"
        className="max-w-[min(34rem,88%)] rounded-card border border-amber/40 bg-amber-tint px-3.5 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {note.text}
      </p>
    </div>
  )
}

const action =
  'link -my-2 inline-flex min-h-11 items-center font-semibold text-ocean pointer-coarse:px-2'

/** A reply that the server has not acknowledged yet: it is kept until it was sent or deleted. */
function OutgoingBubble({ reply }: Readonly<{ reply: Outgoing }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const client = useQueryClient()
  const { clientId, text, files = [], state, error } = reply
  const names = files.map(({ name }) => name).join('\n')
  const isFailed = state === 'failed'
  return (
    <div className="mb-3 flex flex-col items-end gap-1">
      <MessageText
        text={[text, names].filter(Boolean).join('\n')}
        isStaff
        look={isFailed ? 'failed' : 'sending'}
      />
      {isFailed ? (
        <div className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-xs">
          <p role="alert" className="flex items-center gap-1.5 text-clay">
            <Icon path={errorIcon} className="size-4" />
            <span>
              <strong className="font-semibold">{t('staff.chat.state.failed')}</strong>{' '}
              <span className="text-quiet">{say(error)}</span>
            </span>
          </p>
          <span className="flex gap-3">
            <button
              type="button"
              className={action}
              onClick={() => updateLocal(client, outboxQuery, (outbox) => again(outbox, clientId))}
            >
              {t('staff.chat.state.retry')}
            </button>
            <button
              type="button"
              className={action}
              onClick={() =>
                updateLocal(client, outboxQuery, (outbox) => dropped(outbox, clientId))
              }
            >
              {t('staff.chat.state.delete')}
            </button>
          </span>
        </div>
      ) : (
        <p className="px-1 text-xs text-quiet">{t('staff.chat.state.sending')}</p>
      )}
    </div>
  )
}
