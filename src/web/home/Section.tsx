import type { ReactNode } from 'react'

type SectionProps = Readonly<{
  id: string
  title: string
  lead?: string
  /** Without its title on a phone. */
  isUntitledOnPhones?: boolean
  children: ReactNode
}>

export function Section({ id, title, lead, isUntitledOnPhones, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`text-xl sm:text-2xl ${isUntitledOnPhones ? 'max-sm:sr-only' : ''}`}>
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-quiet">{lead}</p>}
      <div className={isUntitledOnPhones ? 'sm:mt-6' : 'mt-4 sm:mt-6'}>{children}</div>
    </section>
  )
}
