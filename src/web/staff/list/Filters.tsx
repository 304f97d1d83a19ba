import type { RefObject } from 'react'
import { type Queue, queues, type Sort, sorts } from '#domain/application/list.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { selectLook } from '../parts/looks.ts'
import { SearchBox } from './SearchBox.tsx'
import type { ChangeView } from './use-view.ts'
import type { View } from './view.ts'

type FiltersProps = Readonly<{
  view: View
  change: ChangeView
  searchBox: RefObject<HTMLInputElement | null>
  isCovered: boolean
  onLeaveSearch: () => void
}>

/** What the list shows: whose work, which words, which status, in which order. */
export function Filters({ view, change, searchBox, isCovered, onLeaveSearch }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Queues queue={view.queue} onChoose={(queue) => change({ queue })} />
      <div className="flex min-w-0 flex-1 basis-[26rem] flex-wrap items-center gap-2">
        <SearchBox
          ref={searchBox}
          search={view.search}
          onSearch={(search) => change({ search }, { replace: true })}
          isCovered={isCovered}
          onLeave={onLeaveSearch}
        />
        <StatusChoice status={view.status} onChoose={(status) => change({ status })} />
        <SortChoice
          // The queue of what is due has its own order.
          sort={view.queue === 'due' ? 'due' : view.sort}
          isFixed={view.queue === 'due'}
          onChoose={(sort) => change({ sort })}
        />
      </div>
    </div>
  )
}

type QueuesProps = Readonly<{ queue: Queue | null; onChoose: (queue: Queue | null) => void }>

function Queues({ queue, onChoose }: QueuesProps) {
  const t = useTranslate()
  return (
    <fieldset className="-mx-4 flex max-w-[100vw] min-w-0 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <legend className="sr-only">{t('staff.list.queue.label')}</legend>
      <div className="flex rounded-field border border-line bg-surface p-0.5">
        {[null, ...queues].map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === queue}
            onClick={() => onChoose(each)}
            className="min-h-10 rounded-small px-3 text-sm font-medium whitespace-nowrap text-quiet -outline-offset-2! hover:text-ink aria-pressed:bg-ocean-tint aria-pressed:text-ocean pointer-coarse:min-h-11"
          >
            {t(`staff.list.queue.${each ?? 'all'}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type StatusChoiceProps = Readonly<{
  status: ApplicationStatus | null
  onChoose: (status: ApplicationStatus | null) => void
}>

function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const t = useTranslate()
  return (
    <select
      aria-label={t('staff.list.filter.status')}
      value={status ?? ''}
      onChange={({ target }) =>
        onChoose(applicationStatuses.find((each) => each === target.value) ?? null)
      }
      className={`${selectLook} flex-1 sm:flex-none`}
    >
      <option value="">{t('staff.list.filter.status.all')}</option>
      {applicationStatuses.map((each) => (
        <option key={each} value={each}>
          {t(`staff.parts.status.${each}`)}
        </option>
      ))}
    </select>
  )
}

type SortChoiceProps = Readonly<{ sort: Sort; isFixed: boolean; onChoose: (sort: Sort) => void }>

function SortChoice({ sort, isFixed, onChoose }: SortChoiceProps) {
  const t = useTranslate()
  return (
    <select
      aria-label={t('staff.list.sort')}
      value={sort}
      onChange={({ target }) => onChoose(sorts.find((each) => each === target.value) ?? 'newest')}
      className={`${selectLook} flex-1 sm:flex-none`}
    >
      {(isFixed ? (['due'] as const) : sorts).map((each) => (
        <option key={each} value={each}>
          {t(`staff.list.sort.${each}`)}
        </option>
      ))}
    </select>
  )
}
