import { type Queue, queues } from '#domain/application/list.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { QueueCount, queueLook } from '../parts/QueueCount.tsx'
import { useChosenInView } from '../parts/use-chosen-in-view.ts'
import { useQueues } from '../parts/use-queues.ts'
import { isQueue, type View } from './view.ts'

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
