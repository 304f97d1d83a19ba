import { useState } from 'react'
import { passwordLength } from '#domain/staff/password.ts'
import { boxClass, Field, type FieldProps, useControl } from '../../form/Field.tsx'
import { useText } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'

type PasswordFieldProps = FieldProps &
  Readonly<{ autoComplete: 'current-password' | 'new-password' }>

/** A password, which can be looked at: typing it blindly twice helps nobody. What a new one has to be is said before. */
export function PasswordField({ autoComplete, ...given }: PasswordFieldProps) {
  const t = useTranslate()
  const rules = t('staff.parts.password.rules', { least: passwordLength.min })
  const field = autoComplete === 'new-password' ? { ...given, hint: rules } : given
  const [value, set] = useText(field.name)
  const [isShown, setShown] = useState(false)
  const { control, hasError } = useControl(field)
  return (
    <Field {...field}>
      <div className="relative">
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => set(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={1024}
          dir="ltr"
          className={boxClass(hasError, 'pe-20')}
        />
        <button
          type="button"
          aria-label={t(
            isShown ? 'staff.parts.password.hide.label' : 'staff.parts.password.show.label',
          )}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0.5 end-0.5 min-w-16 rounded-field px-3 text-sm font-semibold text-ocean hover:bg-ocean-tint"
        >
          {t(isShown ? 'staff.parts.password.hide' : 'staff.parts.password.show')}
        </button>
      </div>
      <span role="status" className="sr-only">
        {isShown ? t('staff.parts.password.shown') : ''}
      </span>
    </Field>
  )
}
