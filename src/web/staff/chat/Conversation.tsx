import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { aboveApplication } from '../parts/use-keys.ts'
import { useMay } from '../parts/use-me.ts'
import { useMedia } from '../parts/use-media.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import { ClosedBar, ReadOnlyBar } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { MessageLog } from './MessageLog.tsx'
import { MissingConversation } from './NothingChosen.tsx'
import { useNotes, useSession, useThread } from './queries.ts'
import { SidePanel } from './SidePanel.tsx'
import { useReading } from './use-reading.ts'

type ConversationProps = Readonly<{ id: string; onLeave: () => void }>

/** One conversation: what was said, the field to answer in, and what it is about. */
export function Conversation({ id, onLeave }: ConversationProps) {
  const t = useTranslate()
  const mayAnswer = useMay()('chat.answer')
  const session = useSession(id)
  const thread = useThread(id)
  const notes = useNotes(id)
  const hasRoom = useMedia('(min-width: 80rem)')
  const [detailsShown, setDetailsShown] = useState(false)
  useReading(session.data, thread.data)

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
    if (!document.querySelector(aboveApplication)) onLeave()
  }
  const error = session.error ?? thread.error
  const isFailed = error !== null && (!session.data || !thread.data)
  if (session.data === null) return <MissingConversation />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus stands inside
    <div className="flex min-w-0 flex-1" onKeyDown={leaveByKey}>
      <div className="group/thread flex min-w-0 flex-1 flex-col bg-paper">
        <ConversationHeader
          session={session.data ?? null}
          onLeave={onLeave}
          onDetails={hasRoom ? null : () => setDetailsShown(true)}
        />
        {isFailed && (
          <div className="flex-1 p-4">
            <Failed
              error={error}
              isBusy={session.isFetching || thread.isFetching}
              onRetry={() => {
                void session.refetch()
                void thread.refetch()
              }}
            />
          </div>
        )}
        {!isFailed && session.data && thread.data && (
          <MessageLog session={session.data} thread={thread.data} notes={notes} />
        )}
        {!isFailed && !(session.data && thread.data) && <ThreadSkeleton />}
        {session.data && !mayAnswer && <ReadOnlyBar />}
        {session.data && mayAnswer && session.data.state === 'closed' && <ClosedBar id={id} />}
        {session.data && mayAnswer && session.data.state === 'open' && (
          <AnswerPanel session={session.data} />
        )}
      </div>
      {hasRoom && (
        <aside
          aria-label={t('staff.chat.side.label')}
          className="w-80 shrink-0 overflow-y-auto border-s border-line"
        >
          {session.data ? <SidePanel session={session.data} /> : !isFailed && <SideSkeleton />}
        </aside>
      )}
      {detailsShown && session.data && (
        <Dialog title={t('staff.chat.side.label')} onClose={() => setDetailsShown(false)}>
          <div className="-mx-5 mt-1">
            <SidePanel session={session.data} onClose={() => setDetailsShown(false)} />
          </div>
          <div className="mt-2 flex justify-end">
            <Button look="secondary" onClick={() => setDetailsShown(false)}>
              {t('staff.parts.close')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

function SideSkeleton() {
  return (
    <div className="space-y-3 px-5 py-4">
      <Skeleton className="h-4 w-20" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="h-4 w-48" />
    </div>
  )
}

const groups = [
  ['w-56', false],
  ['w-72', false],
  ['w-64', true],
  ['w-40', false],
] as const

function ThreadSkeleton() {
  const t = useTranslate()
  return (
    <div role="status" className="flex flex-1 flex-col gap-4 overflow-hidden p-4 sm:p-6">
      <span className="sr-only">{t('staff.chat.talk.loading')}</span>
      {groups.map(([width, isOwn]) => (
        <Skeleton
          key={width}
          className={`h-14 max-w-[85%] rounded-card ${width} ${isOwn ? 'self-end' : ''}`}
        />
      ))}
    </div>
  )
}
