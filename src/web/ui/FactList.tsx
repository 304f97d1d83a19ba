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
