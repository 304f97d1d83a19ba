import { useEffect, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { call } from '../api/client.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { IssueLine } from './Field.tsx'
import { useText } from './fields.tsx'
import { IssuesExcept, useIssues } from './issues.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Milliseconds without typing before the address is checked. */
const rest = 1000

type Look =
  | { state: 'idle' | 'checking' | 'failed' | 'malformed' | 'fine' }
  | { state: 'misspelt'; suggestion: string }

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint'>

/** An address checked by the server after typing; suggestions are optional. */
export function EmailField(field: EmailFieldProps) {
  const { name } = field
  const [typed, set] = useText(name)
  const look = useLook(typed.trim())
  // The rule asks 'Did you mean …?' too: only the button says it.
  const isAsked = look.state === 'misspelt'
  return (
    <div>
      <IssuesExcept
        isSaid={({ path, severity }) => isAsked && path === name && severity === 'warning'}
      >
        <TextField {...field} kind="email" autoComplete="email" />
      </IssuesExcept>
      <div role="status" className="text-sm empty:hidden">
        <Verdict name={name} look={look} onUse={set} />
      </div>
    </div>
  )
}

function useLook(address: string): Look {
  const [look, setLook] = useState<Look>({ state: 'idle' })
  useEffect(() => {
    setLook({ state: 'idle' })
    if (!address.includes('@')) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      setLook({ state: 'checking' })
      try {
        const { valid, suggestion } = await call('POST /api/validate-email', {
          body: { email: address },
          signal: stop.signal,
        })
        if (suggestion) setLook({ state: 'misspelt', suggestion })
        else setLook({ state: valid ? 'fine' : 'malformed' })
      } catch (error) {
        const isOld = error instanceof ApiError && error.kind === 'aborted'
        if (!isOld) setLook({ state: 'failed' })
      }
    }, rest)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address])
  return look
}

type VerdictProps = Readonly<{ name: string; look: Look; onUse: (address: string) => void }>

function Verdict({ name, look, onUse }: VerdictProps) {
  const t = useTranslate()
  const hasIssue = useIssues(name).length > 0
  if (look.state === 'idle') return null
  if (look.state === 'misspelt') {
    return (
      <button
        type="button"
        onClick={() => onUse(look.suggestion)}
        className="mt-1 flex min-h-11 flex-wrap items-center gap-x-2 text-start font-medium text-amber"
      >
        <span>{t('form.email.suggestion', { suggestion: look.suggestion })}</span>
        <span className="link font-semibold">{t('form.email.use')}</span>
      </button>
    )
  }
  if (look.state === 'malformed') {
    const text = t('rule.contactEmail.malformed')
    return hasIssue ? null : (
      <div className="mt-1.5">
        <IssueLine issue={{ path: name, severity: 'warning', text }} />
      </div>
    )
  }
  if (look.state === 'fine') {
    return hasIssue ? null : (
      <p className="mt-1.5 flex items-center gap-1.5 text-leaf">
        <Icon path={checkIcon} className="size-4.5" />
        <span>{t('form.email.fine')}</span>
      </p>
    )
  }
  return (
    <p className="mt-1.5 text-quiet">
      {look.state === 'checking' ? t('form.email.checking') : t('form.email.failed')}
    </p>
  )
}
