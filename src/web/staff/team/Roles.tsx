import { useState } from 'react'
import { type RoleId, roles } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { OpenButton } from '../parts/OpenButton.tsx'
import { Section } from '../parts/Section.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import type { OwnRole } from './people.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { RoleSummary } from './RoleField.tsx'
import { useOwnRoles, useRoleWords, useStaffChange } from './use-team.ts'

export function Roles() {
  const t = useTranslate()
  const roles = useOwnRoles()
  return (
    <Section title={t('staff.team.roles.title')} lead={t('staff.team.roles.lead')}>
      {roles.length > 0 && (
        <ul className="mb-4 divide-y divide-line border-y border-line">
          {roles.map((role) => (
            <RoleLine key={role.id} role={role} />
          ))}
        </ul>
      )}
      <OpenButton look="secondary" opens={(close) => <RoleDialog edited={null} onClose={close} />}>
        {t('staff.team.roles.new')}
      </OpenButton>
    </Section>
  )
}

function RoleLine({ role }: Readonly<{ role: OwnRole }>) {
  const t = useTranslate()
  const { name, people, invitations } = role
  return (
    <li className="gap-4 py-3 sm:flex sm:items-center">
      <div className="min-w-0 flex-1">
        <h3 className="text-base break-words">{name}</h3>
        <p className="text-sm text-quiet">
          <RoleSummary role={role} />
        </p>
        <p className="text-sm text-quiet">
          <span>{t('staff.team.roles.people', { people })}</span>
          {invitations > 0 && (
            <span>{` · ${t('staff.team.roles.invitations', { invitations })}`}</span>
          )}
        </p>
      </div>
      <div className="flex max-sm:-ms-3">
        <OpenButton
          isSmall
          look="quiet"
          aria-label={t('staff.team.roles.edit.label', { name })}
          opens={(close) => <RoleDialog edited={role} onClose={close} />}
        >
          {t('staff.team.roles.edit')}
        </OpenButton>
        <OpenButton
          isSmall
          look="quiet"
          aria-label={t('staff.team.roles.remove.label', { name })}
          opens={(close) => <RemoveRole role={role} onClose={close} />}
        >
          {t('staff.team.roles.remove')}
        </OpenButton>
      </div>
    </li>
  )
}

/** Removes a role; where somebody has it, another one has to take its place, the weakest unless it is chosen. */
function RemoveRole({ role, onClose }: Readonly<{ role: OwnRole; onClose: () => void }>) {
  const t = useTranslate()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const own = useOwnRoles()
  const [fields] = useState(() => createFields<{ replacement: RoleId }>({ replacement: 'viewer' }))
  const { id, name, people, invitations } = role
  const isHeld = people + invitations > 0
  // Nobody becomes an owner because a role went.
  const others = [
    ...roles.toReversed().filter((each) => each !== 'owner'),
    ...own.map((each) => each.id).filter((each) => each !== id),
  ]
  const remove = async () => {
    const query = isHeld ? { replacement: fields.get('replacement') } : {}
    await change(() => call('DELETE /api/admin/roles/{id}', { params: { id }, query }))
  }
  return (
    <AskDialog
      title={t('staff.team.roles.remove.title', { name })}
      action={t('staff.team.roles.remove')}
      isGrave
      onYes={remove}
      done={t('staff.team.roles.removed', { name })}
      onClose={onClose}
    >
      {isHeld ? (
        <FieldsProvider fields={fields}>
          <p>{t('staff.team.roles.remove.held', { people, invitations })}</p>
          <SelectField
            name="replacement"
            label={t('staff.team.roles.replacement')}
            options={others.map((value) => ({ value, label: roleWords(value) }))}
          />
        </FieldsProvider>
      ) : (
        <p>{t('staff.team.roles.remove.free')}</p>
      )}
    </AskDialog>
  )
}
