import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useErrorWords } from './use-error-words.ts'

type LoadedProps<T> = Readonly<{
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Lines of the still picture while the data is on its way. */
  lines?: number
  children: (data: T) => Elements
}>

/** Data that is on its way, that did not come, or that is here. */
export function Loaded<T>({ query, lines = 4, children }: LoadedProps<T>) {
  const { data, error, isFetching, refetch } = query
  return (
    <>
      {error !== null && (
        <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Lines count={lines} />}
    </>
  )
}

type FailedProps = Readonly<{ error: unknown; isBusy: boolean; onRetry: () => void }>

export function Failed({ error, isBusy, onRetry }: FailedProps) {
  const t = useTranslate()
  const say = useErrorWords()
  return (
    <Notice tone="error" role="alert" title={t('staff.parts.failed.title')}>
      <p>{say(error)}</p>
      <Button look="secondary" className="mt-3" busy={isBusy} onClick={onRetry}>
        {t('staff.parts.retry')}
      </Button>
    </Notice>
  )
}

function Lines({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  const lines = Array.from({ length: count }, (_, line) => line)
  return (
    <div role="status" className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <span className="sr-only">{t('staff.parts.loading')}</span>
      <div className="space-y-5">
        {lines.map((line) => (
          <Skeleton key={line} className={line % 2 === 0 ? 'h-5 w-full' : 'h-5 w-2/3'} />
        ))}
      </div>
    </div>
  )
}
