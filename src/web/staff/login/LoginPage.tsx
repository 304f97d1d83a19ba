import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { focusField } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useAsked } from '../parts/asked.ts'
import { emailProblem } from '../parts/email-problem.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { LoginProblem } from '../parts/LoginProblem.tsx'
import { useDocumentTab } from '../parts/PageFrame.tsx'
import { PasswordField } from '../parts/PasswordField.tsx'
import { canUsePasskeys } from '../parts/passkey.ts'
import { SendingForm, SubmitButton } from '../parts/SendingForm.tsx'
import { useFieldIssues } from '../parts/use-sending-form.ts'
import { LoginCard } from './LoginCard.tsx'
import { cameFrom, useEntering } from './use-entering.ts'
import { type Login, useLogin } from './use-login.ts'

/** The sign-in: one password field on a fresh installation, the e-mail too among colleagues. */
export function LoginPage() {
  const t = useTranslate()
  const tab = useDocumentTab(t('staff.login.title'))
  const form = useAsked(['staff', 'login-form'], 'GET /api/admin/login', {})
  const isHere = useIsSignedIn()
  const { target, wasIn } = useWay()
  const login = useLogin(useEntering(target))
  useWrongPasswordToast(login.error, login.failures)

  if (isHere) return <Navigate to={target} replace />
  if (login.step === 'code') return <CodeStep login={login} title={tab} />
  if (login.step === 'passkey') return <PasskeyStep login={login} />
  return (
    <LoginCard title={t('staff.login.title')} lead={wasIn && t('staff.parts.session.ended')}>
      <Loaded query={form} isBare>
        {({ emailRequired }) => (
          <PasswordStep login={login} title={tab} emailRequired={emailRequired} />
        )}
      </Loaded>
    </LoginCard>
  )
}

function useIsSignedIn(): boolean {
  const { data } = useQuery({
    queryKey: ['staff', 'is-signed-in'],
    queryFn: async ({ signal }) => {
      try {
        await call('GET /api/auth/user', { signal })
        return true
      } catch {
        // An unrecognised colleague may sign in.
        return false
      }
    },
    gcTime: 0,
  })
  return data === true
}

/**
 * Where the sign-in leads: the page that sent here says so in its history entry or its address, and
 * whether somebody was at work there.
 */
function useWay(): { target: string; wasIn: boolean } {
  const { state, search } = useLocation()
  const sent = state as { from?: unknown; wasIn?: unknown } | null
  return {
    target: cameFrom(sent?.from ?? new URLSearchParams(search).get('from')),
    wasIn: sent?.wasIn === true,
  }
}

function useWrongPasswordToast(error: unknown, failures: number): void {
  const t = useTranslate()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!(error instanceof ApiError)) return undefined
    if (error.code === 'staff.invalid-password') {
      toast({ title: t('staff.login.failed'), tone: 'error' })
    }
    if (error.code === 'staff.code-wrong') {
      toast({ title: t('staff.login.failed.code'), tone: 'error' })
    }
    // It goes with the next try that is right, and never comes along to the desk.
    return () => toast(null)
  }, [failures])
}

/** The code of the authenticator app, or a recovery code in its place. */
function CodeStep({ login, title }: Readonly<{ login: Login; title: string }>) {
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
        <SubmitButton className="mt-6 w-full">{t('staff.login.code.action')}</SubmitButton>
      </SendingForm>
      <Button look="quiet" className="mt-2 w-full" onClick={login.startAgain}>
        {t('staff.login.back')}
      </Button>
    </LoginCard>
  )
}

/** For colleagues whose only second factor is a passkey. */
function PasskeyStep({ login }: Readonly<{ login: Login }>) {
  const t = useTranslate()
  return (
    <LoginCard title={t('staff.login.passkey.title')} lead={t('staff.login.passkey.lead')} isNext>
      <LoginProblem error={login.error} />
      {canUsePasskeys() ? (
        <Button className="w-full" busy={login.isBusy} onClick={() => void login.givePasskey()}>
          {t('staff.login.passkey')}
        </Button>
      ) : (
        <Notice tone="warning">{t('staff.login.unsupported')}</Notice>
      )}
      <Button look="quiet" className="mt-2 w-full" onClick={login.startAgain}>
        {t('staff.login.back')}
      </Button>
    </LoginCard>
  )
}

type PasswordStepProps = Readonly<{ login: Login; title: string; emailRequired: boolean }>

function PasswordStep({ login, title, emailRequired }: PasswordStepProps) {
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
        <SubmitButton className="mt-6 w-full">{t('staff.login.action')}</SubmitButton>
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
