import type { ReactNode } from 'react'
import type { Elements } from '../../ui/elements.ts'

export type Fact = Readonly<{
  name: string
  value: ReactNode
  aside?: Elements
  action?: Elements
}>

/** Names and values beside each other; what has no value is left out. */
export function Facts({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  return (
    <dl className="@container divide-y divide-line text-sm">
      {facts.map(
        ({ name, value, aside, action }) =>
          value !== null &&
          value !== '' &&
          value !== false && (
            <div key={name} className="flex gap-x-2 py-1.5 @xs:gap-x-3 @sm:gap-x-4">
              <dt className="w-26 shrink-0 text-xs/5.5 text-quiet @xs:w-32 @xs:text-sm @sm:w-34 @md:w-40">
                {name}
              </dt>
              <dd className="flex min-w-0 flex-1 gap-x-2 @xs:gap-x-3 @sm:gap-x-4">
                <div className="min-w-0 flex-1 break-words">
                  <bdi>{value}</bdi>
                  {aside}
                </div>
                {action}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
