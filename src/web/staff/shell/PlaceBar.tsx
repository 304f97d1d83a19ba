import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { entryPath, placePath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { isOpenTo, isWithin, openPages, openPlaces, type Page, settings } from './navigation.ts'

/** Above a page: the way to the others of its place, or back to the settings. */
export function PlaceBar() {
  const t = useTranslate()
  const may = useMay()
  const { pathname } = useLocation()
  const place = openPlaces(may).find((each) => isWithin(each, pathname))
  const [first, ...others] = place?.pages ?? []
  if (!place || !first || others.length === 0) return null
  if (first.name !== 'settings')
    return (
      <nav aria-label={t(place.words)} className="-mx-2.5 flex min-w-0 overflow-x-auto">
        {place.pages.map(({ name, words }) => (
          <NavLink
            key={name}
            to={entryPath(name)}
            end={name === ''}
            className="flex min-h-11 items-center rounded-field px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current]:bg-ocean-tint aria-[current]:text-ocean"
          >
            {t(words)}
          </NavLink>
        ))}
      </nav>
    )
  if (pathname === placePath('settings')) return null
  return (
    <nav aria-label={t(place.words)}>
      <Link
        to={placePath('settings')}
        className="link inline-flex min-h-11 items-center gap-1 text-sm"
      >
        <Icon path={arrowLeftIcon} className="size-4 rtl:-scale-x-100" />
        <span>{t('staff.shell.nav.settings')}</span>
      </Link>
    </nav>
  )
}

/** Pages behind a permission: who lacks it is told so instead of meeting refused calls. */
export function ForRole({ permission }: Readonly<Record<'permission', Page['permission']>>) {
  const t = useTranslate()
  const may = useMay()
  const { role, roleName } = useMe()
  const { pathname } = useLocation()
  if (isOpenTo(permission, may)) return <Outlet />
  // The staff area opens with the first page of the role, for those who do not work at applications.
  const first = openPlaces(may)[0]?.pages[0]
  if (first && pathname === staffPages.admin) return <Navigate to={placePath(first.name)} replace />
  const text = t('staff.shell.forbidden.text', { role: sayRole(role, roleName, t) })
  return (
    <PageFrame title={t('staff.shell.forbidden.title')} lead={text} width="narrow">
      {null}
    </PageFrame>
  )
}

/** The way from the settings to the pages that are opened rarely, each to those who may use it. */
export function SettingsLinks() {
  const t = useTranslate()
  const may = useMay()
  const groups = settings
    .map(({ words, pages }) => ({ words, pages: openPages(pages, may) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <nav
      aria-label={t('staff.shell.nav.settings')}
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-3 sm:px-6"
    >
      {groups.map(({ words, pages }) => (
        <div key={words}>
          <h2 className="text-xs font-semibold text-quiet">{t(words)}</h2>
          <ul className="mt-1">
            {pages.map(({ name, words: title }) => (
              <li key={name}>
                <Link to={placePath(name)} className="link flex min-h-10 items-center font-medium">
                  {t(title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function MissingPage() {
  const t = useTranslate()
  return (
    <PageFrame
      title={t('staff.shell.missing.title')}
      lead={t('staff.shell.missing.text')}
      width="narrow"
    >
      <Link to={staffPages.admin} className={buttonClass('secondary')}>
        {t('staff.shell.missing.action')}
      </Link>
    </PageFrame>
  )
}
