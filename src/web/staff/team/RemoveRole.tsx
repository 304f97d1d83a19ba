import { useState } from 'react'
import { type RoleId, roles } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useOwnRoles, useRoleWords } from './own-roles.ts'
import type { OwnRole } from './people.ts'
import { useStaffChange } from './use-team.ts'

type RemoveRoleProps = Readonly<{ role: OwnRole; onClose: () => void }>

/** Removes a role; where somebody has it, another one has to take its place, the weakest unless it is chosen. */
export function RemoveRole({ role, onClose }: RemoveRoleProps) {
  const t = useTranslate()
  const toast = useToast()
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
    toast({ title: t('staff.team.roles.removed', { name }), tone: 'success' })
  }
  return (
    <AskDialog
      title={t('staff.team.roles.remove.title', { name })}
      action={t('staff.team.roles.remove')}
      isGrave
      onYes={remove}
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
