import { maxRoleName } from '#domain/staff/own-role.ts'
import { call } from '../../api/client.ts'
import { useAll } from '../../form/fields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { PermissionField } from './PermissionField.tsx'
import type { OwnRole } from './people.ts'
import { roleBody, roleProblems, roleValues } from './role-values.ts'
import { useStaffChange } from './use-team.ts'

type RoleDialogProps = Readonly<{
  /** null for a new one. */
  edited: OwnRole | null
  onClose: () => void
}>

/** Composes a role: its name, what it allows, and up to what amount it may pay back. */
export function RoleDialog({ edited, onClose }: RoleDialogProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useStaffChange()
  const form = useSendingForm({
    first: () => roleValues(edited),
    check: (typed) => roleProblems(typed, t),
    at: { 'role.name-taken': 'name' },
    send: (typed) => {
      const body = roleBody(typed)
      if (!edited) return change(() => call('POST /api/admin/roles', { body }))
      return change(() => call('PUT /api/admin/roles/{id}', { params: { id: edited.id }, body }))
    },
    onDone: ({ name }) => {
      toast({ title: t('staff.team.roles.saved', { name }), tone: 'success' })
      onClose()
    },
  })
  const { permissions } = useAll(form.fields)
  const title = edited
    ? t('staff.team.roles.edit.title', { name: edited.name })
    : t('staff.team.roles.new')
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className="mt-4">
        <SendingForm form={form} title={title}>
          <div className="space-y-5 [&_input]:scroll-mb-36">
            <TextField
              name="name"
              label={t('staff.team.roles.name')}
              hint={t('staff.team.roles.name.hint')}
              autoComplete="off"
              maxLength={maxRoleName}
            />
            <PermissionField
              name="permissions"
              ofMoney={
                permissions.includes('refund.make') && (
                  <TextField
                    name="refundLimit"
                    label={t('staff.team.roles.limit')}
                    hint={t('staff.team.roles.limit.hint')}
                    autoComplete="off"
                    optional
                    maxLength={12}
                  />
                )
              }
            />
          </div>
          {edited && edited.people > 0 && (
            <p className="mt-5 text-sm text-quiet">
              {t('staff.team.roles.at-once', { people: edited.people })}
            </p>
          )}
          <DialogButtons onClose={onClose}>
            <Button type="submit" busy={form.sending.isBusy}>
              {t('staff.team.roles.save')}
            </Button>
          </DialogButtons>
        </SendingForm>
      </div>
    </Dialog>
  )
}
