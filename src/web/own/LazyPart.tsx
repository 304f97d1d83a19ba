import { useLoaded } from '../form/use-loaded.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

type LazyPartProps<T> = Readonly<{
  /** Must be stable. */
  load: () => Promise<T>
  children: (part: T) => Elements
}>

/** Loads a rarely used part when it is shown. */
export function LazyPart<T>({ load, children }: LazyPartProps<T>) {
  const t = useTranslate()
  const part = useLoaded(load)
  if (part.state === 'loading') return <Skeleton className="h-12 w-full" />
  if (part.state === 'failed') {
    return (
      <Notice tone="error" role="alert">
        <p>{t('form.network')}</p>
        <Button look="secondary" className="mt-3" onClick={part.retry}>
          {t('form.retry')}
        </Button>
      </Notice>
    )
  }
  return children(part.value)
}
