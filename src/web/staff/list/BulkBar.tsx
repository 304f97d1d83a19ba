import { useState } from 'react'
import { leftOutHeader } from '#domain/application/list.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { open } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, closeIcon, mailIcon, penIcon, personIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AssignMenu } from '../parts/AssignMenu.tsx'
import { Outcome, type Refusal, RefusalList } from '../parts/bulk/Outcome.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { FileDialog, type FiledRows } from '../parts/filing/FileDialog.tsx'
import { aside } from '../parts/looks.ts'
import { MenuLine } from '../parts/MenuButton.tsx'
import { SmallButton } from '../parts/SmallButton.tsx'
import { useUndoable } from '../parts/undo/use-undoable.tsx'
import { useMay } from '../parts/use-me.ts'
import { BulkDialog, type Lettered } from './BulkDialog.tsx'
import { type BulkResult, resultOf, useBulk } from './use-bulk.ts'

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
    const result = resultOf(rows)
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
      {refused.length > 0 && bulk.result && (
        <Refusals result={bulk.result} onClose={() => bulk.tell(null)} />
      )}
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

type ExportChosenProps = Readonly<{
  ids: readonly number[]
  onLeftOut: (result: BulkResult) => void
}>

/** A file of exactly what is ticked, which stays so; what is not there any more is told. */
function ExportChosen({ ids, onLeftOut }: ExportChosenProps) {
  const t = useTranslate()
  const load = async () => {
    const response = await open('POST /api/admin/export', { body: { ids: [...ids] } })
    const refused = leftOutOf(response.headers.get(leftOutHeader))
    if (refused.length > 0) onLeftOut({ done: ids.length - refused.length, refused })
    return response.blob()
  }
  return (
    <ExportButton
      of="list"
      name={t('staff.list.export.file', { day: now().toISOString().slice(0, 10) })}
      title={t('staff.list.bulk.export.hint')}
      load={load}
      look="quiet"
      className={aside}
      iconClass="size-4.5"
    >
      {t('staff.list.export')}
    </ExportButton>
  )
}

const leftOutOf = (header: string | null): readonly Refusal[] =>
  (header ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const id = Number(text)
      return { id, reference: referenceOf(id), error: 'application.not-found' }
    })

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

function Work({ ids, bulk, ask }: WorkProps) {
  const t = useTranslate()
  const assign = (to: Readonly<{ staffId?: string | null }>) =>
    void bulk.act(ids, { kind: 'assign', ...to })
  return (
    <>
      <AssignMenu
        className={buttonClass('secondary', aside)}
        label={
          <>
            <Icon path={personIcon} className="size-4.5" />
            <span>{t('staff.list.bulk.assign')}</span>
          </>
        }
        shortcut="i"
        isBusy={bulk.isBusy}
        onGive={(staffId) => assign({ staffId })}
        more={
          <MenuLine onChoose={() => bulk.isBusy || assign({})}>
            {t('staff.list.bulk.assign.rules')}
          </MenuLine>
        }
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

type RefusalsProps = Readonly<{ result: BulkResult; onClose: () => void }>

/** What was not done, and why: these stay ticked. */
function Refusals({ result: { done, refused }, onClose }: RefusalsProps) {
  const t = useTranslate()
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('staff.list.bulk.refused', { count: refused.length, total: done + refused.length })}
      className="mb-2"
    >
      <RefusalList refused={refused} />
      <SmallButton look="quiet" onClick={onClose}>
        {t('staff.list.bulk.understood')}
      </SmallButton>
    </Notice>
  )
}
