import { useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from '#client/error.ts'
import type { signedIn as signedInSchema } from '#contract/staff/login.ts'
import { call } from '../../api/client.ts'
import { createFields } from '../../form/fields.tsx'
import { signWithPasskey } from '../parts/passkey.ts'
import { useSending } from '../parts/use-sending.ts'

export type SignedIn = z.output<typeof signedInSchema>

/** What is asked for now. A password that was right is followed by what the account has besides. */
export type Step = 'password' | 'code' | 'passkey'

export type Login = ReturnType<typeof useLogin>

const empty = { email: '', password: '', code: '' }

/** Signing in, from what is typed to who is signed in. What was typed is kept by this page alone. */
export function useLogin(onDone: (who: SignedIn) => void) {
  const [fields] = useState(() => createFields(empty))
  const [step, setStep] = useState<Step>('password')
  const sending = useSending()

  const give = async () => {
    const { email, password, code } = fields.all()
    const body = {
      password,
      ...(email.trim() ? { email: email.trim() } : {}),
      ...(code.trim() ? { code: code.trim() } : {}),
    }
    try {
      onDone(await call('POST /api/admin/login', { body }))
    } catch (error) {
      const next = stepAfter(error, step)
      if (next === null) throw error
      setStep(next)
    }
  }

  const givePasskey = async () => {
    const response = await signWithPasskey(await call('POST /api/admin/login/passkey/options', {}))
    onDone(await call('POST /api/admin/login/passkey', { body: { response } }))
  }

  const startAgain = () => {
    fields.set('password', '')
    fields.set('code', '')
    setStep('password')
  }

  return {
    fields,
    step,
    ...sending,
    give: () => sending.send(give),
    givePasskey: () => sending.send(givePasskey),
    startAgain,
  }
}

/** Where an answer leads; null when it is an error to show. */
export function stepAfter(error: unknown, step: Step): Step | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'staff.passkey-required' && step !== 'passkey') return 'passkey'
  return error.code === 'staff.code-required' && step !== 'code' ? 'code' : null
}
