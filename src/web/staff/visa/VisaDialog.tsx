import { maxStagedVisas } from '#domain/document/staged-visa.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFileDrop } from '../../ui/use-file-drop.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { UndoButton } from '../parts/undo/use-undoable.tsx'
import { readyIds } from './batch.ts'
import { type Batch, useBatch } from './use-batch.ts'
import { VisaRow } from './VisaRow.tsx'

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
