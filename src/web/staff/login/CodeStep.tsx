import { useEffect } from 'react'
import { focusField } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useFieldIssues } from '../parts/use-sending-form.ts'
import { LoginCard } from './LoginCard.tsx'
import type { Login } from './use-login.ts'

/** The code of the authenticator app, or a recovery code in its place. */
export function CodeStep({ login, title }: Readonly<{ login: Login; title: string }>) {
  const t = useTranslate()
  const { fields } = login
  const { isComplete, ...said } = useFieldIssues(fields, login, {
    check: ({ code }) => ({ code: !code.trim() && t('staff.parts.code.required') }),
    at: { 'staff.code-wrong': 'code' },
  })
  const submit = () => (isComplete ? void login.give() : login.refuse())
  useEffect(() => focusField('code'), [])
  return (
    <LoginCard title={t('staff.login.code.title')} lead={t('staff.login.code.lead')}>
      <SendingForm
        form={{ fields, sending: login, submit, ...said }}
        title={title}
        problem={<LoginProblem error={login.error} />}
      >
        <TextField
          name="code"
          label={t('staff.parts.code')}
          hint={t('staff.parts.code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={32}
          isName
          readsLtr
        />
        <Button type="submit" busy={login.isBusy} className="mt-6 w-full">
          {t('staff.login.code.action')}
        </Button>
      </SendingForm>
      <Button look="quiet" className="mt-2 w-full" onClick={login.startAgain}>
        {t('staff.login.back')}
      </Button>
    </LoginCard>
  )
}
