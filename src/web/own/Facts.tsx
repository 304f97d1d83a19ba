import type { ReactNode } from 'react'

export type Fact = readonly [name: string, value: ReactNode]

/** What was answered, name and value; what was left empty is left out. */
export function Facts({ rows }: Readonly<{ rows: readonly Fact[] }>) {
  return (
    <dl className="space-y-2 text-sm">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className="sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
              <dt className="text-quiet">{name}</dt>
              <dd className="figures min-w-0 break-words">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
