type FactListProps = Readonly<{
  /** Name and value; null where there is none. */
  facts: readonly (readonly [string, string | null])[]
  className?: string
}>

/** What is known, a line each: the name, and the value at the other end. */
export function FactList({
  facts,
  className = 'rounded-field border border-line p-4',
}: FactListProps) {
  return (
    <dl className={`space-y-2 ${className}`}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-quiet">{name}</dt>
              <dd className="figures font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
