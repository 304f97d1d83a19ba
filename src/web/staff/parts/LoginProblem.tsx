import { ApiError } from '#client/error.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasskeyNotUsed } from './passkey.ts'
import { useErrorWords } from './use-error-words.ts'

/** What stands beside a field: the rest is said above the form. */
const besideField: readonly string[] = ['staff.invalid-password', 'staff.code-wrong']

/** What keeps somebody out and is about no field: too many tries, no connection, no passkey. */
export function LoginProblem({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const say = useErrorWords()
  if (error === null) return null
  if (error instanceof ApiError && besideField.includes(error.code)) return null
  const isUnused = error instanceof PasskeyNotUsed
  return (
    <Notice tone={isUnused ? 'info' : 'error'} role="alert" className="mb-5">
      {isUnused ? t('staff.parts.passkey.cancelled') : say(error)}
    </Notice>
  )
}
