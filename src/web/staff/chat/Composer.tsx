import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { newUuid } from '#client/random.ts'
import { upload } from '#client/upload.ts'
import type { ChatFile } from '#contract/chat.ts'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { chatLimits, messageText } from '#domain/chat.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { closeIcon, errorIcon, repliesIcon, sendIcon, uploadIcon } from '../../ui/icons.ts'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { MessengerWays } from '../parts/messenger/MessengerWays.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { submitting } from '../parts/submitting.ts'
import { TextArea } from '../parts/TextArea.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { added } from './outbox.ts'
import { outboxQuery, sessionKey, updateLocal, useChange, useDraft } from './queries.ts'
import { ReplyMenu, SaveReplyDialog } from './ReplyMenu.tsx'

/** From here on it is said how much more fits. */
const scarce = 200

/** Where a reply is written. Enter sends it, with Shift it breaks the line. */
export function Composer({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const id = useId()
  const client = useQueryClient()
  const { sessionId, language, messenger } = session
  const { field, text, write, ready, files, menu, insert, maySend, send, press } =
    useComposing(sessionId)
  const drop = useFileDrop(files.add)
  const [isSaving, setSaving] = useState(false)
  return (
    // What is typed above the form is not of the message: React's events would rise into it.
    <div className="relative">
      {menu.isOpen && (
        <ReplyMenu
          sessionId={sessionId}
          language={language}
          onInsert={insert}
          onClose={menu.close}
        />
      )}
      {isSaving && ready !== null && (
        <SaveReplyDialog text={ready} language={language} onClose={() => setSaving(false)} />
      )}
      <form
        className={`p-3 sm:px-4 ${drop.isOver ? 'bg-ocean-tint' : 'bg-surface'}`}
        {...drop.handlers}
        onPaste={({ clipboardData }) => {
          if (clipboardData.files.length > 0) files.add([...clipboardData.files])
        }}
        onSubmit={submitting(send)}
      >
        <ChosenFiles files={files} />
        <div id={`${id}-ways`} className="mb-2 empty:hidden">
          <MessengerWays
            contacts={messenger ? [messenger] : []}
            isOnSite={messenger?.state !== 'unknown'}
            email={session.userEmail ? 'unread' : null}
            onStale={() => void client.invalidateQueries({ queryKey: sessionKey(sessionId) })}
          />
        </div>
        <TextArea
          ref={field}
          label={t('staff.chat.field')}
          isLabelHidden
          rows={1}
          enterKeyHint="send"
          maxLength={chatLimits.messageLength}
          value={text}
          placeholder={t('staff.chat.field.placeholder')}
          aria-describedby={`${id}-ways ${id}-hint`}
          onType={write}
          onKeyDown={press}
          className="field-sizing-content max-h-[min(12rem,30dvh)] min-h-12 resize-none py-2.5!"
        />
        <div className="mt-2 flex items-center gap-1">
          <SmallButton
            look="quiet"
            className="-ms-2 font-medium!"
            aria-haspopup="dialog"
            aria-expanded={menu.isOpen}
            onClick={menu.toggle}
          >
            <Icon path={repliesIcon} className="size-4.5" />
            <span className="max-sm:sr-only">{t('staff.chat.replies')}</span>
          </SmallButton>
          <AttachButton files={files} />
          {ready !== null && (
            <SmallButton
              look="quiet"
              className="hidden! font-medium! sm:inline-flex!"
              onClick={() => setSaving(true)}
            >
              {t('staff.chat.replies.save')}
            </SmallButton>
          )}
          <Hint id={`${id}-hint`} left={chatLimits.messageLength - text.length} />
          <SmallButton look="primary" type="submit" className="ms-2" disabled={!maySend}>
            <span>{t('staff.chat.send')}</span>
            <Icon path={sendIcon} className="size-4.5 rtl:-scale-x-100" />
          </SmallButton>
        </div>
      </form>
    </div>
  )
}

function useComposing(sessionId: string) {
  const client = useQueryClient()
  const [text, setText] = useDraft(sessionId)
  const signal = useTypingSignal(sessionId)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpen, setOpen] = useState(false)
  const files = useFiles(sessionId)
  const ready = messageText(text)
  const maySend = (ready !== null || files.sent.length > 0) && !files.isBusy
  useFocusAtFirst(field)

  const send = () => {
    if (!maySend) return
    const reply = { sessionId, clientId: newUuid(), text: ready ?? '', files: files.sent }
    updateLocal(client, outboxQuery, (outbox) => added(outbox, reply))
    setText('')
    files.clear()
    field.current?.focus()
  }
  const close = () => {
    setOpen(false)
    field.current?.focus()
  }
  const insert = (words: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = from } = field.current ?? {}
    setText((text.slice(0, from) + words + text.slice(to)).slice(0, chatLimits.messageLength))
    close()
  }
  const write = (typed: string) => {
    setText(typed)
    signal(typed)
  }
  const press = (event: KeyboardEvent) => {
    // Enter also ends the choice of a word in scripts that are typed by sound.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === '/' && text === '') {
      event.preventDefault()
      setOpen(true)
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  const menu = { isOpen, toggle: () => setOpen(!isOpen), close }
  return { field, text, write, ready, files, menu, insert, maySend, send, press }
}

