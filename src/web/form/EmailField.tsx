import { useEffect, useState } from 'react'
import { cleanEmail, isEmailAddress, suggestEmail } from '#domain/email.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon } from '../ui/icons.ts'
import { IssueLine } from './Field.tsx'
import { useText } from './fields.tsx'
import { IssuesExcept, useIssues } from './issues.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Milliseconds without typing before the address is checked. */
const rest = 1000

type Look = { state: 'idle' | 'malformed' | 'fine' } | { state: 'misspelt'; suggestion: string }

type EmailFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint'>

/** An address checked after typing; suggestions are optional. */
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
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(address), rest)
    return () => clearTimeout(timer)
  }, [address])
  if (rested !== address || !address.includes('@')) return { state: 'idle' }
  const suggestion = suggestEmail(address)
  if (suggestion) return { state: 'misspelt', suggestion }
  return { state: isEmailAddress(cleanEmail(address)) ? 'fine' : 'malformed' }
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
  return hasIssue ? null : (
    <p className="mt-1.5 flex items-center gap-1.5 text-leaf">
      <Icon path={checkIcon} className="size-4.5" />
      <span>{t('form.email.fine')}</span>
    </p>
  )
}
