import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'
import { useSending } from './use-sending.ts'

type ActionLineProps = Readonly<{
  title: ReactNode
  text: ReactNode
  /** What can be done with it; null when nothing can. `label` says it whole to those who listen. */
  action: Readonly<{ words: string; label: string; work: () => Promise<unknown> }> | null
  onDone: () => void
  /** The button stands below where there is little room. */
  isStacked?: boolean
}>

/** A line of a list with one thing that can be done with it, and why that did not work. */
export function ActionLine({ title, text, action, onDone, isStacked = false }: ActionLineProps) {
  const { isBusy, error, send } = useSending()
  const act = async (work: () => Promise<unknown>) => {
    if (await send(work)) onDone()
  }
  return (
    <li className="py-2">
      <div className={isStacked ? 'gap-4 sm:flex sm:items-center' : 'flex items-center gap-4'}>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">{title}</p>
          <p className="text-sm text-quiet">{text}</p>
        </div>
        {action && (
          <Button
            look="quiet"
            className={isStacked ? 'max-sm:-ms-5' : ''}
            busy={isBusy}
            aria-label={action.label}
            onClick={() => void act(action.work)}
          >
            {action.words}
          </Button>
        )}
      </div>
      <ErrorNotice error={error} className="mt-2" />
    </li>
  )
}
