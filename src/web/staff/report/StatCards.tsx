import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { call } from '../../api/client.ts'
import { useWords } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
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

/** How many applications stand in each status; each leads to the list of them. */
export function StatCards() {
  const { t, language } = useWords()
  const { data, isError } = useQuery({
    queryKey: ['applications', 'stats'],
    queryFn: ({ signal }) => call('GET /api/admin/stats', { signal }),
    refetchInterval: everyTenSeconds,
    refetchOnMount: 'always',
  })
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`)
  return (
    <ul
      aria-label={t('staff.report.stats.label')}
      className="grid grid-cols-2 gap-2 min-[23rem]:grid-cols-3 sm:gap-3 md:grid-cols-6"
    >
      {(['total', ...applicationStatuses] as const).map((kind) => (
        <li key={kind} className="flex">
          <Link
            to={{ pathname: staffPages.admin, search: kind === 'total' ? '' : `?status=${kind}` }}
            className="flex w-full min-w-0 flex-col justify-center rounded-card border border-line bg-surface px-3 py-2.5 text-start text-ink no-underline hover:border-ocean sm:px-4 md:max-lg:px-2.5"
          >
            <span className="flex min-w-0 items-center gap-1.5 text-xs font-medium text-quiet">
              <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${marks[kind]}`} />
              <span className="truncate">
                {t(kind === 'total' ? 'staff.report.stats.total' : `staff.parts.status.${kind}`)}
              </span>
            </span>
            <span className="figures mt-0.5 text-lg font-semibold sm:text-xl">
              {data ? (
                number.format(data[kind])
              ) : isError ? (
                '–'
              ) : (
                <Skeleton className="my-1 h-6 w-12" />
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
