import { useTranslate } from '../i18n/provider.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Frame } from './Frame.tsx'

export function FieldsSkeleton() {
  const fields = ['a', 'b', 'c', 'd', 'e']
  return (
    <div className="space-y-7">
      {fields.map((field) => (
        <div key={field} className="space-y-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  )
}

/** The wizard before the draft is loaded. */
export function WizardSkeleton() {
  const t = useTranslate()
  return (
    <Frame step="details">
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,20rem)] lg:justify-between">
        <div className="min-h-[60rem]">
          <p role="status" className="sr-only">
            {t('apply.loading')}
          </p>
          <Skeleton className="mb-8 h-9 w-72 max-w-full" />
          <FieldsSkeleton />
        </div>
        <div className="hidden lg:block">
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </Frame>
  )
}
