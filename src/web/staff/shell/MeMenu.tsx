import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { placePath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { useMe } from '../parts/use-me.ts'
import type { NavigationItem } from './navigation.ts'
import { EverywhereDialog, useSignOut } from './sign-out.tsx'
import { UnreadBadge, UnreadMark } from './UnreadBadge.tsx'

type MeMenuProps = Readonly<{ open: readonly NavigationItem[]; here: string; unread: number }>

const line =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start text-sm no-underline hover:bg-sunken aria-[current=page]:font-semibold'

/** Who is signed in, with the way out and to the rarer places; where the bar has no room, to all of them. */
export function MeMenu({ open, here, unread: waiting }: MeMenuProps) {
  const t = useTranslate()
  const { name, role, roleName } = useMe()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [asks, setAsks] = useState(false)
  const signOut = useSignOut()
  const unread = open.some((place) => place.name === 'chat') ? waiting : 0
  const unreadWords = unread > 0 ? t('staff.shell.nav.chat.unread', { count: unread }) : ''
  const groups = [
    { key: 'daily', places: open.filter(({ isRare }) => !isRare), isForNarrow: true },
    { key: 'rare', places: open.filter(({ isRare }) => isRare), isForNarrow: false },
  ].filter(({ places }) => places.length > 0)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={[t('staff.shell.me.menu', { name }), unreadWords].filter(Boolean).join(', ')}
        className="-me-2 flex min-h-11 min-w-0 items-center gap-2 rounded-field px-2 text-sm font-medium hover:bg-sunken"
      >
        <Initials name={name} />
        <span className="hidden max-w-40 truncate xl:inline">{name}</span>
        <span className="flex items-center lg:hidden">
          <span>{t('staff.shell.nav.more')}</span>
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
        <Icon path={chevronDownIcon} className="size-4 text-quiet" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="group"
        aria-label={t('staff.shell.me.menu', { name })}
        className="fixed inset-auto end-3 top-[3.25rem] m-0 max-h-[calc(100dvh-4.25rem)] w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-raised sm:end-5"
      >
        <p className="border-b border-line px-3 pt-1.5 pb-2.5">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block text-xs text-quiet">{sayRole(role, roleName, t)}</span>
        </p>
        {groups.map(({ key, places, isForNarrow }) => (
          <Group key={key} isForNarrow={isForNarrow}>
            {places.map((place) => (
              <MenuLink key={place.name} name={place.name} here={here} onGo={close}>
                <span>{t(place.words)}</span>
                {place.name === 'chat' && <UnreadBadge count={unread} />}
              </MenuLink>
            ))}
          </Group>
        ))}
        <Group>
          <MenuLink name="account" here={here} onGo={close}>
            {t('staff.shell.me.account')}
          </MenuLink>
          <button
            type="button"
            className={line}
            onClick={() => {
              close()
              setAsks(true)
            }}
          >
            {t('staff.shell.me.everywhere')}
          </button>
          <button type="button" className={line} onClick={() => void signOut()}>
            {t('staff.shell.me.out')}
          </button>
        </Group>
      </div>
      {asks && <EverywhereDialog onClose={() => setAsks(false)} />}
    </>
  )
}

function Group({
  isForNarrow = false,
  children,
}: Readonly<{ isForNarrow?: boolean; children: ReactNode }>) {
  return (
    <div className={`border-b border-line py-1.5 last:border-0 ${isForNarrow ? 'lg:hidden' : ''}`}>
      {children}
    </div>
  )
}

type MenuLinkProps = Readonly<{
  name: string
  here: string
  onGo: () => void
  children: ReactNode
}>

function MenuLink({ name, here, onGo, children }: MenuLinkProps) {
  return (
    <Link
      to={placePath(name)}
      onClick={onGo}
      aria-current={name === here ? 'page' : undefined}
      className={line}
    >
      {children}
    </Link>
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
