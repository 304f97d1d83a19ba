import { Link, NavLink, useLocation } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { arrowLeftIcon } from '../../ui/icons.ts'
import { entryPath, placePath } from '../parts/paths.ts'
import { useMay } from '../parts/use-me.ts'
import { isWithin, openPlaces } from './navigation.ts'

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
