import { useRef } from 'react'
import { maxNoteLength } from '#domain/application/list.ts'
import { call } from '../../../api/client.ts'
import { FieldsProvider, useAll } from '../../../form/fields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { AssignMenu } from '../../parts/AssignMenu.tsx'
import { emptied, useTypedFields } from '../../parts/application/typed.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'
import { ByLine } from '../../parts/ByLine.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { SmallButton } from '../../parts/SmallButton.tsx'
import { useAskedFor } from '../../parts/use-asked-for.ts'
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
  const mayWrite = may('application.work') && !application.erasedAt
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
  const { send, isBusy, error } = useSending()

  const give = async (staffId: string | null) => {
    const work = () =>
      call('PUT /api/admin/applications/{id}/assignee', {
        params: { id },
        body: { staffId, version },
      })
    if (!(await send(() => change(work)))) return
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
          <AssignMenu
            className={buttonClass('secondary', compact)}
            label={t('staff.application.assign.give')}
            spot="#assign"
            chosen={assignee?.id ?? null}
            isBusy={isBusy}
            onGive={(staffId) => void give(staffId)}
          />
        </div>
      )}
      <ErrorNotice error={error} className="mt-3" />
    </Block>
  )
}
