import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../../api/client.ts'
import { createFields, FieldsProvider, useAll } from '../../../form/fields.tsx'
import { focusField } from '../../../form/issues.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { emptied, useTypedFields } from '../../parts/application/typed.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { fresh, useAsked } from '../../parts/asked.ts'
import { Block } from '../../parts/Block.tsx'
import { ByLine } from '../../parts/ByLine.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { SmallButton } from '../../parts/SmallButton.tsx'
import { useMay, useMe } from '../../parts/use-me.ts'
import { useSendKey } from '../../parts/use-send-key.ts'
import { useSending } from '../../parts/use-sending.ts'

const empty = { newNote: '' }

/** What colleagues tell each other; travellers never see it. */
export function Notes() {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  const { notes, adminNotes } = application
  const mayWrite = may('application.work')
  if (!mayWrite && notes.length === 0 && !adminNotes) return null
  return (
    <Block title={t('staff.application.notes.title')}>
      {mayWrite && <AddNote />}
      {adminNotes && (
        <div className="mt-3 rounded-field border border-line bg-sunken px-3 py-2 text-sm">
          <p className="text-xs font-semibold text-quiet">{t('staff.application.notes.status')}</p>
          <p className="whitespace-pre-wrap">{adminNotes}</p>
        </div>
      )}
      <ul className="mt-3 space-y-3 empty:hidden">
        {notes.map(({ id, text, at, by }) => (
          <li key={id} className="border-s-2 border-line ps-3 text-sm">
            <ByLine name={by.name} at={at} className="font-semibold" />
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function AddNote() {
  const t = useTranslate()
  const { application, change } = useDetail()
  const { id } = application
  const fields = useTypedFields(id, 'note', empty)
  const text = useAll(fields).newNote.trim()
  const { send, isBusy, error } = useSending()
  const { keyOf, renew } = useSendKey()
  const box = useRef<HTMLDivElement>(null)
  useAskedFor('#note', () => box.current?.querySelector('textarea')?.focus())
  const add = async () => {
    if (!text) return
    const body = { text, clientId: keyOf(text) }
    const work = () => call('POST /api/admin/applications/{id}/notes', { params: { id }, body })
    if (!(await send(() => change(work)))) return
    renew()
    emptied(fields, empty)
  }
  return (
    <FieldsProvider fields={fields}>
      <div ref={box}>
        <TextField
          name="newNote"
          label={t('staff.application.notes.new')}
          hint={t('staff.application.notes.hint')}
          rows={2}
          maxLength={maxNoteLength}
        />
      </div>
      <ErrorNotice error={error} className="mt-3" />
      <SmallButton
        className="mt-2"
        busy={isBusy}
        aria-disabled={!text || undefined}
        onClick={() => void add()}
      >
        {t('staff.application.notes.add')}
      </SmallButton>
    </FieldsProvider>
  )
}

/** Whose work it is: taken, taken over, given to a colleague or to nobody. */
export function Assignee() {
  const t = useTranslate()
  const toast = useToast()
  const may = useMay()
  const me = useMe()
  const { application, change } = useDetail()
  const { id, version, assignee } = application
  const [isGiving, setGiving] = useState(false)
  const { send, isBusy, error } = useSending()
  useAskedFor('#assign', () => setGiving(may('application.work')))

  const give = async (staffId: string | null) => {
    const work = () =>
      call('PUT /api/admin/applications/{id}/assignee', {
        params: { id },
        body: { staffId, version },
      })
    if (!(await send(() => change(work)))) return
    setGiving(false)
    toast({ title: t('staff.application.assign.done'), tone: 'success' })
  }

  const isMine = assignee?.id === me.id
  return (
    <Block title={t('staff.application.assign.title')}>
      <p>
        <bdi className="font-semibold">
          {assignee?.name ?? t('staff.application.assign.nobody')}
        </bdi>
        {isMine && <span className="text-quiet"> {t('staff.application.assign.me')}</span>}
      </p>
      {may('application.work') && (
        <div className="mt-2 flex flex-wrap gap-2">
          {!isMine && (
            <SmallButton busy={isBusy} onClick={() => void give(me.id)}>
              {t(assignee ? 'staff.application.assign.takeOver' : 'staff.application.assign.take')}
            </SmallButton>
          )}
          <SmallButton aria-expanded={isGiving} onClick={() => setGiving(!isGiving)}>
            {t('staff.application.assign.give')}
          </SmallButton>
          {assignee && (
            <SmallButton busy={isBusy} onClick={() => void give(null)}>
              {t('staff.application.assign.drop')}
            </SmallButton>
          )}
        </div>
      )}
      {isGiving && <GiveTo isBusy={isBusy} onGive={(staffId) => void give(staffId)} />}
      <ErrorNotice error={error} className="mt-3" />
    </Block>
  )
}

type GiveToProps = Readonly<{ isBusy: boolean; onGive: (staffId: string) => void }>

function GiveTo({ isBusy, onGive }: GiveToProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const [fields] = useState(() => createFields({ colleague: '' }))
  const { colleague: chosen } = useAll(fields)
  // Somebody just asked for this list.
  useEffect(() => focusField('colleague'), [])
  const { data, error } = useAsked(['staff', 'colleagues'], 'GET /api/admin/colleagues', {}, fresh)
  const others = data?.items.filter(({ id }) => id !== application.assignee?.id) ?? []
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <FieldsProvider fields={fields}>
        <div className="min-w-48 flex-1">
          <SelectField
            name="colleague"
            label={t('staff.application.assign.colleague')}
            empty={t(error ? 'staff.application.assign.failed' : 'staff.application.assign.choose')}
            options={others.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      </FieldsProvider>
      <SmallButton
        look="primary"
        busy={isBusy}
        aria-disabled={!chosen || undefined}
        onClick={() => chosen && onGive(chosen)}
      >
        {t('staff.application.assign.action')}
      </SmallButton>
    </div>
  )
}

/** Does something each time that a key or a command leads to this spot of the overview. */
function useAskedFor(spot: string, act: () => void): void {
  const { hash, key } = useLocation()
  const asked = useEffectEvent(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here counts, to the same spot too
  useEffect(() => {
    if (hash === spot) asked()
  }, [hash, spot, key])
}
