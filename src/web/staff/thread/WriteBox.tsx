import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lockIcon, mailIcon, sendIcon } from '../../ui/icons.ts'
import { applicationThreadKey } from '../parts/application/application.ts'
import { emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useSending } from '../parts/use-sending.ts'

const modes = ['message', 'note'] as const
type Mode = (typeof modes)[number]

/** Each mode keeps words of its own: what was meant for colleagues never stands where it goes to a traveller. */
const empty: Record<Mode, string> = { message: '', note: '' }

const look = {
  message: { icon: mailIcon, ground: 'bg-surface', field: 'border-edge bg-surface' },
  note: { icon: lockIcon, ground: 'bg-amber-tint', field: 'border-amber/60 bg-surface' },
} as const

/** Where a colleague writes to the traveller, or a note to colleagues. */
export function WriteBox() {
  const t = useTranslate()
  const id = useId()
  const client = useQueryClient()
  const { application, refresh } = useDetail()
  const [mode, setMode] = useState<Mode>('message')
  const fields = useTypedFields(application.id, 'thread', empty)
  const text = useAll(fields)[mode]
  const { send, isBusy, error } = useSending()
  const isReady = text.trim() !== ''
  const write = async () => {
    if (!isReady) return
    const work = () =>
      call('POST /api/admin/applications/{id}/thread', {
        params: { id: application.id },
        body: { message: text, internal: mode === 'note' },
      })
    if (!(await send(work))) return
    emptied(fields, { ...fields.all(), [mode]: '' })
    void client.invalidateQueries({ queryKey: applicationThreadKey(application.id) })
    void refresh()
  }
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void write()
  }
  return (
    <form
      className={`border-t border-line px-4 pt-2 pb-3 sm:px-6 ${look[mode].ground}`}
      onSubmit={(event) => {
        event.preventDefault()
        void write()
      }}
    >
      <div className="mx-auto max-w-4xl">
        <ModeChoice mode={mode} onChange={setMode} />
        <label htmlFor={id} className="sr-only">
          {t(`staff.thread.field.${mode}`)}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={2}
          maxLength={maxNoteLength}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => fields.set(mode, target.value)}
          onKeyDown={listen}
          className={`block field-sizing-content max-h-[min(14rem,30dvh)] min-h-18 w-full resize-none rounded-field border px-3.5 py-2.5 text-base text-ink hover:border-ocean ${look[mode].field}`}
        />
        <ErrorNotice error={error} className="mt-2" />
        <div className="mt-2 flex items-center justify-between gap-3">
          <p id={`${id}-hint`} className="min-w-0 text-xs text-quiet">
            {t(`staff.thread.hint.${mode}`)}
          </p>
          <Button
            type="submit"
            look={mode === 'note' ? 'secondary' : 'primary'}
            className={compact}
            busy={isBusy}
            disabled={!isReady}
          >
            {t(`staff.thread.send.${mode}`)}
            {mode === 'message' && <Icon path={sendIcon} className="size-4.5" />}
          </Button>
        </div>
      </div>
    </form>
  )
}

type ModeChoiceProps = Readonly<{ mode: Mode; onChange: (mode: Mode) => void }>

function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const t = useTranslate()
  const reader = useLanguage()
  const { application } = useDetail()
  const language = new Intl.DisplayNames([reader], { type: 'language' }).of(application.language)
  return (
    <div
      role="radiogroup"
      aria-label={t('staff.thread.mode')}
      className="mb-2 flex flex-wrap gap-1.5"
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
            onChange={() => onChange(each)}
            className="sr-only"
          />
          <Icon path={look[each].icon} className="size-4" />
          {t(`staff.thread.mode.${each}`, { language: language ?? application.language })}
        </label>
      ))}
    </div>
  )
}
