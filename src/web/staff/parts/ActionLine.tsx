import type { ReactNode } from 'react'
import { ActButton } from './ActButton.tsx'

type ActionLineProps = Readonly<{
  title: ReactNode
  text: ReactNode
  /** What can be done with it; null when nothing can. `label` says it whole to those who listen, `done` once it is done. */
  action: Readonly<{
    words: string
    label: string
    work: () => Promise<unknown>
    done?: string
  }> | null
  /** The button stands below where there is little room. */
  isStacked?: boolean
}>

/** A line of a list with one thing that can be done with it, and why that did not work. */
export function ActionLine({ title, text, action, isStacked = false }: ActionLineProps) {
  return (
    <li className={`flex-wrap items-center gap-x-4 py-2 ${isStacked ? 'sm:flex' : 'flex'}`}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">{title}</p>
        <p className="text-sm text-quiet">{text}</p>
      </div>
      {action && (
        <ActButton
          look="quiet"
          className={isStacked ? 'max-sm:-ms-5' : ''}
          aria-label={action.label}
          act={action.work}
          {...(action.done && { done: action.done })}
          errorClass="mt-2 w-full"
        >
          {action.words}
        </ActButton>
      )}
    </li>
  )
}
