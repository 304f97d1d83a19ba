import type { ReactNode } from 'react'

export type Fact = Readonly<{ name: string; value: ReactNode; aside?: ReactNode }>

/** Names and values beside each other; what has no value is left out. */
export function Facts({ facts }: Readonly<{ facts: readonly Fact[] }>) {
  return (
    <dl className="divide-y divide-line text-sm">
      {facts.map(
        ({ name, value, aside }) =>
          value !== null &&
          value !== '' &&
          value !== false && (
            <div key={name} className="flex gap-x-4 py-1.5">
              <dt className="w-32 shrink-0 text-quiet sm:w-40">{name}</dt>
              <dd className="min-w-0 flex-1 break-words">
                <bdi>{value}</bdi>
                {aside}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
