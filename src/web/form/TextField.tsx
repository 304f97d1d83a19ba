import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { boxClass, Field, type FieldProps, useControl } from './Field.tsx'
import { useText } from './fields.tsx'

type Kept = 'autoComplete' | 'inputMode' | 'maxLength' | 'type' | 'onFocus' | 'autoCapitalize'

export type TextFieldProps = FieldProps &
  Readonly<Pick<InputHTMLAttributes<HTMLInputElement>, Kept>> &
  Readonly<{
    /** Names, codes and addresses are not translated or spell-checked. */
    isName?: boolean
    /** Numbers and addresses are left to right in every language. */
    readsLtr?: boolean
    width?: 'short' | 'medium' | 'full'
    rows?: number
    /** Offered while typing; anything else may be typed. */
    suggestions?: readonly Readonly<{ value: string; label: string }>[] | undefined
    /** An e-mail address: keyboard, maximum length, no autocorrection. */
    kind?: 'email'
  }>

const kinds = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
} as const

const widths = { short: 'max-w-32', medium: 'max-w-72', full: '' } as const

/** A single-line or multi-line text field. */
export function TextField({
  name,
  label,
  hint,
  optional,
  kind,
  isName = kind === 'email',
  readsLtr = kind === 'email',
  width = 'full',
  rows,
  suggestions,
  ...given
}: TextFieldProps) {
  const input = { ...(kind ? kinds[kind] : {}), ...given }
  const [value, set] = useText(name)
  const { control, hasError } = useControl({ name, hint })
  const shared = {
    ...control,
    ...(isName ? { spellCheck: false, autoCorrect: 'off' } : {}),
    ...(readsLtr ? { dir: 'ltr' } : {}),
    className: boxClass(hasError, `${widths[width]} ${readsLtr ? 'rtl:text-end' : ''}`),
    value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(event.target.value),
  }
  return (
    <Field name={name} label={label} hint={hint} optional={optional ?? false}>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          maxLength={input.maxLength}
          autoComplete={input.autoComplete}
        />
      ) : (
        <input type="text" {...input} {...shared} list={suggestions && `${control.id}-list`} />
      )}
      {suggestions && (
        <datalist id={`${control.id}-list`}>
          {suggestions.map(({ value: each, label: words }) => (
            <option key={each} value={each} label={words} />
          ))}
        </datalist>
      )}
    </Field>
  )
}
