import { RetryNotice } from '../api/RetryNotice.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import type { Elements } from '../ui/elements.ts'
import { Skeleton } from '../ui/Skeleton.tsx'

type LazyPartProps<T> = Readonly<{
  /** Must be stable. */
  load: () => Promise<T>
  children: (part: T) => Elements
}>

/** Loads a rarely used part when it is shown. */
export function LazyPart<T>({ load, children }: LazyPartProps<T>) {
  const part = useLoaded(load)
  if (part.state === 'loading') return <Skeleton className="h-12 w-full" />
  if (part.state === 'failed') return <RetryNotice onRetry={part.retry} />
  return children(part.value)
}
