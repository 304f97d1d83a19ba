import { useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Failed } from '../parts/Loaded.tsx'
import { Table } from '../parts/list/Table.tsx'
import { columnsOf } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import type { Item } from './merge.ts'
import type { Ticks } from './rows.ts'
import type { List } from './use-list.ts'
import type { useRows } from './use-rows.ts'
import type { ChangeView } from './use-view.ts'
import type { View } from './view.ts'

type ApplicationListProps = Readonly<{
  view: View
  change: ChangeView
  list: List
  rows: ReturnType<typeof useRows>
  ticks: Ticks | null
}>

/** A table where there is room, cards on a phone; and what stands there when there are no rows. */
export function ApplicationList({ view, change, list, rows, ticks }: ApplicationListProps) {
  const { t, language } = useWords()
  const countryName = useMemo(() => namesIn(language), [language])
  const isWide = useMedia('(width >= 48rem)')
  if (list.error) {
    return (
      <Failed error={list.error} isBusy={list.isRefreshing} onRetry={() => void list.refresh()} />
    )
  }
  if (list.isLoading) return <ListSkeleton isWide={isWide} />
  if (list.isEmpty) return <EmptyList view={view} change={change} />
  const moment = now()
  const today = moment.toISOString().slice(0, 10)
  const { currentId, onCurrent } = rows
  const format = { t, language, today, countryName, now: moment }
  const columns = columnsOf({ view, change, gone: list.gone, ticks, onCurrent, format })
  const lookOf = ({ id }: Item) => {
    const isMarked = id === currentId || ticks?.has(id)
    const ground = isMarked ? 'bg-ocean-tint' : 'bg-surface group-hover:bg-paper'
    return `${ground} ${list.gone.has(id) ? 'text-quiet' : ''}`
  }
  return (
    <div
      ref={rows.list}
      aria-busy={list.isOther || undefined}
      className={`transition-opacity ${list.isOther ? 'opacity-50' : ''}`}
    >
      <Table
        label={t('staff.list.label')}
        columns={columns}
        rows={list.rows}
        keyOf={({ id }) => id}
        lookOf={lookOf}
        headClass="sticky top-[6.5rem] z-[9]"
      />
      <More list={list} />
    </div>
  )
}

function More({ list }: Readonly<{ list: List }>) {
  const t = useTranslate()
  const { more, isComplete, rows } = list
  if (isComplete) {
    return rows.length < 20 ? null : (
      <p className="py-5 text-center text-sm text-quiet">{t('staff.list.end')}</p>
    )
  }
  return (
    <div className="flex flex-col items-center gap-3 py-5">
      {more.isFailed && (
        <Notice tone="error" role="alert">
          {t('staff.list.more.failed')}
        </Notice>
      )}
      <Button look="secondary" busy={more.isLoading} onClick={more.load}>
        {t('staff.list.more')}
      </Button>
    </div>
  )
}
