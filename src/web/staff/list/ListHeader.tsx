import type { RefObject } from 'react'
import { type Sort, sorts } from '#domain/application/list.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { ExportButton } from '../parts/ExportButton.tsx'
import { aside } from '../parts/looks.ts'
import { PausedSearch } from '../parts/PausedSearch.tsx'
import { Select } from '../parts/Select.tsx'
import { useMay } from '../parts/use-me.ts'
import { FilterMenu } from './FilterMenu.tsx'
import { type ChangeView, isOnList } from './use-view.ts'
import { ViewMenu } from './ViewMenu.tsx'
import { askedBy, searched, sortOf, type View } from './view.ts'

type ListHeaderProps = Readonly<{
  view: View
  change: ChangeView
  searchBox: RefObject<HTMLInputElement | null>
  /** An application lies above the list. */
  isCovered: boolean
  onLeaveSearch: () => void
  onKeys: () => void
  children: Elements
}>

/** One line above the work: what it is, what narrows it, and what is done with all of it. */
export function ListHeader(props: ListHeaderProps) {
  const { view, change, searchBox, isCovered, onLeaveSearch, onKeys, children } = props
  const t = useTranslate()
  const may = useMay()
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
      <h1 className="text-xl max-sm:sr-only lg:me-1">{t('staff.list.title')}</h1>
      <div className="max-sm:order-1">
        <ViewMenu view={view} change={change} />
      </div>
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-2 max-md:flex-wrap max-sm:contents">
        {/* Before the search, which gives way to what comes late into the line. */}
        <FilterMenu view={view} change={change} />
        <PausedSearch
          ref={searchBox}
          search={view.search}
          onSearch={(search) => change(searched(view, search), { replace: true })}
          words="staff.list.search"
          isCovered={isCovered}
          // An application that was just clicked is in the address before it is drawn.
          mayTell={isOnList}
          onLeave={onLeaveSearch}
          className="min-w-0 flex-1 basis-56"
        />
        <SortChoice view={view} onChoose={(sort) => change({ sort })} />
      </div>
      <div className="flex max-w-full items-center overflow-x-auto max-sm:order-2">
        {children}
        {may('application.export') && (
          <ExportButton
            of="list"
            name={t('staff.list.export.file', { day: now().toISOString().slice(0, 10) })}
            title={t('staff.list.export.hint')}
            // As bytes, not by an address of its own: a search must not stand in one.
            load={() => call('GET /api/admin/export', { query: askedBy(view) })}
            look="quiet"
            className={aside}
            iconClass="hidden size-4.5 min-[100rem]:block"
          >
            {t('staff.list.export')}
          </ExportButton>
        )}
        <Button look="quiet" className={`${aside} hidden! md:inline-flex!`} onClick={onKeys}>
          <kbd className="rounded-small border border-line px-1.5 text-xs">?</kbd>
          <span>{t('staff.parts.keys')}</span>
        </Button>
      </div>
    </div>
  )
}

/** Where no table has the heads of all orders. */
function SortChoice({ view, onChoose }: Readonly<{ view: View; onChoose: (sort: Sort) => void }>) {
  const t = useTranslate()
  const offered = view.filter.queue === 'due' ? (['due'] as const) : sorts
  return (
    <Select
      aria-label={t('staff.list.sort')}
      value={sortOf(view)}
      choices={offered.map((value) => ({ value, label: t(`staff.list.sort.${value}`) }))}
      onChoose={onChoose}
      className="flex-1 max-sm:order-1 sm:basis-40 lg:hidden"
    />
  )
}
