import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { AskDialog } from '../parts/AskDialog.tsx'
import { useRoleWords } from './own-roles.ts'
import type { Colleague } from './people.ts'
import { useStaffChange } from './use-team.ts'

type DisableDialogProps = Readonly<{ colleague: Colleague; onClose: () => void }>

/** Disables an account, or enables a disabled one. */
export function DisableDialog({ colleague, onClose }: DisableDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const roleWords = useRoleWords()
  const { id, name, role } = colleague
  const disabled = colleague.disabledAt === null
  const kind = disabled ? 'disable' : 'enable'
  const save = async () => {
    await change(() => call('PATCH /api/admin/staff/{id}', { params: { id }, body: { disabled } }))
    toast({
      title: t(disabled ? 'staff.team.disabled.done' : 'staff.team.enabled.done', { name }),
      tone: 'success',
    })
  }
  return (
    <AskDialog
      title={t(`staff.team.${kind}.title`, { name })}
      action={t(`staff.team.${kind}`)}
      isGrave={disabled}
      onYes={save}
      onClose={onClose}
    >
      <p>{t(`staff.team.${kind}.text`, { name, role: roleWords(role) })}</p>
    </AskDialog>
  )
}
