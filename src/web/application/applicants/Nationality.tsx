import { regimeOf } from '#domain/reference/regime.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { CountryField } from '../../form/CountryField.tsx'
import { useField, useFields } from '../../form/fields.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { useRules } from '../../rules.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import type { WizardValues } from '../values.ts'

/** The nationality and its consequences: no visa needed, another kind of visa, a longer wait. */
export function Nationality({ index }: Readonly<{ index: number }>) {
  const t = useTranslate()
  const rules = useRules()
  const toast = useToast()
  const fields = useFields<WizardValues>()
  const nationality = useField<WizardValues, `applicants.${number}.nationality`>(
    `applicants.${index}.nationality`,
  )
  const visaType = useField<WizardValues, 'details.visaType'>('details.visaType')
  const regime = regimeOf(rules, nationality)
  const change = () => {
    fields.set('details.visaType', 'tourist_multiple')
    toast({ title: t('apply.nationality.switched'), tone: 'success' })
  }
  return (
    <div className="space-y-3">
      <CountryField
        name={`applicants.${index}.nationality`}
        label={t('apply.nationality.label')}
        hint={t('apply.nationality.hint')}
        withBadges
      />
      {regime === 'exempt' && (
        <CheckboxField
          framed
          name={`applicants.${index}.goesOnVisaFree`}
          label={t('apply.goesOnVisaFree.label')}
        />
      )}
      {regime === 'multiple' && visaType === 'tourist' && (
        <Button look="secondary" onClick={change}>
          {t('apply.nationality.switch')}
        </Button>
      )}
    </div>
  )
}
