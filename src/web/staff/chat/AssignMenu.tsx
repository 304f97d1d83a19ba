import { useQuery } from '@tanstack/react-query'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { MenuButton, MenuGroup, MenuLine } from '../parts/MenuButton.tsx'
import { useMe } from '../parts/use-me.ts'
import { useChange } from './use-change.ts'

/** Who answers: one press on a name. */
export function AssignMenu({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const me = useMe()
  const { change, isBusy } = useChange(session.sessionId)
  const { staff } = session
  const who = staff
    ? staff.id === me.id
      ? t('staff.chat.staff.you')
      : t('staff.chat.staff.other', { name: staff.name })
    : t('staff.chat.staff.nobody')
  const give = (assignTo: string | null) => {
    if (!isBusy) void change({ assignTo })
  }
  return (
    <MenuButton
      className={buttonClass('quiet', `${compact} min-w-0! font-medium! text-quiet!`)}
      name={t('staff.chat.assign.label', { who })}
      label={
        <>
          <span className="truncate">{who}</span>
          <Icon path={chevronDownIcon} className="size-4" />
        </>
      }
      shortcut="i"
    >
      <MenuGroup>
        <People chosen={staff?.id} onChoose={give} />
      </MenuGroup>
      {staff && (
        <MenuGroup>
          <MenuLine onChoose={() => give(null)}>{t('staff.chat.assign.nobody')}</MenuLine>
        </MenuGroup>
      )}
    </MenuButton>
  )
}

type PeopleProps = Readonly<{ chosen: string | undefined; onChoose: (id: string) => void }>

function People({ chosen, onChoose }: PeopleProps) {
  const t = useTranslate()
  const me = useMe()
  const { data = [] } = useQuery({
    queryKey: ['chat', 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/admin/chat/colleagues', { signal }),
    staleTime: 60_000,
  })
  const people = [
    { id: me.id, name: t('staff.chat.assign.me') },
    ...data.filter(({ id }) => id !== me.id),
  ]
  return people.map(({ id, name }) => (
    <MenuLine key={id} isChosen={id === chosen} onChoose={() => onChoose(id)}>
      <bdi className="truncate">{name}</bdi>
    </MenuLine>
  ))
}
