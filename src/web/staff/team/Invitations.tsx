import { withdrawInvitation } from '#contract/staff/team.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Section } from '../parts/Section.tsx'
import { useSending } from '../parts/use-sending.ts'
import type { OpenInvitation } from './people.ts'
import { useStaffChange } from './use-team.ts'

export function Invitations({ invitations }: Readonly<{ invitations: readonly OpenInvitation[] }>) {
  const t = useTranslate()
  if (invitations.length === 0) return null
  return (
    <Section title={t('staff.team.invitations.title')}>
      <ul className="divide-y divide-line border-y border-line">
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  )
}

function InvitationLine({ invitation }: Readonly<{ invitation: OpenInvitation }>) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const change = useStaffChange()
  const sending = useSending()
  const { id, name, email, isReset, expiresAt } = invitation
  const role = t(`staff.parts.role.${invitation.role}`)
  const until = sayMoment(expiresAt, language)
  const isOver = new Date(expiresAt) < now()
  const withdraw = async () => {
    const work = () => change(() => call(withdrawInvitation, { params: { id } }))
    if (await sending.send(work)) toast({ title: t('staff.team.invitations.withdrawn', { name }) })
  }
  return (
    <li className="py-2">
      <div className="gap-4 sm:flex sm:items-center">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isReset && <Badge>{t('staff.team.invitations.reset')}</Badge>}
          </p>
          <p className="text-sm text-quiet">
            <span className="reads-ltr">{email}</span>
            {' · '}
            {t(isOver ? 'staff.team.invitations.over' : 'staff.team.invitations.line', {
              role,
              until,
            })}
          </p>
        </div>
        <Button
          look="quiet"
          className="max-sm:-ms-5"
          busy={sending.isBusy}
          aria-label={t('staff.team.invitations.withdraw.label', { name })}
          onClick={() => void withdraw()}
        >
          {t('staff.team.invitations.withdraw')}
        </Button>
      </div>
      <ErrorNotice error={sending.error} className="mt-2" />
    </li>
  )
}
