import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
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
      title={t('staff.start.next', { step: t(`staff.start.${next.name}`) })}
      className="flex min-h-11 items-center gap-x-3 rounded-field border border-line bg-surface px-3 text-sm whitespace-nowrap text-ink no-underline hover:border-ocean"
    >
      <span className="font-semibold">{t('staff.start.title')}</span>
      <span className="flex items-center gap-2 text-sm whitespace-nowrap text-quiet">
        {t('staff.start.count', { done, count })}
      </span>
    </Link>
  )
}
