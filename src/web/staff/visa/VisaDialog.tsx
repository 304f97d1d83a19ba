import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon, errorIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { placePath } from '../parts/paths.ts'
import { SmallButton } from '../parts/SmallButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { UndoButton } from '../parts/undo/use-undoable.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useSending } from '../parts/use-sending.ts'
import {
  type Candidate,
  type Entry,
  type EntryState,
  holderOf,
  readyIds,
  stateOf,
} from './batch.ts'
import { type Batch, useBatch } from './use-batch.ts'

type VisaDialogProps = Readonly<{ files: readonly File[]; onClose: () => void }>

/** One table of documents and whom they are for, and one confirmation. */
export function VisaDialog({ files, onClose }: VisaDialogProps) {
  const t = useTranslate()
  const batch = useBatch(files)
  const { isOver, handlers } = useFileDrop(batch.add)
  const { entries } = batch
  return (
    <Dialog wide title={t('staff.visa.title')} onClose={onClose}>
      <div {...handlers} className={isOver ? 'rounded-card outline-2 outline-ocean' : ''}>
        <p className="mt-1 text-sm text-quiet">{t('staff.visa.lead')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <FileButton
            label={t('staff.visa.choose')}
            accept=".pdf,.jpg,.jpeg,.png"
            multiple
            onFiles={batch.add}
          >
            {t('staff.visa.more')}
          </FileButton>
          <span className="text-sm text-quiet">
            {t('staff.visa.kinds', { count: maxStagedVisas })}
          </span>
        </div>
        {batch.leftOut > 0 && (
          <Notice tone="warning" role="status" className="mt-3">
            {t('staff.visa.too-many', { count: batch.leftOut, max: maxStagedVisas })}
          </Notice>
        )}
        {entries.length === 0 ? (
          <p className="mt-6 mb-2 text-quiet">{t('staff.visa.none')}</p>
        ) : (
          <ul className="mt-4 max-h-[55vh] divide-y divide-line overflow-y-auto border-y border-line">
            {entries.map((entry) => (
              <VisaRow key={entry.key} entry={entry} batch={batch} onLeave={onClose} />
            ))}
          </ul>
        )}
        <Approve batch={batch} onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** The one confirmation, and what it came to. */
function Approve({ batch, onClose }: Readonly<{ batch: Batch; onClose: () => void }>) {
  const t = useTranslate()
  const { entries, isBusy, error } = batch
  const count = readyIds(entries).length
  const done = entries.filter(({ outcome }) => outcome === 'approved').length
  const refused = entries.filter(({ outcome }) => outcome !== null && outcome !== 'approved').length
  return (
    <div tabIndex={-1} className="mt-4 space-y-3">
      {done + refused > 0 && (
        <Notice tone={refused > 0 ? 'warning' : 'success'} role="status">
          {done > 0 && <p>{t('staff.visa.done', { count: done })}</p>}
          {batch.held.length > 0 && (
            <div className="mt-2 flex flex-wrap items-center gap-3">
              <p>{t('staff.parts.undo.text')}</p>
              <UndoButton ids={batch.held} onDone={onClose} />
            </div>
          )}
          {refused > 0 && <p>{t('staff.visa.refused', { count: refused })}</p>}
        </Notice>
      )}
      <ErrorNotice error={error} title={t('staff.visa.approve.failed')} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {count > 0 && (
          <p className="flex-1 text-sm text-quiet">{t('staff.visa.approve.text', { count })}</p>
        )}
        <SmallButton look={count > 0 ? 'secondary' : 'primary'} onClick={onClose}>
          {t('staff.visa.close')}
        </SmallButton>
        {count > 0 && (
          <SmallButton look="primary" busy={isBusy} onClick={() => void batch.approve()}>
            {t('staff.visa.approve', { count })}
          </SmallButton>
        )}
      </div>
    </div>
  )
}

const tones: Record<EntryState, BadgeTone> = {
  waiting: 'neutral',
  sending: 'neutral',
  checking: 'neutral',
  failed: 'error',
  ready: 'success',
  unmatched: 'warning',
  mismatch: 'warning',
  twice: 'warning',
  decided: 'neutral',
  approved: 'success',
  refused: 'error',
}

type VisaRowProps = Readonly<{ entry: Entry; batch: Batch; onLeave: () => void }>

/** A document, whom it is for, and what of them stands in it. */
function VisaRow({ entry, batch, onLeave }: VisaRowProps) {
  const t = useTranslate()
  const state = stateOf(entry, batch.entries)
  const holder = holderOf(entry)
  const percent = Math.round((entry.progress ?? 0) * 100)
  const isDone = state === 'approved'
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,4fr)_auto] sm:items-center">
      <p className="min-w-0 truncate text-sm text-quiet" title={entry.fileName}>
        <bdi>{entry.fileName}</bdi>
      </p>
      <div className="min-w-0">{holder && <Holder holder={holder} onLeave={onLeave} />}</div>
      <div className="min-w-0">
        <Badge tone={tones[state]}>{t(`staff.visa.state.${state}`, { percent })}</Badge>
        {holder && !isDone && <Findings entry={entry} holder={holder} />}
        <Why entry={entry} state={state} />
        {state === 'unmatched' && <AssignVisa entry={entry} onGive={batch.give} />}
      </div>
      <div className="flex items-center justify-self-end">
        {state === 'failed' && entry.file && (
          <SmallButton
            look="quiet"
            aria-label={t('staff.visa.again.of', { file: entry.fileName })}
            onClick={() => batch.again(entry)}
          >
            {t('staff.visa.again')}
          </SmallButton>
        )}
        {!isDone && state !== 'sending' && state !== 'checking' && (
          <IconButton
            path={closeIcon}
            label={t('staff.visa.remove', { file: entry.fileName })}
            onClick={() => void batch.remove(entry)}
          />
        )}
      </div>
    </li>
  )
}

