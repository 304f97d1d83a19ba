import { useEffect } from 'react'
import { ApiError } from '../../api/error.ts'
import { Form } from '../../form/Form.tsx'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { focusField, type Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { LoginCard } from './LoginCard.tsx'
import type { Login } from './use-login.ts'

/** The code of the authenticator app, or a recovery code in its place. */
export function CodeStep({ login, title }: Readonly<{ login: Login; title: string }>) {
  const t = useTranslate()
  const { code } = useAll(login.fields)
  const problem = problemOf(login.error, code)
  const issues: Issue[] = problem ? [{ path: 'code', text: t(problem), severity: 'error' }] : []
  useFocusAfterFailure(login.failures, problem ? 'code' : null)
  useEffect(() => focusField('code'), [])
  return (
    <LoginCard title={t('staff.login.code.title')} lead={t('staff.login.code.lead')}>
      <FieldsProvider fields={login.fields}>
        <LoginProblem error={login.error} />
        <Form
          title={title}
          issues={login.failures > 0 ? issues : []}
          tries={login.failures}
          summary={[]}
          pending={login.isBusy}
          onSubmit={() => (code.trim() ? void login.give() : login.refuse())}
        >
          <TextField
            name="code"
            label={t('staff.login.code')}
            hint={t('staff.login.code.hint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={32}
            isName
            readsLtr
          />
          <Button type="submit" busy={login.isBusy} className="mt-6 w-full">
            {t('staff.login.code.action')}
          </Button>
        </Form>
        <Button look="quiet" className="mt-2 w-full" onClick={login.startAgain}>
          {t('staff.login.back')}
        </Button>
      </FieldsProvider>
    </LoginCard>
  )
}

function problemOf(error: unknown, code: string) {
  if (!code.trim()) return 'staff.login.code.required'
  const isWrong = error instanceof ApiError && error.code === 'staff.code-wrong'
  return isWrong ? 'error.staff.code-wrong' : null
}
