import { Link, useLocation } from 'react-router'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { Mark } from '../../ui/Mark.tsx'
import { placePath } from '../parts/paths.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { MeMenu } from './MeMenu.tsx'
import { placeOf, places } from './navigation.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

const bar =
  'sticky top-0 z-20 flex h-14 items-center gap-1 border-b border-line bg-surface px-4 sm:px-6'

/** The bar before anybody is known: its place, so that nothing jumps. */
export function EmptyBar() {
  const t = useTranslate()
  return (
    <div className={bar} role="status">
      <Mark className="size-7" />
      <span className="sr-only">{t('staff.parts.loading')}</span>
    </div>
  )
}

type TopBarProps = Readonly<{
  unread: number
  /** What waits for this colleague. */
  bell: Elements
}>

export function TopBar({ unread, bell }: TopBarProps) {
  const t = useTranslate()
  const may = useMay()
  const { secondFactor } = useMe()
  const { pathname } = useLocation()
  // Before the second factor that the owner asks for, nothing but the account opens.
  const open = secondFactor.missing ? [] : places.filter(({ permission }) => may(permission))
  const here = placeOf(pathname)
  const daily = open.filter(({ isRare }) => !isRare)
  return (
    <header data-no-print className={bar}>
      <Link
        to={staffPages.admin}
        aria-label={company.name}
        className="-ms-2 me-1 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-bold tracking-tight no-underline xl:me-3"
      >
        <Mark className="size-7" />
        <span className="hidden whitespace-nowrap xl:inline">{company.name}</span>
      </Link>
      <nav aria-label={t('staff.shell.nav.label')} className="hidden min-w-0 flex-1 lg:flex">
        {daily.map(({ name, words }) => (
          <Link
            key={name}
            to={placePath(name)}
            aria-current={name === here ? 'page' : undefined}
            className="relative flex min-h-14 items-center px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ocean"
          >
            <span>{t(words)}</span>
            {name === 'chat' && <UnreadBadge count={unread} />}
          </Link>
        ))}
      </nav>
      <span className="flex-1 lg:hidden" />
      {!secondFactor.missing && bell}
      <MeMenu open={open} here={here} unread={unread} />
    </header>
  )
}
