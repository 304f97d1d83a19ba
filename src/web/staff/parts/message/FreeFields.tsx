import { useId } from 'react'
import { templateLimits } from '#domain/template.ts'
import { useTranslate } from '../../../i18n/provider.tsx'
import { TextBox } from '../TextBox.tsx'
import { freeLabel } from './message.ts'

type FreeFieldsProps = Readonly<{
  names: readonly string[]
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}>

/** What a template leaves to its sender. */
export function FreeFields({ names, values, onChange }: FreeFieldsProps) {
  const t = useTranslate()
  const id = useId()
  if (names.length === 0) return null
  return (
    <fieldset className="rounded-field border border-line bg-sunken p-3">
      <legend className="px-1 text-sm font-semibold">{t('staff.template.compose.free')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <TextBox
            key={name}
            label={freeLabel(name, t)}
            dir="auto"
            maxLength={templateLimits.free}
            value={values[name] ?? ''}
            aria-describedby={id}
            onType={(text) => onChange({ ...values, [name]: text })}
          />
        ))}
      </div>
      <p id={id} className="mt-2 text-sm text-quiet">
        {t('staff.template.compose.free.hint')}
      </p>
    </fieldset>
  )
}
