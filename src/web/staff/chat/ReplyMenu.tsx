import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ChatReply } from '#contract/staff/chat.ts'
import { chatLimits } from '#domain/chat.ts'
import type { Language } from '#domain/reference/languages.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { FormDialog } from '../parts/FormDialog.tsx'
import { RemoveButton } from '../parts/IconButton.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { useLanguageNames } from '../parts/use-language-names.ts'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { repliesKey, useReplies } from './queries.ts'
import { fitting, replyName } from './replies.ts'

type ReplyMenuProps = Readonly<{
  sessionId: string
  language: Language
  onInsert: (text: string) => void
  onClose: () => void
}>

/** Templates above the field: typing searches, arrows choose, Enter takes. */
export function ReplyMenu({ sessionId, language, onInsert, onClose }: ReplyMenuProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const replies = useReplies(sessionId, language)
  const [search, setSearch] = useState('')
  const named = replies.data?.map((reply) => ({ ...reply, name: replyName(reply, t) }))
  const [asked, setAsked] = useState<ChatReply | null>(null)
  const [isEntered, setEntered] = useState(false)
  // An early Enter takes the first one once the list is there.
  useEffect(() => {
    if (!isEntered || replies.isFetching) return
    setEntered(false)
    const [first] = fitting(named ?? [], search)
    if (first) onInsert(first.text)
  })
  useOutside(box, onClose, asked !== null)

  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || asked) return
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus()
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus()
    else if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && at === 0) setEntered(true)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('staff.chat.replies')}
      onKeyDown={walk}
      className="absolute inset-x-3 bottom-full z-10 mb-1 flex max-h-[min(22rem,50dvh)] max-w-140 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-raised"
    >
      <input
        data-stop
        // biome-ignore lint/a11y/noAutofocus: it was opened to be searched
        autoFocus
        type="text"
        inputMode="search"
        autoComplete="off"
        aria-label={t('staff.chat.replies.search')}
        placeholder={t('staff.chat.replies.search')}
        value={search}
        onChange={({ target }) => {
          setEntered(false)
          setSearch(target.value)
        }}
        className="min-h-12 w-full rounded-t-card border-b border-line bg-surface px-4 text-sm text-ink -outline-offset-3! placeholder:text-quiet"
      />
      <div className="min-h-0 flex-1 overflow-y-auto p-1.5">
        <Loaded query={{ ...replies, data: named }} lines={3}>
          {(all) => (
            <ReplyList
              replies={fitting(all, search)}
              isEmpty={all.length === 0}
              language={language}
              onInsert={onInsert}
              onDelete={setAsked}
            />
          )}
        </Loaded>
      </div>
      {asked && <DeleteDialog reply={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

type ReplyListProps = Readonly<{
  replies: readonly ChatReply[]
  isEmpty: boolean
  language: Language
  onInsert: (text: string) => void
  onDelete: (reply: ChatReply) => void
}>

function ReplyList({ replies, isEmpty, language, onInsert, onDelete }: ReplyListProps) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  if (replies.length === 0) {
    return (
      <p className="px-3 py-4 text-sm text-quiet">
        {t(isEmpty ? 'staff.chat.replies.empty' : 'staff.chat.replies.none')}
      </p>
    )
  }
  return (
    <ul>
      {replies.map((reply) => (
        <li key={reply.id} className="flex items-start gap-1">
          <button
            type="button"
            data-stop
            onClick={() => onInsert(reply.text)}
            className="min-w-0 flex-1 rounded-small px-3 py-2 text-start text-sm -outline-offset-2! hover:bg-sunken focus-visible:bg-sunken"
          >
            <span className="block truncate font-medium">
              <bdi>{reply.name}</bdi>
              {reply.language !== language && (
                <span className="ms-2 text-xs font-normal text-quiet">
                  {t('staff.chat.replies.language', {
                    language: nameOf(reply.language),
                  })}
                </span>
              )}
            </span>
            <span className="line-clamp-2 text-quiet" dir="auto" lang={reply.language}>
              {reply.text}
            </span>
          </button>
          {reply.isOwn && (
            <RemoveButton
              label={t('staff.chat.replies.delete', { name: reply.name })}
              onClick={() => onDelete(reply)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function DeleteDialog({ reply, onClose }: Readonly<{ reply: ChatReply; onClose: () => void }>) {
  const t = useTranslate()
  const client = useQueryClient()
  return (
    <AskDialog
      title={t('staff.chat.replies.delete.title', { name: reply.name })}
      action={t('staff.chat.replies.delete.action')}
      isGrave
      onYes={async () => {
        await call('DELETE /api/admin/chat/replies/{id}', { params: { id: reply.id } })
        await client.invalidateQueries({ queryKey: repliesKey })
      }}
      onClose={onClose}
    >
      <p className="text-quiet">{t('staff.chat.replies.delete.text')}</p>
    </AskDialog>
  )
}

/** A press elsewhere closes the menu, but not one in what lies above it. */
function useOutside(
  box: { current: HTMLElement | null },
  onOutside: () => void,
  isCovered: boolean,
): void {
  const tell = useRef(onOutside)
  tell.current = onOutside
  useEffect(() => {
    if (isCovered) return
    const listener = ({ target }: Event) => {
      // The button that opened it closes it by itself.
      const around = box.current?.parentElement
      if (target instanceof Node && !around?.contains(target)) tell.current()
    }
    addEventListener('pointerdown', listener)
    return () => removeEventListener('pointerdown', listener)
  }, [box, isCovered])
}

type SaveReplyDialogProps = Readonly<{ text: string; language: Language; onClose: () => void }>

export function SaveReplyDialog({ text, language, onClose }: SaveReplyDialogProps) {
  const t = useTranslate()
  const nameOf = useLanguageNames()
  const client = useQueryClient()
  const form = useSendingForm({
    first: { name: '' },
    check: ({ name }) => ({ name: !name.trim() && t('staff.parts.name.needed') }),
    send: ({ name }) =>
      call('POST /api/admin/chat/replies', { body: { name: name.trim(), language, text } }),
    done: t('staff.chat.replies.saved'),
    onDone: () => {
      void client.invalidateQueries({ queryKey: repliesKey })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('staff.chat.replies.save.title')}
      text={t('staff.chat.replies.save.text', { language: nameOf(language) })}
      form={form}
      action={t('staff.parts.save')}
      onClose={onClose}
    >
      <blockquote
        dir="auto"
        className="line-clamp-4 border-s-3 border-line ps-3 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </blockquote>
      <TextField
        name="name"
        label={t('staff.chat.replies.save.name')}
        autoComplete="off"
        maxLength={chatLimits.replyNameLength}
      />
    </FormDialog>
  )
}
