import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { startPath } from '../parts/paths.ts'
import { useGettingStarted } from '../parts/use-getting-started.ts'
import { useMay } from '../parts/use-me.ts'

/** Above the applications, until everything is done or an owner puts it away: what is still to set up. */
export function StartLine() {
  const t = useTranslate()
  const { data } = useGettingStarted(useMay()('setting.manage'))
  const next = data?.steps.find(({ done }) => !done)
  if (!data || data.closed || !next) return null
  const count = data.steps.length
  const done = data.steps.filter((step) => step.done).length
  return (
    <Link
      to={startPath}
      className="mb-2 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-0.5 rounded-field border border-line bg-surface px-3 py-1 text-sm text-ink no-underline hover:border-ocean pointer-coarse:min-h-11"
    >
      <span className="font-semibold">{t('staff.start.title')}</span>
      <span className="flex items-center gap-2 text-sm whitespace-nowrap text-quiet">
        <span className="hidden w-20 sm:block">
          <Progress label={t('staff.start.title')} max={count} value={done} />
        </span>
        {t('staff.start.count', { done, count })}
      </span>
      <span className="text-sm text-ocean sm:ms-auto">
        {t('staff.start.next', { step: t(`staff.start.${next.name}`) })}
      </span>
    </Link>
  )
}
