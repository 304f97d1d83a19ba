/**
 * What `work` makes of each item, in their order, with so many of them under way at once: a bucket is far
 * away, and a backup shall not wait for one answer after the other.
 */
export async function* ahead<T, R>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = []
  for await (const item of items) {
    const next = work(item)
    // Whoever fails first is told; the others are nobody's any more then.
    next.catch(() => {})
    begun.push(next)
    const oldest = begun.length >= atOnce ? begun.shift() : undefined
    if (oldest) yield await oldest
  }
  for (const rest of begun) yield await rest
}
