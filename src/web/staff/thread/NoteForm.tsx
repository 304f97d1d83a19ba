import { useId } from 'react'
import { maxNoteLength } from '#domain/application/list.ts'
import { useAll } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { emptied, useTypedFields } from '../parts/application/typed.ts'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { TextArea } from '../parts/TextArea.tsx'
import { useSendKey } from '../parts/use-send-key.ts'
import { useSending } from '../parts/use-sending.ts'

const empty = { threadNote: '' }

type NoteFormProps = Readonly<{
  /** The application. */
  id: number
  onSend: (note: string, key: string) => Promise<unknown>
  onSent: () => void
}>

/** A note for colleagues. */
export function NoteForm({ id, onSend, onSent }: NoteFormProps) {
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
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
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
        <Button
          type="submit"
          look="secondary"
          className={compact}
          busy={isBusy}
          aria-disabled={!isReady || undefined}
        >
          {t('staff.thread.note.add')}
        </Button>
        <p id={`${field}-hint`} className="min-w-0 flex-1 text-end text-xs text-quiet">
          {t('staff.thread.note.hint')}
        </p>
      </div>
    </form>
  )
}
