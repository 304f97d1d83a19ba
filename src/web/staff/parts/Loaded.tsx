import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useErrorWords } from './use-error-words.ts'

type Asked = Readonly<{ error: unknown; isFetching: boolean; refetch: () => unknown }>

type LoadedProps<T> = Readonly<{
  query: Asked & Readonly<{ data: T | undefined }>
  /** Lines of the still picture while the data is on its way. */
  lines?: number
  /** Stands in a card already. */
  isBare?: boolean
  children: (data: T) => Elements
}>

/** Data that is on its way, that did not come, or that is here. */
export function Loaded<T>({ query, lines = 4, isBare = false, children }: LoadedProps<T>) {
  const { data, error } = query
  return (
    <>
      {error !== null && <Failed query={query} />}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Lines count={lines} isBare={isBare} />}
    </>
  )
}

export function Failed({ query: { error, isFetching, refetch } }: Readonly<{ query: Asked }>) {
  const t = useTranslate()
  const say = useErrorWords()
  return (
    <Notice tone="error" role="alert" title={t('staff.parts.failed.title')}>
      <p>{say(error)}</p>
      <Button look="secondary" className="mt-3" busy={isFetching} onClick={() => refetch()}>
        {t('staff.parts.retry')}
      </Button>
    </Notice>
  )
}

type LinesProps = Readonly<{ count?: number; isBare?: boolean }>

/** A still picture of what is on its way. */
export function Lines({ count = 4, isBare = false }: LinesProps) {
  const t = useTranslate()
  const lines = Array.from({ length: count }, (_, line) => line)
  return (
    <div
      role="status"
      className={isBare ? '' : 'rounded-card border border-line bg-surface p-4 sm:p-6'}
    >
      <span className="sr-only">{t('staff.parts.loading')}</span>
      <div className="space-y-5">
        {lines.map((line) => (
          <Skeleton key={line} className={line % 2 === 0 ? 'h-5 w-full' : 'h-5 w-2/3'} />
        ))}
      </div>
    </div>
  )
}
