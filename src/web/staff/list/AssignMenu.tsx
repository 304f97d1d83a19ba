import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { aside } from '../parts/looks.ts'
import { MenuButton, MenuGroup, MenuLine } from '../parts/MenuButton.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { useMe } from '../parts/use-me.ts'
import type { BulkAction } from './use-bulk.ts'

type Assign = Extract<BulkAction, { kind: 'assign' }>

type AssignMenuProps = Readonly<{
  icon: Elements
  isBusy: boolean
  onAssign: (action: Assign) => void
}>

/** Who gets what is ticked: one press on a name. */
export function AssignMenu({ icon, isBusy, onAssign }: AssignMenuProps) {
  const t = useTranslate()
  const give = (to: Omit<Assign, 'kind'>) => () => {
    if (!isBusy) onAssign({ kind: 'assign', ...to })
  }
  return (
    <MenuButton
      className={buttonClass('secondary', aside)}
      label={
        <>
          {icon}
          <span>{t('staff.list.bulk.assign')}</span>
        </>
      }
      shortcut="i"
    >
      <MenuGroup>
        <People onChoose={(staffId) => give({ staffId })()} />
      </MenuGroup>
      <MenuGroup>
        <MenuLine onChoose={give({})}>{t('staff.list.bulk.assign.rules')}</MenuLine>
        <MenuLine onChoose={give({ staffId: null })}>{t('staff.list.bulk.assign.nobody')}</MenuLine>
      </MenuGroup>
    </MenuButton>
  )
}

function People({ onChoose }: Readonly<{ onChoose: (id: string) => void }>) {
  const t = useTranslate()
  const me = useMe()
  const people = [
    { id: me.id, name: t('staff.list.bulk.assign.me') },
    ...useColleagues().filter(({ id }) => id !== me.id),
  ]
  return people.map(({ id, name }) => (
    <MenuLine key={id} onChoose={() => onChoose(id)}>
      <bdi className="truncate">{name}</bdi>
    </MenuLine>
  ))
}
