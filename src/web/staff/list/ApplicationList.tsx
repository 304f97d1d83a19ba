import { useMemo } from 'react'
import { namesIn } from '#domain/reference/country-search.ts'
import { phraseKey } from '#phrases/translate.ts'
import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, documentIcon, filterIcon, searchIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Failed } from '../parts/Loaded.tsx'
import { Table } from '../parts/list/Table.tsx'
import { columnsOf } from './columns.tsx'
import type { Ticks } from './use-chosen.ts'
import type { Item, List } from './use-list.ts'
import type { useRows } from './use-rows.ts'
import type { ChangeView } from './use-view.ts'
import { narrowings, searched, type View, widened } from './view.ts'

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
    const { error, isRefreshing: isFetching, refresh: refetch } = list
    return <Failed query={{ error, isFetching, refetch }} />
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

const lines = Array.from({ length: 12 }, (_, line) => line)

/** The rows in their final heights, while they are on their way. */
function ListSkeleton({ isWide }: Readonly<{ isWide: boolean }>) {
  const t = useTranslate()
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">{t('staff.list.loading')}</span>
      {isWide && <div className="h-9 border-b border-line bg-sunken" />}
      {lines.map((line) => (
        <div
          key={line}
          className={`flex items-center gap-6 border-b border-line px-4 last:border-0 ${isWide ? 'h-11' : 'h-[5.75rem]'}`}
        >
          <Skeleton className="h-4 w-20" />
          <Skeleton className={`h-4 flex-1 ${line % 3 === 0 ? 'max-w-56' : 'max-w-72'}`} />
          <Skeleton className="ms-auto h-5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}

function reasonOf({ search, filter }: View) {
  if (search) return 'search'
  if (narrowings.some((name) => filter[name] !== undefined)) return 'filter'
  return filter.queue ? 'queue' : 'nothing'
}

const pictures = {
  search: searchIcon,
  filter: filterIcon,
  queue: checkIcon,
  nothing: documentIcon,
}

/** Why nothing stands here, what will, and the way to what there is. */
function EmptyList({ view, change }: Readonly<{ view: View; change: ChangeView }>) {
  const t = useTranslate()
  const reason = reasonOf(view)
  const words = {
    search: '.search',
    filter: '.filter',
    queue: `.${view.filter.queue}`,
    nothing: '',
  }
  const key = `staff.list.empty${words[reason]}`
  const widen = () =>
    change(reason === 'search' ? searched(view, '') : { filter: widened(view.filter) })
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-surface px-6 py-14 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-quiet">
        <Icon path={pictures[reason]} className="size-6" />
      </span>
      <h2 className="mt-4 text-lg">{t(phraseKey(`${key}.title`))}</h2>
      <p className="mt-1 max-w-[26rem] text-sm text-quiet">{t(phraseKey(`${key}.text`))}</p>
      {(reason === 'search' || reason === 'filter') && (
        <Button look="secondary" className="mt-5" onClick={widen}>
          {t(`staff.list.empty.${reason}.action`)}
        </Button>
      )}
    </div>
  )
}
