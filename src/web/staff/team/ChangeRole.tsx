import { useState } from 'react'
import type { RoleId } from '#domain/staff/permission.ts'
import { call } from '../../api/client.ts'
import { createFields, FieldsProvider } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useRoleWords } from './own-roles.ts'
import type { Colleague } from './people.ts'
import { RoleField } from './RoleField.tsx'
import { useStaffChange } from './use-team.ts'

type ChangeRoleProps = Readonly<{ colleague: Colleague; onClose: () => void }>

export function ChangeRole({ colleague, onClose }: ChangeRoleProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const [fields] = useState(() => createFields<{ newRole: RoleId }>({ newRole: colleague.role }))
  const { id, name } = colleague
  const save = async () => {
    const role = fields.get('newRole')
    if (role === colleague.role) return
    await change(() => call('PATCH /api/admin/staff/{id}', { params: { id }, body: { role } }))
    toast({
      title: t('staff.team.changed', { name, role: roleWords(role) }),
      text: t('staff.team.changed.text', { name }),
      tone: 'success',
    })
  }
  return (
    <AskDialog
      title={t('staff.team.change.title', { name })}
      action={t('staff.team.change.action')}
      onYes={save}
      onClose={onClose}
    >
      <FieldsProvider fields={fields}>
        <RoleField name="newRole" />
      </FieldsProvider>
    </AskDialog>
  )
}
