import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import type { Elements } from '../../ui/elements.ts'

type BlockProps = Readonly<{
  title: ReactNode
  aside?: Elements
  className?: string
  children: ReactNode
}>

/** One matter of an application, denser than a section of a page. */
export function Block({ title, aside, className = '', children }: BlockProps) {
  const id = useId()
  return (
    <Card className={`p-4 sm:p-5 ${className}`}>
      <section aria-labelledby={id} tabIndex={-1}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 id={id} className="text-base">
            {title}
          </h3>
          {aside}
        </div>
        <div className="mt-2">{children}</div>
      </section>
    </Card>
  )
}
