import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ActionLine } from '../parts/ActionLine.tsx'
import { Section } from '../parts/Section.tsx'
import type { OpenInvitation } from './people.ts'
import { useRoleWords, useStaffChange } from './use-team.ts'

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
  const { t, language } = useWords()
  const change = useStaffChange()
  const { id, name, email, isReset, expiresAt } = invitation
  const role = useRoleWords()(invitation.role)
  const until = sayMoment(expiresAt, language)
  const isOver = new Date(expiresAt) < now()
  return (
    <ActionLine
      isStacked
      title={
        <>
          <span>{name}</span>
          {isReset && <Badge>{t('staff.team.invitations.reset')}</Badge>}
        </>
      }
      text={
        <>
          <span className="reads-ltr">{email}</span>
          <span>{` · ${t(isOver ? 'staff.team.invitations.over' : 'staff.team.invitations.line', {
            role,
            until,
          })}`}</span>
        </>
      }
      action={{
        words: t('staff.team.invitations.withdraw'),
        label: t('staff.team.invitations.withdraw.label', { name }),
        done: t('staff.team.invitations.withdrawn', { name }),
        work: () =>
          change(() => call('DELETE /api/admin/staff/invitations/{id}', { params: { id } })),
      }}
    />
  )
}
