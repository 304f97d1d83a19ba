import { useEffect, useMemo, useState } from 'react'
import type { ThreadKind } from '#domain/thread.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Failed, Loaded } from '../parts/Loaded.tsx'
import { useMay } from '../parts/use-me.ts'
import { KindFilter } from './KindFilter.tsx'
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
  const [kinds, setKinds] = useState<readonly ThreadKind[]>([])
  const query = useThread(application.id, kinds)
  const { data, error, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage, refetch } = query
  const entries = useMemo(() => inReadingOrder(data?.pages ?? []), [data])
  useSeen(entries)
  useMark(entries)
  const earlier = hasNextPage ? () => void fetchNextPage() : null
  return (
    <div className="flex h-full flex-col">
      <KindFilter kinds={kinds} onChange={setKinds} />
      {data ? (
        <>
          {error && (
            <div className="px-4 pt-3 sm:px-6">
              <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
            </div>
          )}
          <ThreadLog
            key={kinds.join()}
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
          {kinds.length === 0 && <NothingToAnswer entries={entries} />}
          <WriteBox />
        </>
      )}
    </div>
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
