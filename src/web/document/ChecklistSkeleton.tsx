import { useTranslate } from '../i18n/provider.tsx'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** The skeleton of the checklist. */
export function ChecklistSkeleton() {
  const t = useTranslate()
  return (
    <div className="mx-auto max-w-[46rem]">
      <h1 className="text-2xl sm:text-3xl">{t('document.title')}</h1>
      <p role="status" className="sr-only">
        {t('document.loading')}
      </p>
      <Skeleton className="mt-3 h-5 w-56" />
      <Skeleton className="mt-5 h-5 w-48" />
      <Skeleton className="mt-2 h-2 w-full" />
      <Skeleton className="mt-4 h-32 max-w-prose sm:h-22" />
      <Skeleton className="mt-4 h-5 w-40" />
      <div className="mt-8 space-y-4">
        {[1, 2, 3].map((card) => (
          <Card key={card} className="space-y-4 p-4 sm:p-5">
            <Skeleton className="h-6 w-48" />
            <Skeleton className="h-4 w-72 max-w-full" />
            <Skeleton className="h-20 w-full" />
          </Card>
        ))}
      </div>
    </div>
  )
}
