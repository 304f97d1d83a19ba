import { type ReactNode, useId } from 'react'
import type { Elements } from '../../ui/elements.ts'

type Titled = Readonly<{ title: string; children: Elements }>

/** A stretch of the panel beside a conversation. */
export function Part({ title, children }: Titled) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-4 last:border-0">
      <h3 id={id} className="mb-2 text-sm text-quiet">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A list of facts in it. */
export const facts = 'space-y-1.5 text-sm'

export function Line({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="flex gap-3">
      <dt className="w-21 shrink-0 text-xs/5.5 text-quiet">{name}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
