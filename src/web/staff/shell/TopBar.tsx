import { Link, NavLink } from 'react-router'
import { defaultCompany } from '#domain/reference/company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Mark } from '../../ui/Mark.tsx'
import { MeMenu } from './MeMenu.tsx'
import { places } from './navigation.ts'
import { useMay, useMe } from './use-me.ts'

const bar =
  'sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-4 sm:px-6'

/** The bar before anybody is known: its place, so that nothing jumps. */
export function EmptyBar() {
  const t = useTranslate()
  return (
    <div className={bar} role="status">
      <Mark className="size-7" />
      <span className="sr-only">{t('staff.loading')}</span>
    </div>
  )
}

export function TopBar() {
  const t = useTranslate()
  const may = useMay()
  const { secondFactor } = useMe()
  const open = secondFactor.missing
    ? []
    : places.filter(({ permission }) => permission === null || may(permission))
  return (
    <header data-no-print className={bar}>
      <Link
        to={staffPages.admin}
        aria-label={t('desk.nav.desk')}
        className="-ms-2 me-2 flex min-h-11 items-center gap-2 rounded-field px-2 font-bold tracking-tight no-underline"
      >
        <Mark className="size-7" />
        <span className="hidden whitespace-nowrap xl:inline">{defaultCompany.name}</span>
      </Link>
      <nav aria-label={t('desk.nav.label')} className="hidden min-w-0 flex-1 gap-1 md:flex">
        {open.map(({ path, words }) => (
          <NavLink
            key={path}
            to={path}
            end={path !== staffPages.admin}
            className="flex min-h-11 items-center rounded-field px-3 text-sm font-medium whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {t(words)}
          </NavLink>
        ))}
      </nav>
      <div className="flex-1 md:hidden" />
      <MeMenu places={open} />
    </header>
  )
}
