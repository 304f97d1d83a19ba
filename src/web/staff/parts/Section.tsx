import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/Card.tsx'
import type { Elements } from '../../ui/elements.ts'

type SectionProps = Readonly<{
  title: string
  lead?: ReactNode
  state?: Elements
  children: ReactNode
}>

/** On a page of forms, what it is about stands beside its fields where there is room. */
const beside =
  'lg:in-[.form-page]:grid lg:in-[.form-page]:grid-cols-[16rem_minmax(0,1fr)] lg:in-[.form-page]:gap-x-12'

export function Section({ title, lead, state, children }: SectionProps) {
  const id = useId()
  return (
    <Card className="p-4 sm:p-6">
      <section aria-labelledby={id} tabIndex={-1} className={beside}>
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            {state}
          </div>
          {lead && <p className="mt-1 max-w-prose text-sm text-quiet">{lead}</p>}
        </div>
        <div className="min-w-0 mt-4 lg:in-[.form-page]:mt-0">{children}</div>
      </section>
    </Card>
  )
}
