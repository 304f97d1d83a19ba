import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { historyTab } from '../parts/application/places.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Failed, Loaded } from '../parts/Loaded.tsx'
import { useMay } from '../parts/use-me.ts'
import { kindsOf, type ThreadFilter, threadFilters } from './filter.ts'
import { NothingToAnswer } from './NothingToAnswer.tsx'
import { ThreadLog } from './ThreadLog.tsx'
import { type Entry, inReadingOrder, sideOf } from './thread.ts'
import { useSeen } from './use-seen.ts'
import { useThread } from './use-thread.ts'
import { WriteBox } from './WriteBox.tsx'

/** What the traveller and we wrote to each other, and what happened; and where more is written. */
export function MessagesTab() {
  const { application } = useDetail()
  const may = useMay()
  const { tab } = useParams()
  const [filter, setFilter] = useState<ThreadFilter>(tab === historyTab ? 'history' : 'all')
  const query = useThread(application.id, kindsOf[filter])
  const { data, error, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = query
  const entries = useMemo(() => inReadingOrder(data?.pages ?? []), [data])
  useSeen(entries)
  useMark(entries)
  const earlier = hasNextPage ? () => void fetchNextPage() : null
  return (
    <div className="flex h-full flex-col">
      <Filters chosen={filter} onChoose={setFilter} />
      {data ? (
        <>
          {error && (
            <div className="px-4 pt-3 sm:px-6">
              <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
            </div>
          )}
          <ThreadLog
            key={filter}
            entries={entries}
            onEarlier={earlier}
            isBusy={isFetchingNextPage}
          />
        </>
      ) : (
        <div className="flex-1 p-4 sm:p-6">
          <Loaded query={query}>{() => null}</Loaded>
        </div>
      )}
      {may('application.work') && !application.erasedAt && (
        <>
          {filter === 'all' && <NothingToAnswer entries={entries} />}
          <WriteBox />
        </>
      )}
    </div>
  )
}

type FiltersProps = Readonly<{ chosen: ThreadFilter; onChoose: (filter: ThreadFilter) => void }>

function Filters({ chosen, onChoose }: FiltersProps) {
  const t = useTranslate()
  return (
    <fieldset className="flex shrink-0 gap-1 border-b border-line bg-surface px-2 py-1 sm:px-4">
      <legend className="sr-only">{t('staff.thread.filter')}</legend>
      {threadFilters.map((each) => (
        <Choice key={each} isChosen={each === chosen} onChoose={() => onChoose(each)}>
          {t(`staff.thread.filter.${each}`)}
        </Choice>
      ))}
    </fieldset>
  )
}

/** Shows that the traveller waits while the tab is open. */
function useMark(entries: readonly Entry[]): void {
  const { application, refresh } = useDetail()
  const newest = entries.at(-1)
  const isAsked = newest !== undefined && sideOf(newest) === 'theirs'
  const isMarked = application.flags.includes('message')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes
  useEffect(() => {
    if (isAsked && !isMarked) void refresh()
  }, [newest?.id])
}
