import { useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const lines = Array.from({ length: 12 }, (_, line) => line)

/** The rows in their final heights, while they are on their way. */
export function ListSkeleton({ isWide }: Readonly<{ isWide: boolean }>) {
  const t = useTranslate()
  return (
    <div role="status" className="overflow-hidden rounded-card border border-line bg-surface">
      <span className="sr-only">{t('staff.list.loading')}</span>
      {isWide && <div className="h-9 border-b border-line bg-sunken" />}
      {lines.map((line) => (
        <div
          key={line}
          className={`flex items-center gap-6 border-b border-line px-4 last:border-0 ${isWide ? 'h-11' : 'h-[5.75rem]'}`}
        >
          <Skeleton className="h-4 w-20" />
          <Skeleton className={`h-4 flex-1 ${line % 3 === 0 ? 'max-w-56' : 'max-w-72'}`} />
          <Skeleton className="ms-auto h-5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}
