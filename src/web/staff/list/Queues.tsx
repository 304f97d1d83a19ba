import { useEffect, useRef } from 'react'
import { type Queue, queues } from '#domain/application/list.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { type QueueCounts, useQueues } from './use-queues.ts'
import { isQueue, type View } from './view.ts'

type QueuesProps = Readonly<{ view: View; onChoose: (queue: Queue | null) => void }>

/** Work by what has to be done with it, and how much of each there is. */
export function Queues({ view, onChoose }: QueuesProps) {
  const t = useTranslate()
  const counts = useQueues()
  const row = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is brought into view
  useEffect(() => {
    row.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({
      block: 'nearest',
      inline: 'nearest',
    })
  }, [view.filter.queue])

  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="sr-only">{t('staff.list.queue.label')}</legend>
      <div ref={row} className="-ms-1 flex gap-0.5 overflow-x-auto py-0.5 ps-1">
        {[null, ...queues].map((queue) => (
          <button
            key={queue}
            type="button"
            aria-pressed={isQueue(view.filter, queue)}
            onClick={() => onChoose(queue)}
            className="flex min-h-10 items-center gap-1.5 rounded-field px-2.5 text-sm font-medium whitespace-nowrap text-quiet -outline-offset-2! hover:bg-sunken hover:text-ink aria-pressed:bg-ocean-tint aria-pressed:text-ocean pointer-coarse:min-h-11"
          >
            <span>{t(`staff.list.queue.${queue ?? 'all'}`)}</span>
            {queue && <Count queue={queue} count={counts?.[queue]} />}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type CountProps = Readonly<{ queue: Queue; count: QueueCounts[Queue] | undefined }>

/** Nothing where there is nothing, and red where a promise was broken. */
function Count({ queue, count }: CountProps) {
  const language = useLanguage()
  if (!count || count.count === 0) return null
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`).format(count.count)
  const look = queue === 'late' ? 'bg-clay-tint text-clay font-semibold' : 'bg-sunken text-quiet'
  return (
    <span className={`figures rounded-full px-1.5 text-xs ${look}`}>
      {count.isExact ? number : `${number}+`}
    </span>
  )
}
