import { type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** A page on its way, as a title and what stands under it. */
export function Waiting({ children }: Readonly<{ children: ReactNode }>) {
  const t = useTranslate()
  return (
    <Suspense
      fallback={
        <div role="status" className="mx-auto w-full max-w-page px-4 pt-2">
          <span className="sr-only">{t('staff.parts.loading')}</span>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-6 h-40 rounded-card" />
        </div>
      }
    >
      {children}
    </Suspense>
  )
}