function Holder({ holder, onLeave }: Readonly<{ holder: Candidate; onLeave: () => void }>) {
  const t = useTranslate()
  const { applicationId, reference, firstName, lastName } = holder
  return (
    <>
      <p className="truncate font-semibold">
        <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
      </p>
      <Link
        to={placePath(`applications/${applicationId}/actions`)}
        aria-label={t('staff.visa.page', { reference })}
        onClick={onLeave}
        className="inline-flex min-h-6 items-center text-sm"
      >
        <bdi>{reference}</bdi>
      </Link>
    </>
  )
}

/** Number and name: both have to stand in it. */
function Findings({ entry, holder }: Readonly<{ entry: Entry; holder: Candidate }>) {
  const t = useTranslate()
  if (entry.document && !entry.document.isReadable) {
    return <p className="text-sm text-quiet">{t('staff.visa.unreadable')}</p>
  }
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
      {(['number', 'name'] as const).map((what) => {
        const found = holder[what]
        return (
          <li
            key={what}
            className={`flex items-center gap-1 ${found ? 'text-quiet' : 'text-clay'}`}
          >
            <Icon path={found ? checkIcon : errorIcon} className="size-4" />
            <span>{t(`staff.visa.column.${what}`)}</span>
            <span className="sr-only">
              {found ? t('staff.visa.found', { page: found.page }) : t('staff.visa.missing')}
            </span>
          </li>
        )
      })}
      {holder.otherNumber && !holder.isMatch && (
        <li className="w-full text-clay">
          {t('staff.visa.other', { number: holder.otherNumber.number })}
        </li>
      )}
    </ul>
  )
}

function Why({ entry, state }: Readonly<{ entry: Entry; state: EntryState }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const { outcome, error } = entry
  const words =
    (state === 'mismatch' && t('staff.visa.mismatch.text')) ||
    (state === 'failed' && say(error)) ||
    (outcome !== null && outcome !== 'approved' && t(`error.${outcome}`))
  return words ? <p className="text-sm text-quiet">{words}</p> : null
}

type Choice = Pick<Candidate, 'applicantId' | 'firstName' | 'lastName' | 'reference'>
type AssignVisaProps = Readonly<{
  entry: Entry
  onGive: (entry: Entry, applicantId: number) => Promise<void>
}>

/** So many applications are opened to show who travels. */
const mostApplications = 5

async function findTravellers(search: string): Promise<Choice[]> {
  const { items } = await call('GET /api/admin/applications', { query: { search } })
  const found = await Promise.all(
    items.slice(0, mostApplications).map(async ({ id, reference }) => {
      const travellers = await call('GET /api/admin/applicants', { query: { applicationId: id } })
      return travellers.map(({ id: applicantId, firstName, lastName }) => ({
        ...{ applicantId, firstName, lastName, reference },
      }))
    }),
  )
  return found.flat()
}

/** Whose a document is that names nobody, or several: chosen of those, or searched for. */
function AssignVisa({ entry, onGive }: AssignVisaProps) {
  const t = useTranslate()
  const sending = useSending()
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Choice[] | null>(null)
  const named = entry.document?.candidates ?? []
  const choices = found ?? named
  const file = entry.fileName

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim()) void sending.send(async () => setFound(await findTravellers(text.trim())))
  }
  return (
    <div className="mt-1 space-y-1">
      {choices.map((choice) => {
        const name = `${choice.firstName} ${choice.lastName}`.trim()
        return (
          <SmallButton
            key={choice.applicantId}
            busy={sending.isBusy}
            aria-label={t('staff.visa.assign.choose', { file, name, reference: choice.reference })}
            onClick={() => void sending.send(() => onGive(entry, choice.applicantId))}
          >
            <bdi>{name}</bdi>
            <bdi className="font-normal text-quiet">{choice.reference}</bdi>
          </SmallButton>
        )
      })}
      {found?.length === 0 && (
        <p role="status" className="text-sm text-quiet">
          {t('staff.visa.assign.none')}
        </p>
      )}
      <form onSubmit={search} className="flex flex-wrap gap-2">
        <TextBox
          label={t('staff.visa.assign', { file })}
          isLabelInside
          inputMode="search"
          maxLength={200}
          value={text}
          placeholder={t('staff.visa.assign.label')}
          onType={setText}
          className="flex-1"
        />
        <SmallButton type="submit" look="quiet" busy={sending.isBusy}>
          {t('staff.visa.assign.search')}
        </SmallButton>
      </form>
      <ErrorNotice error={sending.error} />
    </div>
  )
}
