import { type ReactNode, useId } from 'react'

type GroupProps = Readonly<{ title: ReactNode; lead?: ReactNode; children: ReactNode }>

/** Fields that belong together, under a heading, with room around them. */
export function Group({ title, lead, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7 first:border-0 first:pt-0">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {lead && <p className="mt-1 max-w-prose text-sm text-quiet">{lead}</p>}
      <div className="mt-4 space-y-6">{children}</div>
    </section>
  )
}
