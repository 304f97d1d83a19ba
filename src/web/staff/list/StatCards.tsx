import { useQuery } from '@tanstack/react-query'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { call } from '../../api/client.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const everyTenSeconds = 10_000

const marks: Record<ApplicationStatus | 'total', string> = {
  total: 'bg-ink',
  pending: 'bg-amber',
  paid: 'bg-ocean',
  processing: 'bg-ocean/60',
  approved: 'bg-leaf',
  rejected: 'bg-clay',
}

type StatCardsProps = Readonly<{
  chosen: ApplicationStatus | null
  /** Shows what was counted. */
  onChoose: (status: ApplicationStatus | null) => void
}>

/** How many applications stand in each status; pressed, the list shows them. */
export function StatCards({ chosen, onChoose }: StatCardsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, isError } = useQuery({
    queryKey: ['applications', 'stats'],
    queryFn: ({ signal }) => call('GET /api/admin/stats', { signal }),
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  return (
    <ul
      aria-label={t('staff.list.stats.label')}
      className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-3 sm:gap-3 md:grid-cols-6 lg:grid-cols-3"
    >
      {(['total', ...applicationStatuses] as const).map((kind) => (
        <li key={kind} className="flex">
          <button
            type="button"
            aria-pressed={kind === (chosen ?? 'total')}
            onClick={() => onChoose(kind === 'total' ? null : kind)}
            className="flex w-full min-w-0 flex-col justify-center rounded-card border border-line bg-surface px-3 py-2.5 text-start hover:border-ocean aria-pressed:border-ocean aria-pressed:bg-ocean-tint sm:px-4 md:max-lg:px-2.5 lg:min-h-[4.75rem]"
          >
            <span className="flex min-w-0 items-center gap-1.5 text-xs font-medium text-quiet">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${marks[kind]}`} />
              <span className="truncate">
                {t(kind === 'total' ? 'staff.list.stats.total' : `staff.parts.status.${kind}`)}
              </span>
            </span>
            <span className="figures mt-0.5 text-lg font-semibold sm:text-xl">
              {data && number.format(data[kind])}
              {!data && (isError ? '–' : <Skeleton className="my-1 h-6 w-12" />)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
