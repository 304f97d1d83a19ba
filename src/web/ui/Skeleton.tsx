/** A still place of the final shape while data is on its way; the words are said once by its container. */
export function Skeleton({ className = 'h-4 w-full' }: Readonly<{ className?: string }>) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-small bg-line ${className}`} />
  )
}
