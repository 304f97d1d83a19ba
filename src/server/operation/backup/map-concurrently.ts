/**
 * Maps items in order with several in progress at once: a bucket is far away, and a backup should
 * not wait for each answer.
 */
export async function* mapConcurrently<T, R>(
  items: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const begun: Promise<R>[] = []
  for await (const item of items) {
    const next = work(item)
    // The first failure is reported; the rest is dropped.
    next.catch(() => {})
    begun.push(next)
    const oldest = begun.length >= atOnce ? begun.shift() : undefined
    if (oldest) yield await oldest
  }
  for (const rest of begun) yield await rest
}
