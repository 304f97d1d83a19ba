import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { messageText } from '#domain/chat.ts'
import { inboxLimits } from '#domain/inbox.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Failed, Lines } from '../parts/Loaded.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { submitting } from '../parts/submitting.ts'
import { TextArea } from '../parts/TextArea.tsx'
import { aboveApplication } from '../parts/use-keys.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { useSendKey } from '../parts/use-send-key.ts'
import { useSending } from '../parts/use-sending.ts'
import { ClosedBar, Composer } from './Composer.tsx'
import { ConversationHeader } from './ConversationHeader.tsx'
import { markSeen } from './live/take-event.ts'
import { MessageLog } from './MessageLog.tsx'
import { MissingConversation } from './NothingChosen.tsx'
import {
  notesKey,
  readingQuery,
  updateLocal,
  useDraft,
  useNotes,
  useSession,
  useThread,
} from './queries.ts'
import { SidePanel } from './SidePanel.tsx'
import { isFor } from './sessions.ts'
import { lastOfVisitor, type Thread } from './thread.ts'

export function Conversation({ id, onLeave }: Readonly<{ id: string; onLeave: () => void }>) {
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
              query={{
                error,
                isFetching: session.isFetching || thread.isFetching,
                refetch: () => {
                  void session.refetch()
                  void thread.refetch()
                },
              }}
            />
          </div>
        )}
        {!isFailed && session.data && thread.data && (
          <MessageLog session={session.data} thread={thread.data} notes={notes} />
        )}
        {!isFailed && !(session.data && thread.data) && (
          <div className="flex-1 p-4 sm:p-6">
            <Lines isBare />
          </div>
        )}
        {session.data &&
          (mayAnswer && session.data.state === 'open' ? (
            <AnswerPanel session={session.data} />
          ) : (
            <ClosedBar id={id} mayOpen={mayAnswer} />
          ))}
      </div>
      {hasRoom && (
        <aside
          aria-label={t('staff.chat.side.label')}
          className="w-80 shrink-0 overflow-y-auto border-s border-line"
        >
          {session.data && <SidePanel session={session.data} />}
        </aside>
      )}
      {detailsShown && session.data && (
        <Dialog title={t('staff.chat.side.label')} onClose={() => setDetailsShown(false)}>
          <div className="-mx-5 mt-1">
            <SidePanel session={session.data} onClose={() => setDetailsShown(false)} />
          </div>
          <DialogButtons onClose={() => setDetailsShown(false)} />
        </Dialog>
      )}
    </div>
  )
}

/** Marks what comes as seen while the conversation is open and visible, by colleagues who may answer. */
function useReading(
  session: StaffChatSession | null | undefined,
  thread: Thread | undefined,
): void {
  const client = useQueryClient()
  const mayAnswer = useMay()('chat.answer')
  const me = useMe().id
  // Not in a tab behind another one.
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const told = useRef(0)
  const id = session?.sessionId ?? null
  const newest = thread ? lastOfVisitor(thread) : 0
  // What a colleague has been given stays new until that one has seen it.
  const isNews = session ? newest > session.seenByAdmin && isFor(session, me) : false

  useEffect(() => {
    updateLocal(client, readingQuery, () => (isVisible ? id : null))
    return () => updateLocal(client, readingQuery, () => null)
  }, [client, id, isVisible])

  useEffect(() => {
    if (!id || !thread || !isVisible || !mayAnswer || !isNews || newest <= told.current) return
    told.current = newest
    markSeen(client, id, thread, newest)
    call('POST /api/admin/chat/signals', { body: { sessionId: id, seen: newest } }).catch(() => {
      // The next message, or the next look, says it again.
      told.current = 0
    })
  }, [client, id, thread, isVisible, mayAnswer, isNews, newest])
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const tab =
  'inline-flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm font-medium text-quiet hover:text-ink aria-pressed:border-current pointer-coarse:min-h-11'

function AnswerPanel({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const [isNote, setNote] = useState(false)
  return (
    <>
      <div
        className={`flex gap-2 border-t px-3 sm:px-4 ${isNote ? 'border-amber/40 bg-amber-tint' : 'border-line bg-surface'}`}
      >
        <button
          type="button"
          aria-pressed={!isNote}
          onClick={() => setNote(false)}
          className={`${tab} aria-pressed:text-ocean`}
        >
          {t('staff.chat.note.reply')}
        </button>
        <button
          type="button"
          aria-pressed={isNote}
          onClick={() => setNote(true)}
          className={`${tab} aria-pressed:text-amber`}
        >
          <Icon path={lockIcon} className="size-4" />
          <span>{t('staff.chat.note')}</span>
        </button>
      </div>
      {isNote ? <NoteForm id={session.sessionId} /> : <Composer session={session} />}
    </>
  )
}

/** Where an internal note is written: of another colour than a reply, so that nobody mistakes one for the other. */
function NoteForm({ id: sessionId }: Readonly<{ id: string }>) {
  const t = useTranslate()
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft(`note ${sessionId}`)
  const { isBusy, error, send } = useSending()
  const { keyOf, renew } = useSendKey()
  const ready = messageText(text)
  useEffect(() => field.current?.focus(), [])

  const add = async () => {
    if (ready === null) return
    await send(async () => {
      const notes = await call('POST /api/admin/chat/sessions/{id}/notes', {
        params: { id: sessionId },
        body: { text: ready, clientId: keyOf(ready) },
      })
      renew()
      client.setQueryData(notesKey(sessionId), notes)
      setText('')
      field.current?.focus()
    })
  }
  const listener = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) void add()
  }
  return (
    <form className="border-t border-amber/40 bg-amber-tint p-3 sm:px-4" onSubmit={submitting(add)}>
      <TextArea
        ref={field}
        label={t('staff.chat.note')}
        isLabelHidden
        rows={1}
        maxLength={inboxLimits.noteLength}
        value={text}
        placeholder={t('staff.chat.note.placeholder')}
        onType={setText}
        onKeyDown={listener}
        className="field-sizing-content max-h-[min(12rem,30dvh)] min-h-12 resize-none py-2.5!"
      />
      <ErrorNotice error={error} className="mt-2" />
      <div className="mt-2 flex items-center justify-between gap-3">
        <p className="flex items-center gap-1.5 text-xs text-amber">
          <Icon path={lockIcon} className="size-4" />
          <span>{t('staff.chat.note.hint')}</span>
        </p>
        <SmallButton
          look="primary"
          type="submit"
          busy={isBusy}
          aria-disabled={ready === null || undefined}
        >
          {t('staff.chat.note.add')}
        </SmallButton>
      </div>
    </form>
  )
}
