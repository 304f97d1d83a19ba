import { transportationMethods } from '#domain/application/choice.ts'
import type { TripField } from '#domain/application/correction.ts'
import { portsFor } from '#domain/reference/ports.ts'
import { portName } from '../i18n/port-name.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { useText } from './fields.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SelectField } from './SelectField.tsx'

/** How and where all travellers arrive; `path` maps a field to its path in the form. */
export function ArrivalFields({ path }: Readonly<{ path: (field: TripField) => string }>) {
  const t = useTranslate()
  const rules = useRules()
  const [typed] = useText(path('transportationMethod'))
  const [, setPort] = useText(path('portOfEntry'))
  const method = transportationMethods.find((each) => each === typed) ?? 'airports'
  return (
    <>
      <RadioCards
        name={path('transportationMethod')}
        label={t('apply.transportationMethod.label')}
        columns={3}
        onChoose={() => setPort('')}
        options={transportationMethods.map((value) => ({
          value,
          title: t(`apply.transportationMethod.${value}`),
        }))}
      />
      <SelectField
        key={method}
        name={path('portOfEntry')}
        label={t('apply.portOfEntry.label')}
        hint={t('apply.portOfEntry.hint')}
        empty={t('apply.portOfEntry.empty')}
        options={portsFor(rules, method).map((port) => ({
          value: port.code,
          label: portName(port, t),
        }))}
      />
    </>
  )
}
