import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { BodyOf } from '#client/route.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon, mailIcon } from '../../ui/icons.ts'
import { applicationThreadKey } from '../parts/application/application.ts'
import { emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { MessageComposer } from '../parts/message/MessageComposer.tsx'
import { MessengerWays } from '../parts/messenger/MessengerWays.tsx'
import { messengersKey, useContacts } from '../parts/messenger/use-messengers.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { submitting } from '../parts/submitting.ts'
import { TextArea } from '../parts/TextArea.tsx'
import { useSendKey } from '../parts/use-send-key.ts'
import { useSending } from '../parts/use-sending.ts'

const modes = ['message', 'note'] as const
type Mode = (typeof modes)[number]

const icons = { message: mailIcon, note: lockIcon } as const

/**
 * Where a colleague writes to the traveller, or a note to colleagues. Each keeps words of its own: what was
 * meant for colleagues never stands where it goes to a traveller.
 */
export function WriteBox() {
  const t = useTranslate()
  const client = useQueryClient()
  const { application, refresh } = useDetail()
  const [mode, setMode] = useState<Mode>('message')
  const { id } = application
  const write = (body: BodyOf<'POST /api/admin/applications/{id}/thread'>) =>
    call('POST /api/admin/applications/{id}/thread', { params: { id }, body })
  const asked = () => {
    void client.invalidateQueries({ queryKey: applicationThreadKey(id) })
    void refresh()
  }
  return (
    <div
      className={`max-h-[60%] shrink-0 overflow-y-auto border-t border-line px-4 pt-2 pb-3 sm:px-6 ${mode === 'note' ? 'bg-amber-tint' : 'bg-surface'}`}
    >
      <div className="mx-auto max-w-4xl space-y-2">
        <div
          role="radiogroup"
          aria-label={t('staff.thread.mode')}
          className="flex flex-wrap gap-1.5"
        >
          {modes.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-sm text-quiet has-checked:border-ocean has-checked:font-medium has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-ocean sm:min-h-9"
            >
              <input
                type="radio"
                name="thread-mode"
                value={each}
                checked={mode === each}
                onChange={() => setMode(each)}
                className="sr-only"
              />
              <Icon path={icons[each]} className="size-4" />
              <span>{t(`staff.thread.mode.${each}`)}</span>
            </label>
          ))}
        </div>
        {mode === 'note' ? (
          <NoteForm
            id={id}
            onSend={(message, clientId) => write({ message, clientId, internal: true })}
            onSent={asked}
          />
        ) : (
          <MessageComposer
            ways={<Ways />}
            applicationId={id}
            name={application.contactName}
            onSend={(written) => write({ ...written, internal: false })}
            onSent={asked}
          />
        )}
      </div>
    </div>
  )
}

/** Where what is written goes besides the site and the e-mail. */
function Ways() {
  const { application } = useDetail()
  const client = useQueryClient()
  const contacts = useContacts(application.id)
  const queryKey = messengersKey(application.id)
  return (
    <MessengerWays
      contacts={contacts}
      isOnSite
      email="email"
      onStale={() => void client.invalidateQueries({ queryKey })}
    />
  )
}

const empty = { threadNote: '' }

type NoteFormProps = Readonly<{
  /** The application. */
  id: number
  onSend: (note: string, key: string) => Promise<unknown>
  onSent: () => void
}>

/** A note for colleagues. */
function NoteForm({ id, onSend, onSent }: NoteFormProps) {
  const t = useTranslate()
  const field = useId()
  const fields = useTypedFields(id, 'thread', empty)
  const text = useAll(fields).threadNote
  const { send, isBusy, error } = useSending()
  const { keyOf, renew } = useSendKey()
  const isReady = text.trim() !== ''
  const add = async () => {
    if (!isReady || !(await send(() => onSend(text, keyOf(text))))) return
    renew()
    emptied(fields, empty)
    onSent()
  }
  return (
    <form onSubmit={submitting(add)}>
      <TextArea
        label={t('staff.thread.note.field')}
        isLabelHidden
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        aria-describedby={`${field}-hint`}
        onType={(note) => fields.set('threadNote', note)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void add()
        }}
        className="field-sizing-content max-h-[40dvh] min-h-20 border-amber/60!"
      />
      <ErrorNotice error={error} className="mt-2" />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <SmallButton type="submit" busy={isBusy} aria-disabled={!isReady || undefined}>
          {t('staff.thread.note.add')}
        </SmallButton>
        <p id={`${field}-hint`} className="min-w-0 flex-1 text-end text-xs text-quiet">
          {t('staff.thread.note.hint')}
        </p>
      </div>
    </form>
  )
}
