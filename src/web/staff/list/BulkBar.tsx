import { useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon, mailIcon, penIcon, personIcon } from '../../ui/icons.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { Outcome, refusedIn } from '../parts/bulk/Outcome.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { FileDialog, type FiledRows } from '../parts/filing/FileDialog.tsx'
import { aside } from '../parts/looks.ts'
import { useUndoable } from '../parts/undo/use-undoable.tsx'
import { useMay } from '../parts/use-me.ts'
import { AssignMenu } from './AssignMenu.tsx'
import { BulkDialog, type Lettered } from './BulkDialog.tsx'
import { ExportChosen } from './ExportChosen.tsx'
import { Refusals } from './Refusals.tsx'
import { type BulkResult, useBulk } from './use-bulk.ts'

type BulkBarProps = Readonly<{
  ids: readonly number[]
  /** Ids that were refused stay ticked, the others do not. */
  onDone: (result: BulkResult) => void
  onClear: () => void
}>

/** What can be done with all that is ticked: it lies over the foot of the list, so that no row moves. */
export function BulkBar({ ids, onDone, onClear }: BulkBarProps) {
  const t = useTranslate()
  const toast = useToast()
  const undoable = useUndoable()
  const may = useMay()
  const [asked, ask] = useState<Lettered | 'file' | null>(null)
  const told = (result: BulkResult) => {
    if (result.done > 0) {
      toast({ tone: 'success', title: t('staff.list.bulk.done', { count: result.done }) })
    }
    onDone(result)
  }
  const bulk = useBulk(told)
  const filed = (rows: FiledRows) => {
    ask(null)
    const held = rows.flatMap(({ held: one }) => one ?? [])
    const refused = refusedIn(rows)
    const result = { done: rows.length - refused.length, refused }
    if (held.length > 0) {
      undoable({ title: t('staff.list.bulk.done', { count: result.done }), held })
    }
    bulk.tell(result)
    onDone(result)
  }
  const refused = bulk.result?.refused ?? []
  if (ids.length === 0 && refused.length === 0) return null
  return (
    <section
      aria-label={t('staff.list.bulk.label')}
      className="sticky bottom-(--tabs) z-10 -mx-4 border-t border-line bg-surface px-4 py-2 shadow-raised sm:bottom-[calc(var(--tabs)+0.75rem)] sm:mx-auto sm:w-fit sm:max-w-full sm:rounded-card sm:border sm:ps-4 sm:pe-2"
    >
      {refused.length > 0 && bulk.result && <Refusals result={bulk.result} onClose={bulk.forget} />}
      <ErrorNotice error={bulk.error} className="mb-2" />
      {ids.length > 0 && (
        <div className="flex items-center gap-x-1 overflow-x-auto">
          <p role="status" className="figures me-2 text-sm font-semibold whitespace-nowrap">
            {t('staff.list.bulk.count', { count: ids.length })}
          </p>
          {may('application.work') && <Work ids={ids} bulk={bulk} ask={ask} />}
          {may('application.export') && <ExportChosen ids={ids} onLeftOut={bulk.tell} />}
          <Button
            look="quiet"
            className={aside}
            aria-label={t('staff.list.bulk.clear')}
            onClick={onClear}
          >
            <Icon path={closeIcon} className="size-4.5" />
          </Button>
        </div>
      )}
      {asked === 'file' && (
        <FileDialog
          ids={ids}
          onDone={filed}
          onClose={() => ask(null)}
          outcome={(preview) => <Outcome preview={preview} />}
        />
      )}
      {asked && asked !== 'file' && (
        <BulkDialog
          kind={asked}
          ids={ids}
          onAct={(action) => bulk.act(ids, action)}
          error={bulk.error}
          isBusy={bulk.isBusy}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}

const lettered = [
  { kind: 'remind', icon: mailIcon },
  { kind: 'message', icon: penIcon },
  { kind: 'file', icon: checkIcon },
] as const

type WorkProps = Readonly<{
  ids: readonly number[]
  bulk: ReturnType<typeof useBulk>
  ask: (kind: (typeof lettered)[number]['kind']) => void
}>

/** What changes the applications. */
function Work({ ids, bulk, ask }: WorkProps) {
  const t = useTranslate()
  return (
    <>
      <AssignMenu
        isBusy={bulk.isBusy}
        icon={<Icon path={personIcon} className="size-4.5" />}
        onAssign={(action) => void bulk.act(ids, action)}
      />
      {lettered.map(({ kind, icon }) => (
        <Button key={kind} look="quiet" className={aside} onClick={() => ask(kind)}>
          <Icon path={icon} className="size-4.5" />
          <span>{t(`staff.list.bulk.${kind}`)}</span>
        </Button>
      ))}
    </>
  )
}
