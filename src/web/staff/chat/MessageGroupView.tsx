import { Fragment } from 'react'
import type { ChatMessage } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { typedIn } from '#domain/chat.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { MessageText } from '../parts/MessageText.tsx'
import { MessengerMark } from '../parts/messenger/MessengerMark.tsx'
import { useMe } from '../parts/use-me.ts'
import { MessageFiles } from './MessageFiles.tsx'
import { type MessageGroup, standingBelow } from './thread.ts'

type MessageGroupViewProps = Readonly<{
  group: MessageGroup
  /** In words, above the first group of a day. */
  day: string | null
  session: StaffChatSession
  /** The newest message of staff: below it stands whether it was seen. */
  lastOwn: number
}>

/** What one person said in one go. */
export function MessageGroupView({
  group: { messages },
  day,
  session,
  lastOwn,
}: MessageGroupViewProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [first] = messages
  const isStaff = first.type === 'admin'
  const who = useWho(session, first)
  const own = messages.find(({ id }) => id === lastOwn)
  return (
    <>
      {day && <DayLine day={day} />}
      <div className={`mb-3 flex flex-col gap-1 ${isStaff ? 'items-end' : 'items-start'}`}>
        <p className="figures max-w-full truncate px-1 text-xs text-quiet">
          <span>
            <bdi className="font-medium">{who}</bdi>{' '}
            <time dateTime={first.timestamp}>{sayTime(first.timestamp, language)}</time>
          </span>
          {first.writtenIn && <span>{` · ${t(`staff.messenger.${first.writtenIn}`)}`}</span>}
        </p>
        {messages.map((message, index) => {
          const words = typedIn(message)
          const standing = standingBelow(messages, index)
          return (
            <Fragment key={message.id}>
              {words && <MessageText text={words} isStaff={isStaff} />}
              {message.files && <MessageFiles files={message.files} session={session} />}
              {standing && (
                <p className="px-1 text-end">
                  <MessengerMark standing={standing} />
                </p>
              )}
            </Fragment>
          )
        })}
        {own && (
          <SeenLine isSeen={session.seenByUser >= own.id} isElsewhere={isElsewhere(session, own)} />
        )}
      </div>
    </>
  )
}

/** Whether a message goes to a messenger; what becomes of it there may not be known yet. */
const isElsewhere = ({ messenger }: StaffChatSession, { standing }: ChatMessage): boolean =>
  standing !== undefined || (messenger !== null && messenger.state !== 'ended')

/** The day from here on, in words. */
export function DayLine({ day }: Readonly<{ day: string }>) {
  return (
    <p className="my-4 flex items-center gap-3 text-xs font-medium text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line first:mt-0">
      {day}
    </p>
  )
}

function useWho(session: StaffChatSession, { type, senderName }: ChatMessage): string {
  const t = useTranslate()
  const me = useMe()
  if (type === 'user') return session.userName ?? t('staff.chat.talk.visitor')
  return senderName === me.name ? t('staff.chat.talk.you') : (senderName ?? '')
}

/** Of what goes to a messenger only being seen on our site is certain: the rest stands in its mark. */
function SeenLine({ isSeen, isElsewhere }: Readonly<{ isSeen: boolean; isElsewhere: boolean }>) {
  const t = useTranslate()
  if (isElsewhere && !isSeen) return null
  return (
    <p className="flex items-center gap-1 px-1 text-xs text-quiet">
      <Icon path={checkIcon} className={`size-3.5 ${isSeen ? 'text-leaf' : ''}`} />
      <span>{t(isSeen ? 'staff.chat.state.seen' : 'staff.chat.state.sent')}</span>
    </p>
  )
}
