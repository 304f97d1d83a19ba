import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { AnswerOf } from '#client/route.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { maxPortalNumber } from '#domain/filing/form.ts'
import { call } from '../../../api/client.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useAsked } from '../asked.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogButtons } from '../DialogButtons.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { Loaded } from '../Loaded.tsx'
import { submitting } from '../submitting.ts'
import { TextArea } from '../TextArea.tsx'
import { useSending } from '../use-sending.ts'
import { type Filed, filedTravellers, hasAll } from './numbers.ts'

type Preview = AnswerOf<'POST /api/admin/applications/bulk/preview'>
export type FiledRows = AnswerOf<'POST /api/admin/applications/bulk'>['rows']

type FileDialogProps = Readonly<{
  ids: readonly number[]
  onDone: (rows: FiledRows) => void
  onClose: () => void
  outcome: (preview: Preview) => Elements
}>

/** Says of travellers that they are filed: under which number each, and who is told of it. */
export function FileDialog({ ids, onDone, onClose, outcome }: FileDialogProps) {
  const t = useTranslate()
  const query = useAsked(
    ['staff', 'filing-many', ids],
    'POST /api/admin/applications/bulk/preview',
    { body: { ids: [...ids], action: { kind: 'file' } } },
    { gcTime: 0 },
  )
  return (
    <Dialog wide title={t('staff.filing.many.title')} onClose={onClose}>
      <Loaded query={query}>
        {(preview) => (
          <Numbers
            ids={ids}
            travellers={preview.travellers}
            onDone={onDone}
            onClose={onClose}
            outcome={outcome(preview)}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type NumbersProps = Pick<FileDialogProps, 'ids' | 'onDone' | 'onClose'> &
  Readonly<{ travellers: readonly Filed[]; outcome: Elements }>

function Numbers({ ids, travellers, onDone, onClose, outcome }: NumbersProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const { send, refuse, isBusy, error, failures } = useSending()
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(new Map())
  const [reason, setReason] = useState('')
  const numberOf = ({ id, portalNumber }: Filed) => numbers.get(id) ?? portalNumber ?? ''
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that did not work leads there
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [failures])
  const isComplete = hasAll(travellers, numberOf, reason)
  const isMissed = failures > 0 && error === null && !isComplete
  const file = async () => {
    if (!isComplete) return refuse()
    let rows: FiledRows = []
    const isDone = await send(async () => {
      rows = await fileMany(ids, filedTravellers(travellers, numberOf, reason))
    })
    if (!isDone) return
    void client.invalidateQueries({ queryKey: ['applications'] })
    onDone(rows)
  }
  const isSeveral = new Set(travellers.map(({ applicationId }) => applicationId)).size > 1
  return (
    <form ref={form} noValidate onSubmit={submitting(file)}>
      {travellers.length > 0 && (
        <>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {travellers.map((each) => (
              <NumberRow
                key={each.id}
                traveller={each}
                value={numberOf(each)}
                isSeveral={isSeveral}
                isMissed={isMissed && numberOf(each).trim() === ''}
                onChange={(value) => setNumbers((all) => new Map(all).set(each.id, value))}
              />
            ))}
          </ul>
          {isMissed && (
            <p role="alert" className="mt-2 text-sm font-semibold text-clay">
              {t('error.filing.number-required')}
            </p>
          )}
          <div className="mt-4">
            <TextArea
              label={t('staff.filing.noNumber')}
              hint={t('staff.filing.noNumber.hint')}
              rows={2}
              maxLength={maxNoteLength}
              value={reason}
              onType={setReason}
            />
          </div>
        </>
      )}
      {!isSeveral && travellers[0] && (
        <p className="mt-4 break-words">
          {t('staff.filing.many.to', { email: travellers[0].email })}
        </p>
      )}
      {outcome}
      <ErrorNotice error={error} className="mt-4" />
      <DialogButtons onClose={onClose}>
        {travellers.length > 0 && (
          <Button type="submit" busy={isBusy}>
            {t('staff.filing.many.action', { count: travellers.length })}
          </Button>
        )}
      </DialogButtons>
    </form>
  )
}

/** What the server says of each; the answer about a single one is that of the whole. */
async function fileMany(ids: readonly number[], travellers: ReturnType<typeof filedTravellers>) {
  const { rows } = await call('POST /api/admin/applications/bulk', {
    body: { ids: [...ids], action: { kind: 'file', travellers } },
  })
  const code = rows.length === 1 ? rows[0]?.error : null
  if (code) throw new ApiError('problem', { code, status: 409 })
  return rows
}

const box = 'rounded-field border bg-surface px-3 text-ink'

type NumberRowProps = Readonly<{
  traveller: Filed
  value: string
  isSeveral: boolean
  isMissed: boolean
  onChange: (value: string) => void
}>

function NumberRow({ traveller, value, isSeveral, isMissed, onChange }: NumberRowProps) {
  const t = useTranslate()
  const id = useId()
  const { name, email } = traveller
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <label htmlFor={id} className="min-w-0">
        <bdi className="block font-semibold break-words">{name}</bdi>
        <span className="block text-sm break-words text-quiet">
          {isSeveral ? t('staff.filing.many.to', { email }) : t('staff.filing.number')}
        </span>
      </label>
      <input
        id={id}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={isSeveral ? t('staff.filing.number') : undefined}
        maxLength={maxPortalNumber}
        value={value}
        aria-invalid={isMissed || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={`${box} min-h-11 w-full sm:w-64 ${isMissed ? 'border-clay' : 'border-edge'}`}
      />
    </li>
  )
}
