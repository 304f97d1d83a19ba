type RankingProps = Readonly<{
  /** `share` is the length of the bar, from 0 to 1; `words` what stands at its end. */
  rows: readonly Readonly<{ name: string; share: number; words: string }>[]
}>

/** Rows of one measure, each with a bar. */
export function Ranking({ rows }: RankingProps) {
  return (
    <ul className="space-y-3 text-sm">
      {rows.map(({ name, share, words }) => (
        <li key={name}>
          <span className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{name}</span>
            <span className="figures text-end font-semibold">{words}</span>
          </span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1 h-1.5 w-full rtl:-scale-x-100"
          >
            <rect width="100" height="1" className="fill-sunken" />
            <rect width={100 * share} height="1" className="fill-ocean" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** Counts as rows, the greatest of them as long as there is room. */
export function rankedBy(
  counts: readonly Readonly<{ name: string; count: number }>[],
  write: (count: number) => string,
): RankingProps['rows'] {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return counts.map(({ name, count }) => ({ name, share: count / most, words: write(count) }))
}
