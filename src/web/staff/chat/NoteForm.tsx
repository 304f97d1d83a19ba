import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { messageText } from '#domain/chat.ts'
import { inboxLimits } from '#domain/inbox.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon } from '../../ui/icons.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { TextArea } from '../parts/TextArea.tsx'
import { useSendKey } from '../parts/use-send-key.ts'
import { useSending } from '../parts/use-sending.ts'
import { notesKey } from './queries.ts'
import { useDraft } from './use-draft.ts'

/** Where an internal note is written: of another colour than a reply, so that nobody mistakes one for the other. */
export function NoteForm({ id: sessionId }: Readonly<{ id: string }>) {
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
    <form
      className="border-t border-amber/40 bg-amber-tint p-3 sm:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
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
        <Button
          type="submit"
          className={compact}
          busy={isBusy}
          aria-disabled={ready === null || undefined}
        >
          {t('staff.chat.note.add')}
        </Button>
      </div>
    </form>
  )
}
