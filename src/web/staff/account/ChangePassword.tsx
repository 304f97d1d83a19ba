import { useState } from 'react'
import { changePassword } from '#contract/staff/account.ts'
import { call } from '../../api/client.ts'
import { ApiError } from '../../api/error.ts'
import { createFields, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { PasswordRules } from '../parts/PasswordRules.tsx'
import { Section } from '../parts/Section.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import type { Account } from '../parts/use-account.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { useChange } from './use-change.ts'

type ChangePasswordProps = Readonly<{ account: Account; title: string }>

export function ChangePassword({ account, title }: ChangePasswordProps) {
  const t = useTranslate()
  const toast = useToast()
  const change = useChange()
  const sending = useSending()
  const [fields] = useState(() => createFields({ current: '', next: '' }))
  const issues = useIssuesOf(useAll(fields), sending.error)
  useFocusAfterFailure(sending.failures, issues[0]?.path ?? null)

  const submit = async () => {
    const { current, next } = fields.all()
    if (!current || !next) return sending.refuse()
    const body = { current, next }
    if (!(await sending.send(() => change(() => call(changePassword, { body }))))) return
    fields.set('current', '')
    fields.set('next', '')
    toast({
      title: t('staff.account.password.changed'),
      text: t('staff.account.password.changed.text'),
      tone: 'success',
    })
  }
  return (
    <Section title={t('staff.account.password')} lead={t('staff.account.password.lead')}>
      <SendingForm
        fields={fields}
        title={title}
        sending={sending}
        issues={issues}
        isSaid={issues.length > 0}
        onSubmit={() => void submit()}
      >
        <div className="space-y-5">
          {/* Tells a password manager whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={account.email} />
          <PasswordField
            name="current"
            label={t('staff.account.password.current')}
            autoComplete="current-password"
          />
          <PasswordField
            name="next"
            label={t('staff.account.password.next')}
            hint={<PasswordRules />}
            autoComplete="new-password"
          />
        </div>
        <Button type="submit" look="secondary" busy={sending.isBusy} className="mt-6">
          {t('staff.account.password.action')}
        </Button>
      </SendingForm>
    </Section>
  )
}

function useIssuesOf(typed: { current: string; next: string }, error: unknown): Issue[] {
  const t = useTranslate()
  const say = useErrorWords()
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  const code = error instanceof ApiError ? error.code : null
  return [
    ...(typed.current ? [] : [issue('current', t('staff.account.password.current.required'))]),
    ...(typed.current && code === 'staff.invalid-password'
      ? [issue('current', t('staff.account.password.current.wrong'))]
      : []),
    ...(typed.next ? [] : [issue('next', t('staff.account.password.next.required'))]),
    ...(typed.next && code === 'staff.password-weak' ? [issue('next', say(error))] : []),
  ]
}
