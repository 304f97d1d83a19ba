import type { ComponentProps } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useAsked } from './asked.ts'
import { MenuButton, MenuGroup, MenuLine } from './MenuButton.tsx'
import { useColleagues } from './use-colleagues.ts'
import { useMe } from './use-me.ts'

type PeopleProps = Readonly<{
  /** Whose it is now; null: nobody's. */
  chosen?: string | null
  /** Those who may answer in the chat. */
  isChat?: boolean
  /** Null: to nobody. */
  onGive: (staffId: string | null) => void
}>

type AssignMenuProps = Omit<ComponentProps<typeof MenuButton>, 'children'> &
  PeopleProps &
  Readonly<{ isBusy: boolean; more?: Elements }>

/** Who gets it: one press on a name. */
export function AssignMenu(props: AssignMenuProps) {
  const { chosen, isChat = false, onGive, isBusy, more, ...button } = props
  const t = useTranslate()
  const give = (staffId: string | null) => {
    if (!isBusy) onGive(staffId)
  }
  return (
    <MenuButton {...button}>
      <MenuGroup>
        <People {...(chosen && { chosen })} isChat={isChat} onGive={give} />
      </MenuGroup>
      {(more || chosen !== null) && (
        <MenuGroup>
          {more}
          {chosen !== null && (
            <MenuLine onChoose={() => give(null)}>{t('staff.parts.assign.nobody')}</MenuLine>
          )}
        </MenuGroup>
      )}
    </MenuButton>
  )
}

/** Asked for once the menu is open. */
function People({ chosen, isChat = false, onGive }: PeopleProps) {
  const t = useTranslate()
  const me = useMe()
  const answering = useAsked(
    ['chat', 'colleagues'],
    'GET /api/admin/chat/colleagues',
    {},
    { enabled: isChat, staleTime: 60_000 },
  )
  const working = useColleagues(!isChat)
  const others = (isChat ? (answering.data ?? []) : working).filter(({ id }) => id !== me.id)
  return [{ id: me.id, name: t('staff.parts.assign.me') }, ...others].map(({ id, name }) => (
    <MenuLine key={id} isChosen={id === chosen} onChoose={() => onGive(id)}>
      <bdi className="truncate">{name}</bdi>
    </MenuLine>
  ))
}
