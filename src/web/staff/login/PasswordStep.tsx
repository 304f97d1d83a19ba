import { isEmailAddress } from '#domain/email.ts'
import { ApiError } from '../../api/error.ts'
import { Form } from '../../form/Form.tsx'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { canUsePasskeys } from '../parts/passkey.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import type { Login } from './use-login.ts'

type PasswordStepProps = Readonly<{ login: Login; title: string; emailRequired: boolean }>

export function PasswordStep({ login, title, emailRequired }: PasswordStepProps) {
  const t = useTranslate()
  const issues = useIssuesOf(login, emailRequired)
  useFocusAfterFailure(login.failures, issues[0]?.path ?? null)
  const submit = () => (isComplete(login, emailRequired) ? void login.give() : login.refuse())
  return (
    <FieldsProvider fields={login.fields}>
      <LoginProblem error={login.error} />
      <Form
        title={title}
        issues={login.failures > 0 ? issues : []}
        tries={login.failures}
        summary={[]}
        pending={login.isBusy}
        onSubmit={submit}
      >
        <div className="space-y-5">
          {emailRequired && (
            <TextField
              name="email"
              type="email"
              label={t('staff.login.email')}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              maxLength={254}
              isName
              readsLtr
            />
          )}
          <PasswordField
            name="password"
            label={t('staff.login.password')}
            autoComplete="current-password"
          />
        </div>
        <Button type="submit" busy={login.isBusy} className="mt-6 w-full">
          {t('staff.login.action')}
        </Button>
      </Form>
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
    </FieldsProvider>
  )
}

function isComplete({ fields }: Login, emailRequired: boolean): boolean {
  const { email, password } = fields.all()
  return password !== '' && (!emailRequired || isEmailAddress(email.trim()))
}

function useIssuesOf({ fields, error }: Login, emailRequired: boolean): Issue[] {
  const t = useTranslate()
  const { email, password } = useAll(fields)
  const issue = (path: string, text: string): Issue => ({ path, text, severity: 'error' })
  const address = email.trim()
  return [
    ...(emailRequired && !address ? [issue('email', t('staff.login.email.required'))] : []),
    ...(emailRequired && address && !isEmailAddress(address)
      ? [issue('email', t('staff.login.email.malformed'))]
      : []),
    ...(password ? [] : [issue('password', t('staff.login.password.required'))]),
    ...(password && error instanceof ApiError && error.code === 'staff.invalid-password'
      ? [issue('password', t('error.staff.invalid-password'))]
      : []),
  ]
}
