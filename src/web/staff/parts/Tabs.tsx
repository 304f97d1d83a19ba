import type { KeyboardEvent } from 'react'
import type { Elements } from '../../ui/elements.ts'
import { stepped } from './application/places.ts'

type TabsProps<Name extends string> = Readonly<{
  /** Begins the ids of tabs and of what they open. */
  id: string
  label: string
  names: readonly Name[]
  shown: Name
  onShow: (name: Name) => void
  /** What a tab is called where its content alone does not say it. */
  sayOf?: (name: Name) => string | undefined
  children: (name: Name) => Elements
}>

/** Tabs in a row; arrows lead from one to the next. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { id, label, names, shown, onShow, sayOf, children } = props
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepped(event.key, names.indexOf(shown), names.length)
    const name = next === null ? undefined : names[next]
    if (!name) return
    event.preventDefault()
    onShow(name)
    const tab = event.currentTarget.children[next ?? 0]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={press}
      className="flex gap-1 overflow-x-auto border-b border-line"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === shown}
          aria-controls={name === shown ? `${id}-panel` : undefined}
          aria-label={sayOf?.(name)}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => onShow(name)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 border-b-2 border-transparent px-3 text-sm font-medium text-quiet -outline-offset-2! hover:text-ink aria-selected:border-ocean aria-selected:text-ink"
        >
          {children(name)}
        </button>
      ))}
    </div>
  )
}
