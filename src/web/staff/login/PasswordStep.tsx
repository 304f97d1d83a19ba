import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { emailProblem } from '../parts/email-problem.ts'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { canUsePasskeys } from '../parts/passkey.ts'
import { SendingForm } from '../parts/SendingForm.tsx'
import { useFieldIssues } from '../parts/use-sending-form.ts'
import type { Login } from './use-login.ts'

type PasswordStepProps = Readonly<{ login: Login; title: string; emailRequired: boolean }>

export function PasswordStep({ login, title, emailRequired }: PasswordStepProps) {
  const t = useTranslate()
  const { fields } = login
  const { isComplete, ...said } = useFieldIssues(fields, login, {
    check: ({ email, password }) => ({
      email:
        emailRequired &&
        emailProblem(email, {
          required: t('staff.login.email.required'),
          malformed: t('staff.parts.email.malformed'),
        }),
      password: !password && t('staff.parts.password.required'),
    }),
    at: { 'staff.invalid-password': 'password' },
  })
  const submit = () => (isComplete ? void login.give() : login.refuse())
  return (
    <>
      <SendingForm
        form={{ fields, sending: login, submit, ...said }}
        title={title}
        problem={<LoginProblem error={login.error} />}
      >
        <div className="space-y-5">
          {emailRequired && (
            <TextField
              name="email"
              kind="email"
              label={t('staff.login.email')}
              autoComplete="username"
            />
          )}
          <PasswordField
            name="password"
            label={t('staff.parts.password')}
            autoComplete="current-password"
          />
        </div>
        <Button type="submit" busy={login.isBusy} className="mt-6 w-full">
          {t('staff.login.action')}
        </Button>
      </SendingForm>
      {canUsePasskeys() && (
        <>
          <p className="my-3 text-center text-sm text-quiet">{t('staff.login.or')}</p>
          <Button
            look="secondary"
            className="w-full"
            busy={login.isBusy}
            onClick={() => void login.givePasskey()}
          >
            {t('staff.login.passkey')}
          </Button>
        </>
      )}
    </>
  )
}
