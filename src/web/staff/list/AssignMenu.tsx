import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { aside } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { useMe } from '../parts/use-me.ts'
import type { BulkAction } from './use-bulk.ts'

type Assign = Extract<BulkAction, { kind: 'assign' }>

type AssignMenuProps = Readonly<{
  icon: Elements
  isBusy: boolean
  onAssign: (action: Assign) => void
}>

const line =
  'flex min-h-11 w-full items-center rounded-small px-3 text-start text-sm hover:bg-sunken'

/** Who gets what is ticked: one press on a name. */
export function AssignMenu({ icon, isBusy, onAssign }: AssignMenuProps) {
  const t = useTranslate()
  return (
    <PopoverButton
      className={buttonClass('secondary', aside)}
      label={
        <>
          {icon}
          <span>{t('staff.list.bulk.assign')}</span>
        </>
      }
      shortcut="i"
      panelClass="w-64"
    >
      {(close) => (
        <People
          onAssign={(action) => {
            close()
            if (!isBusy) onAssign(action)
          }}
        />
      )}
    </PopoverButton>
  )
}

function People({ onAssign }: Readonly<{ onAssign: (action: Assign) => void }>) {
  const t = useTranslate()
  const me = useMe()
  const others = useColleagues().filter(({ id }) => id !== me.id)
  const give = (staffId: string | null) => () => onAssign({ kind: 'assign', staffId })
  return (
    <>
      <button type="button" className={line} onClick={give(me.id)}>
        {t('staff.list.bulk.assign.me')}
      </button>
      {others.map(({ id, name }) => (
        <button key={id} type="button" className={line} onClick={give(id)}>
          <bdi className="truncate">{name}</bdi>
        </button>
      ))}
      <div className="mt-1.5 border-t border-line pt-1.5">
        <button type="button" className={line} onClick={() => onAssign({ kind: 'assign' })}>
          {t('staff.list.bulk.assign.rules')}
        </button>
        <button type="button" className={line} onClick={give(null)}>
          {t('staff.list.bulk.assign.nobody')}
        </button>
      </div>
    </>
  )
}
