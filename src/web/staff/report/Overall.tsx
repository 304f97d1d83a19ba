type OverallProps = Readonly<{
  /** A few figures beside each other: what it is, how much, and what else is to be said of it. */
  facts: readonly (readonly [name: string, value: string, more: string])[]
}>

/** What a report comes to as a whole, above its chart. */
export function Overall({ facts }: OverallProps) {
  return (
    <dl className="mb-4 grid grid-cols-3 gap-4">
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <dt className="text-xs text-quiet">{name}</dt>
          <dd className="figures">
            <span className="block text-xl font-semibold">{value}</span>
            <span className="text-xs text-quiet">{more}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
