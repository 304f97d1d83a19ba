import type { AnswerOf } from '#client/route.ts'
import { call } from '../../api/client.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PasswordRules } from '../parts/PasswordRules.tsx'
import { workPath } from '../parts/paths.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useSendingForm } from '../parts/use-sending-form.ts'
import { useEntering } from './use-entering.ts'

export type Invitation = AnswerOf<'POST /api/admin/invitation/look'>

type InvitationFormProps = Readonly<{ invitation: Invitation; token: string; title: string }>

export function InvitationForm({ invitation, token, title }: InvitationFormProps) {
  const t = useTranslate()
  const enter = useEntering(workPath)
  const form = useSendingForm({
    first: () => ({ name: invitation.name, password: '' }),
    check: ({ name, password }) => ({
      name: !name.trim() && t('staff.parts.name.required'),
      password: !password && t('staff.login.invitation.password.required'),
    }),
    at: { 'staff.password-weak': 'password' },
    send: async ({ name, password }) => {
      const body = { token, name: name.trim(), password }
      enter(await call('POST /api/admin/invitation/accept', { body }))
    },
  })
  return (
    <SendingForm
      form={form}
      title={title}
      unsaved={form.fields.isChanged() && !form.sending.isBusy}
    >
      <div className="space-y-5">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          name="name"
          label={t('staff.login.invitation.name')}
          hint={t('staff.parts.name.hint')}
          autoComplete="name"
          maxLength={128}
          isName
        />
        <PasswordField
          name="password"
          label={t('staff.login.invitation.password')}
          hint={<PasswordRules />}
          autoComplete="new-password"
        />
      </div>
      <Button type="submit" busy={form.sending.isBusy} className="mt-6 w-full">
        {t(
          invitation.isReset
            ? 'staff.login.invitation.reset.action'
            : 'staff.login.invitation.action',
        )}
      </Button>
    </SendingForm>
  )
}
