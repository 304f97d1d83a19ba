import { useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The still shape of an application that is on its way. */
export function DetailSkeleton() {
  const t = useTranslate()
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-2">
      <span className="sr-only">{t('staff.application.loading')}</span>
      {['contact', 'trip', 'price', 'work'].map((card) => (
        <div key={card} className="space-y-4 rounded-card border border-line bg-surface p-5">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
