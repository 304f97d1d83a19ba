import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { call } from '../../api/client.ts'
import { company } from '../../company.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { Mark } from '../../ui/Mark.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { MenuButton, MenuGroup, MenuLine, MenuLink } from '../parts/MenuButton.tsx'
import { entryPath, placePath, workPath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { shortCount } from '../parts/short-count.ts'
import { EverywhereDialog, useLeaving } from '../parts/sign-out.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { type Counts, isWithin, openPlaces, pageOf } from './navigation.ts'

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

type TopBarProps = Readonly<{ counts: Counts; bell: Elements }>

export function TopBar({ counts, bell }: TopBarProps) {
  const { secondFactor } = useMe()
  return (
    <header data-no-print className={bar}>
      <Link
        to={workPath}
        aria-label={company.name}
        className="-ms-2 me-1 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2 font-bold tracking-tight no-underline lg:me-3"
      >
        <Mark className="size-7" />
        <span className="hidden whitespace-nowrap lg:inline">{company.name}</span>
      </Link>
      {/* Before the second factor that the owner asks for, nothing but the account opens. */}
      <div className="flex-1">{!secondFactor.missing && <Places counts={counts} />}</div>
      {!secondFactor.missing && bell}
      <MeMenu />
    </header>
  )
}

/** The five places: in the bar, and on a phone as tabs at the foot of the screen. */
function Places({ counts }: Pick<TopBarProps, 'counts'>) {
  const t = useTranslate()
  const may = useMay()
  const { pathname } = useLocation()
  return (
    <nav
      data-tabs
      aria-label={t('staff.shell.nav.label')}
      className="flex max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-line max-md:bg-surface max-md:pb-[env(safe-area-inset-bottom)]"
    >
      {openPlaces(may).map((place) => (
        <Link
          key={place.words}
          to={entryPath(place.pages[0]?.name ?? '')}
          aria-current={isWithin(place, pathname) ? 'page' : undefined}
          className="relative flex min-h-14 items-center px-2.5 text-sm font-medium whitespace-nowrap text-quiet no-underline after:absolute after:inset-x-2.5 after:h-0.5 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-ocean max-md:min-w-0 max-md:flex-auto max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:px-0.5 max-md:text-xs max-md:after:top-0 md:after:bottom-0"
        >
          <Icon path={place.icon} className="size-5 md:hidden" />
          <span className="max-w-full truncate">{t(place.words)}</span>
          <span className="max-md:absolute max-md:start-1/2 max-md:top-0.5">
            <WaitingBadge
              count={place.pages.reduce((sum, { name }) => sum + (counts[name] ?? 0), 0)}
            />
          </span>
        </Link>
      ))}
    </nav>
  )
}

/** How much waits for an answer, beside the way to it. */
function WaitingBadge({ count }: Readonly<{ count: number }>) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <>
      {/* The number as a decoration, no text of its own: its parent names it. */}
      <span
        aria-hidden="true"
        data-count={shortCount(count)}
        className="figures ms-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-ocean px-1.5 text-xs font-semibold text-on-ocean before:content-[attr(data-count)]"
      />
      <span className="sr-only">{` ${t('staff.shell.nav.waiting', { count })}`}</span>
    </>
  )
}

function MeMenu() {
  const t = useTranslate()
  const { name, role, roleName } = useMe()
  const [asks, setAsks] = useState(false)
  const say = useErrorWords()
  const toast = useToast()
  const leave = useLeaving()
  const signOut = () =>
    leave(() => call('POST /api/admin/logout', {})).catch((error: unknown) =>
      toast({ tone: 'error', title: t('staff.shell.me.failed'), text: say(error) }),
    )
  const isHere = pageOf(useLocation().pathname) === 'account'
  return (
    <>
      <MenuButton
        name={t('staff.shell.me.menu', { name })}
        className="-me-2 flex min-h-11 min-w-0 items-center gap-2 rounded-field px-2 text-sm font-medium hover:bg-sunken"
        label={
          <>
            <Initials name={name} />
            <span className="hidden max-w-40 truncate xl:inline">{name}</span>
            <Icon path={chevronDownIcon} className="size-4 text-quiet" />
          </>
        }
      >
        <p className="border-b border-line px-3 pt-1.5 pb-2.5">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-xs text-quiet">{sayRole(role, roleName, t)}</span>
        </p>
        <MenuGroup>
          <MenuLink to={placePath('account')} isHere={isHere}>
            <span>{t('staff.shell.me.account')}</span>
          </MenuLink>
          <MenuLine onChoose={() => setAsks(true)}>{t('staff.shell.me.everywhere')}</MenuLine>
          <MenuLine onChoose={() => void signOut()}>{t('staff.shell.me.out')}</MenuLine>
        </MenuGroup>
      </MenuButton>
      {asks && <EverywhereDialog onClose={() => setAsks(false)} />}
    </>
  )
}

/** The first letters of first and last name: a decoration beside the name, no text of its own. */
function Initials({ name }: Readonly<{ name: string }>) {
  const words = name.split(/\s+/).filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
  return (
    <span
      aria-hidden="true"
      data-letters={letters}
      className="grid size-8 shrink-0 place-items-center rounded-full bg-ocean-tint text-xs font-semibold text-ocean uppercase before:content-[attr(data-letters)]"
    />
  )
}
