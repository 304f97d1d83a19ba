import { useState } from 'react'
import { acceptInvitation, type lookAtInvitation } from '#contract/staff/account.ts'
import { type AnswerOf, call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { staffPages } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PasswordRules } from '../parts/PasswordRules.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { useEntering } from './use-entering.ts'

export type Invitation = AnswerOf<typeof lookAtInvitation>

type InvitationFormProps = Readonly<{ invitation: Invitation; token: string; title: string }>

export function InvitationForm({ invitation, token, title }: InvitationFormProps) {
  const t = useTranslate()
  const say = useErrorWords()
  const [fields] = useState(() => createFields({ name: invitation.name, password: '' }))
  const { name, password } = useAll(fields)
  const sending = useSending()
  const enter = useEntering(staffPages.admin)
  const weak = weakness(sending.error)
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  const missing = [
    ...(name.trim() ? [] : [issue('name', t('staff.invitation.name.required'))]),
    ...(password ? [] : [issue('password', t('staff.invitation.password.required'))]),
  ]
  const issues = [...missing, ...(weak && password ? [issue('password', say(weak))] : [])]
  useFocusAfterFailure(sending.failures, issues[0]?.path ?? null)

  const submit = () => {
    if (missing.length > 0) return sending.refuse()
    const body = { token, name: name.trim(), password }
    void sending.send(async () => enter(await call(acceptInvitation, { body })))
  }
  return (
    <SendingForm
      fields={fields}
      title={title}
      sending={sending}
      issues={issues}
      isSaid={weak !== null}
      unsaved={fields.isChanged() && !sending.isBusy}
      onSubmit={submit}
    >
      <div className="space-y-5">
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
        <TextField
          name="name"
          label={t('staff.invitation.name')}
          hint={t('staff.invitation.name.hint')}
          autoComplete="name"
          maxLength={128}
          isName
        />
        <PasswordField
          name="password"
          label={t('staff.invitation.password')}
          hint={<PasswordRules />}
          autoComplete="new-password"
        />
      </div>
      <Button type="submit" busy={sending.isBusy} className="mt-6 w-full">
        {t(invitation.isReset ? 'staff.invitation.reset.action' : 'staff.invitation.action')}
      </Button>
    </SendingForm>
  )
}

function weakness(error: unknown): ApiError | null {
  return error instanceof ApiError && error.code === 'staff.password-weak' ? error : null
}
