import { type Queue, queues } from '#domain/application/list.ts'
import { sayTime } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueueCount, queueLook } from '../parts/QueueCount.tsx'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'
import { useQueues } from '../parts/use-queues.ts'
import type { List } from './use-list.ts'
import { isQueue, type View } from './view.ts'

type ListBarProps = Readonly<{
  list: List
  onShow: () => void
  /** The queues: they stay in reach while somebody scrolls. */
  children: Elements
}>

/** The queues, how many there are as of when, and what has come since: its place is kept, so that no row moves. */
export function ListBar({ list, onShow, children }: ListBarProps) {
  const t = useTranslate()
  const { added, gone, total, totalIsExact, isLoading } = list
  const hasNews = added > 0 || gone.size > 0
  return (
    <div className="sticky top-14 z-10 flex flex-wrap items-center gap-x-4 bg-paper py-0.5 text-sm lg:h-12 lg:flex-nowrap">
      {children}
      <div className="flex min-h-9 min-w-0 items-center gap-3 max-lg:w-full max-lg:justify-between">
        <div role="status" className="flex min-w-0 items-center empty:hidden">
          {hasNews && (
            <span className="flex min-w-0 items-center gap-1 rounded-full border border-ocean/40 bg-ocean-tint ps-3.5 pe-1 text-ocean">
              <span className="truncate font-medium">
                {t('staff.list.news', { added, gone: gone.size })}
              </span>
              <button
                type="button"
                onClick={onShow}
                className="min-h-9 rounded-full px-3 font-semibold underline underline-offset-2 hover:bg-surface pointer-coarse:min-h-11"
              >
                {t('staff.list.news.show')}
              </button>
            </span>
          )}
        </div>
        {!hasNews && (
          <p className="figures min-w-0 truncate text-quiet">
            {isLoading ? (
              <Skeleton className="h-4 w-24" />
            ) : (
              t('staff.list.count', { count: total, exact: totalIsExact ? 'yes' : 'no' })
            )}
          </p>
        )}
        <AsOf list={list} isShort={hasNews} />
      </div>
    </div>
  )
}

/** The time alone on a wide screen, where its place says what it is; when it is old, in words. */
function AsOf({ list, isShort }: Readonly<{ list: List; isShort: boolean }>) {
  const { t, language } = useWords()
  const { isBehind, updatedAt } = list
  if (!updatedAt) return null
  const time = sayTime(new Date(updatedAt).toISOString(), language)
  const words = t(isBehind ? 'staff.list.behind' : 'staff.list.updated', { time })
  if (isBehind) return <p className="figures font-medium whitespace-nowrap text-amber">{words}</p>
  return (
    <p
      title={words}
      className={`figures whitespace-nowrap text-quiet ${isShort ? 'hidden sm:block' : ''}`}
    >
      <span className="lg:max-2xl:sr-only">{words}</span>
      <span aria-hidden="true" className="hidden lg:max-2xl:inline">
        {time}
      </span>
    </p>
  )
}

type QueuesProps = Readonly<{
  view: View
  onChoose: (queue: Queue | null) => void
  /** Queues that are no part of the list. */
  children: Elements
}>

/** Work by what has to be done with it, and how much of each there is. */
export function Queues({ view, onChoose, children }: QueuesProps) {
  const t = useTranslate()
  const counts = useQueues()?.queues
  // Who wrote stands in the inbox; a second person is asked for where the office wants one.
  const isShown = (queue: Queue) =>
    isQueue(view.filter, queue) ||
    (queue !== 'messages' && (queue !== 'second' || Boolean(counts?.second.count)))
  // The counts move it once more.
  const row = useChosenInView<HTMLDivElement>(`${view.filter.queue} ${counts === undefined}`)
  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="sr-only">{t('staff.list.queue.label')}</legend>
      <div ref={row} className="-ms-1 flex gap-0.5 overflow-x-auto py-0.5 ps-1">
        {[null, ...queues.filter(isShown)].map((queue) => (
          <button
            key={queue}
            type="button"
            aria-pressed={isQueue(view.filter, queue)}
            onClick={() => onChoose(queue)}
            className={queueLook}
          >
            <span>{t(`staff.list.queue.${queue ?? 'all'}`)}</span>
            {queue && counts && <QueueCount {...counts[queue]} isLate={queue === 'late'} />}
          </button>
        ))}
        {children}
      </div>
    </fieldset>
  )
}
