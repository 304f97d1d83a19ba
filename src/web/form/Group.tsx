import { createContext, type ReactNode, useContext, useId } from 'react'

type GroupProps = Readonly<{ title: ReactNode; lead?: ReactNode; children: ReactNode }>

/** Heading level of groups below this point. */
export const GroupLevel = createContext<'h2' | 'h3' | 'h4'>('h3')

/** Related fields under a heading. */
export function Group({ title, lead, children }: GroupProps) {
  const id = useId()
  const Heading = useContext(GroupLevel)
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-5 sm:pt-7 first:border-0 first:pt-0"
    >
      <Heading id={id} className="text-lg">
        {title}
      </Heading>
      {lead && <p className="mt-1 max-w-prose text-sm text-quiet">{lead}</p>}
      <div className="mt-3 space-y-4 sm:mt-4 sm:space-y-6">{children}</div>
    </section>
  )
}
