import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'

type LinkFieldsProps = Readonly<{
  index: number
  name: string
  languages: readonly Readonly<{ value: string; label: string }>[]
}>

/** Address of a traveller's link, and its language if different from the general one. */
export function LinkFields({ index, name, languages }: LinkFieldsProps) {
  const t = useTranslate()
  return (
    <div className="grid gap-3 py-2 sm:grid-cols-2">
      <TextField
        name={`applicants.${index}.linkEmail`}
        label={t('ownLink.email', { name })}
        kind="email"
        autoComplete="off"
      />
      <SelectField
        name={`applicants.${index}.linkLanguage`}
        label={
          <>
            <span>{t('ownLink.language')}</span>
            <span className="sr-only">{` ${name}`}</span>
          </>
        }
        empty={t('ownLink.language.same')}
        options={languages}
      />
    </div>
  )
}
