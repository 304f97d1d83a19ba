import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { useMe } from '../parts/use-me.ts'
import { ColleagueLine } from './ColleagueLine.tsx'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { inOrder, isLastOwner, type Staff } from './people.ts'
import { Roles } from './Roles.tsx'
import { OwnRolesContext, useStaff } from './use-team.ts'

export function TeamPage() {
  const t = useTranslate()
  const staff = useStaff()
  return (
    <PageFrame title={t('staff.team.title')} lead={t('staff.team.lead')} width="form">
      <Loaded query={staff} lines={6}>
        {(data) => <People staff={data} />}
      </Loaded>
    </PageFrame>
  )
}

function People({ staff: { items, invitations, roles } }: Readonly<{ staff: Staff }>) {
  const { t, language } = useWords()
  const me = useMe()
  return (
    <OwnRolesContext value={roles}>
      <ul
        aria-label={t('staff.team.list')}
        className="divide-y divide-line rounded-card border border-line bg-surface"
      >
        {inOrder(items, language).map((colleague) => (
          <ColleagueLine
            key={colleague.id}
            colleague={colleague}
            isMe={colleague.id === me.id}
            isLastOwner={isLastOwner(colleague, items)}
          />
        ))}
      </ul>
      {items.length === 1 && invitations.length === 0 && (
        <Notice title={t('staff.team.alone.title')}>
          {t('staff.team.alone.text', { email: me.email })}
        </Notice>
      )}
      <InviteForm />
      <Invitations invitations={invitations} />
      <Roles />
    </OwnRolesContext>
  )
}
