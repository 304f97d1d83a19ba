import { useQuery } from '@tanstack/react-query'
import type { StaffChatSession } from '#contract/staff/chat.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon, chevronDownIcon } from '../../ui/icons.ts'
import { compact } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { useMe } from '../parts/use-me.ts'
import { useChange } from './use-change.ts'

const line =
  'flex min-h-11 w-full items-center justify-between gap-2 rounded-small px-3 text-start text-sm hover:bg-sunken'

/** Who answers: one press on a name. */
export function AssignMenu({ session }: Readonly<{ session: StaffChatSession }>) {
  const t = useTranslate()
  const me = useMe()
  const { staff } = session
  const who = staff
    ? staff.id === me.id
      ? t('staff.chat.staff.you')
      : t('staff.chat.staff.other', { name: staff.name })
    : t('staff.chat.staff.nobody')
  return (
    <PopoverButton
      className={buttonClass('quiet', `${compact} min-w-0! font-medium! text-quiet!`)}
      name={t('staff.chat.assign.label', { who })}
      label={
        <>
          <span className="truncate">{who}</span>
          <Icon path={chevronDownIcon} className="size-4" />
        </>
      }
      shortcut="i"
      panelClass="w-64"
    >
      {(close) => <People session={session} onDone={close} />}
    </PopoverButton>
  )
}

type PeopleProps = Readonly<{ session: StaffChatSession; onDone: () => void }>

function People({ session, onDone }: PeopleProps) {
  const t = useTranslate()
  const me = useMe()
  const { change, isBusy } = useChange(session.sessionId)
  const { data } = useQuery({
    queryKey: ['chat', 'colleagues'],
    queryFn: ({ signal }) => call('GET /api/admin/chat/colleagues', { signal }),
    staleTime: 60_000,
  })
  const give = async (assignTo: string | null) => {
    if (isBusy) return
    await change({ assignTo })
    onDone()
  }
  const person = (id: string, words: string) => (
    <button key={id} type="button" className={line} onClick={() => void give(id)}>
      <bdi className="truncate">{words}</bdi>
      {session.staff?.id === id && <Icon path={checkIcon} className="size-4 text-ocean" />}
    </button>
  )
  return (
    <>
      {person(me.id, t('staff.chat.assign.me'))}
      {data?.filter(({ id }) => id !== me.id).map(({ id, name }) => person(id, name))}
      {session.staff && (
        <div className="mt-1.5 border-t border-line pt-1.5">
          <button type="button" className={line} onClick={() => void give(null)}>
            {t('staff.chat.assign.nobody')}
          </button>
        </div>
      )}
    </>
  )
}
