import type { Elements } from './elements.ts'
import { Icon } from './Icon.tsx'
import { chevronDownIcon } from './icons.ts'

type DisclosureProps = Readonly<{ summary: Elements; children: Elements }>

/** A disclosure. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon
          path={chevronDownIcon}
          className="size-5 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