function Hint({ id, left }: Readonly<{ id: string; left: number }>) {
  const t = useTranslate()
  return (
    <p id={id} className="min-w-0 flex-1 text-end text-xs text-quiet">
      <span className={left < scarce ? 'hidden' : 'max-2xl:sr-only'}>
        {t('staff.chat.field.hint')}
      </span>
      {left < scarce && <span>{t('staff.chat.field.left', { count: left })}</span>}
    </p>
  )
}

/** Focus for writing at a keyboard; on a phone the keyboard would cover the conversation. */
function useFocusAtFirst(field: { current: HTMLTextAreaElement | null }): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [field])
}

/** Stands in the composer's place where nobody may write, or this colleague may not. */
export function ClosedBar({ id, mayOpen }: Readonly<{ id: string; mayOpen: boolean }>) {
  const t = useTranslate()
  const { isBusy, change } = useChange(id)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 text-sm text-quiet">
      <p>{t(mayOpen ? 'staff.chat.closed' : 'staff.chat.read.only')}</p>
      {mayOpen && (
        <SmallButton busy={isBusy} onClick={() => void change({ state: 'open' })}>
          {t('staff.chat.reopen')}
        </SmallButton>
      )}
    </div>
  )
}

const pauseMs = 3000

/** Lets the other side know that somebody is typing, not at each letter. */
function useTypingSignal(sessionId: string): (text: string) => void {
  const last = useRef(0)
  return (text) => {
    const at = now().getTime()
    if (text.trim() === '' || at - last.current < pauseMs) return
    last.current = at
    // Nobody misses it when it is lost.
    call('POST /api/admin/chat/signals', { body: { sessionId, typing: true } }).catch(() => {})
  }
}

const accept = 'image/jpeg,image/png,application/pdf'

function AttachButton({ files }: Readonly<{ files: Files }>) {
  const t = useTranslate()
  if (!files.hasRoom) return null
  return (
    <FileButton
      label={t('staff.chat.files.add')}
      accept={accept}
      multiple
      look="quiet"
      className="[&>label]:min-h-11! [&>label]:px-3! [&>label]:py-2! [&>label]:text-sm! [&>label]:font-medium!"
      onFiles={files.add}
    >
      <Icon path={uploadIcon} className="size-4.5" />
      <span className="max-sm:sr-only">{t('staff.chat.files.file')}</span>
    </FileButton>
  )
}

/** What goes with the reply, above its words. */
function ChosenFiles({ files }: Readonly<{ files: Files }>) {
  if (files.chosen.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5">
      {files.chosen.map((chosen) => (
        <Chosen key={chosen.key} chosen={chosen} onRemove={() => files.remove(chosen.key)} />
      ))}
    </ul>
  )
}

function Chosen({ chosen, onRemove }: Readonly<{ chosen: ChosenFile; onRemove: () => void }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const { name, file, error } = chosen
  return (
    <li
      className={`flex max-w-full items-center gap-2 rounded-field border bg-surface ps-3 text-sm ${error ? 'border-clay' : 'border-line'}`}
    >
      <span className="min-w-0 py-1.5">
        <bdi className="block truncate">{name}</bdi>
        {error !== null && (
          <span role="alert" className="flex items-center gap-1 text-xs text-clay">
            <Icon path={errorIcon} className="size-3.5" />
            <span>{say(error)}</span>
          </span>
        )}
        {error === null && file === null && (
          <span role="status" className="block text-xs text-quiet">
            {t('staff.chat.state.sending')}
          </span>
        )}
      </span>
      <IconButton
        path={closeIcon}
        label={t('staff.chat.files.remove', { name })}
        onClick={onRemove}
        iconClass="size-4"
      />
    </li>
  )
}

/** A file that was chosen for a reply: on its way, handed in, or refused. */
type ChosenFile = Readonly<{ key: string; name: string; file: ChatFile | null; error: unknown }>

type Files = ReturnType<typeof useFiles>

/** Hands files in as soon as they are chosen, so that the reply goes at once. */
function useFiles(sessionId: string) {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const change = (key: string, to: Partial<ChosenFile>) =>
    setChosen((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)))
  const handIn = async (key: string, file: File) => {
    const form = new FormData()
    form.append('file', file)
    try {
      change(key, {
        file: await upload('POST /api/admin/chat/files', form, { query: { sessionId } }),
      })
    } catch (error) {
      change(key, { error })
    }
  }
  const room = chatLimits.files - chosen.length
  return {
    chosen,
    sent: chosen.flatMap(({ file }) => file ?? []),
    isBusy: chosen.some(({ file, error }) => file === null && error === null),
    hasRoom: room > 0,
    add: (files: readonly File[]) => {
      const fresh = files.slice(0, room).map((file) => ({ key: newUuid(), file }))
      setChosen((all) => [
        ...all,
        ...fresh.map(({ key, file }) => ({ key, name: file.name, file: null, error: null })),
      ])
      for (const { key, file } of fresh) void handIn(key, file)
    },
    remove: (key: string) => setChosen((all) => all.filter((each) => each.key !== key)),
    clear: () => setChosen([]),
  }
}
