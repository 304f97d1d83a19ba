/** A placeholder of the final shape during loading; its container announces the state once. */
export function Skeleton({ className = 'h-4 w-full' }: Readonly<{ className?: string }>) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-small bg-line ${className}`} />
  )
}
