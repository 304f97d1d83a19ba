import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ApiError } from '#client/error.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { useTab } from '../parts/PageFrame.tsx'
import { CodeStep } from './CodeStep.tsx'
import { LoginCard } from './LoginCard.tsx'
import { PasskeyStep } from './PasskeyStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { cameFrom, useEntering } from './use-entering.ts'
import { useLogin } from './use-login.ts'

/** The sign-in: one password field on a fresh installation, the e-mail too among colleagues. */
export function LoginPage() {
  const t = useTranslate()
  const tab = useTab(t('staff.login.title'))
  const form = useQuery({
    queryKey: ['staff', 'login-form'],
    queryFn: ({ signal }) => call('GET /api/admin/login', { signal }),
  })
  const isHere = useIsSignedIn()
  const { target, wasIn } = useWay()
  const login = useLogin(useEntering(target))
  useWrongPasswordToast(login.error, login.failures)
  useEffect(() => {
    document.title = tab
  }, [tab])

  if (isHere) return <Navigate to={target} replace />
  if (login.step === 'code') return <CodeStep login={login} title={tab} />
  if (login.step === 'passkey') return <PasskeyStep login={login} />
  return (
    <LoginCard title={t('staff.login.title')} lead={wasIn && t('staff.parts.session.ended')}>
      {form.data && (
        <PasswordStep login={login} title={tab} emailRequired={form.data.emailRequired} />
      )}
      {form.error && (
        <Failed error={form.error} isBusy={form.isFetching} onRetry={() => void form.refetch()} />
      )}
      {form.isPending && <Waiting />}
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

function Waiting() {
  const t = useTranslate()
  return (
    <div role="status">
      <span className="sr-only">{t('staff.parts.loading')}</span>
      <Skeleton className="h-5 w-24" />
      <Skeleton className="mt-2 h-12 w-full" />
      <Skeleton className="mt-5 h-12 w-full" />
    </div>
  )
}
