import { useEffect, useRef } from 'react'

/** A row that may be wider than its place: the chosen one is brought into view whenever `changed` is another. */
export function useChosenInView<Row extends HTMLElement>(changed: unknown) {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed tells when
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current], [aria-pressed=true], [aria-selected=true]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [changed])
  return row
}
