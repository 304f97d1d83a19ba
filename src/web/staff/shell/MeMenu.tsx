import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { MenuButton, MenuGroup, MenuLine, MenuLink } from '../parts/MenuButton.tsx'
import { placePath } from '../parts/paths.ts'
import { sayRole } from '../parts/role-words.ts'
import { useMe } from '../parts/use-me.ts'
import { pageOf } from './navigation.ts'
import { EverywhereDialog, useSignOut } from './sign-out.tsx'

/** Who is signed in, with the way to the account and out. */
export function MeMenu() {
  const t = useTranslate()
  const { name, role, roleName } = useMe()
  const [asks, setAsks] = useState(false)
  const signOut = useSignOut()
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
