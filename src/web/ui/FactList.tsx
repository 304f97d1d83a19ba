import type { ReactNode } from 'react'

type FactListProps = Readonly<{
  /** Name and value; a null value is omitted. */
  facts: readonly (readonly [string, string | null])[]
  className?: string
}>

/** Facts, one per line, with name and value at opposite ends. */
export function FactList({
  facts,
  className = 'rounded-field border border-line p-4',
}: FactListProps) {
  return (
    <dl className={`space-y-2 ${className}`}>
      {facts.map(
        ([name, value]) => value !== null && <Fact key={name} name={name} value={value} />,
      )}
    </dl>
  )
}

type FactProps = Readonly<{ name: string; value: ReactNode; className?: string }>

/** One of a list, with name and value at opposite ends. */
export function Fact({ name, value, className = '' }: FactProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt className="text-quiet">{name}</dt>
      <dd className="figures font-semibold">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
