import { transportationMethods } from '#domain/application/choice.ts'
import type { TripField } from '#domain/application/correction.ts'
import { portLabel, portsFor, usualPort } from '#domain/reference/ports.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { useText } from './fields.tsx'
import { RadioCards } from './RadioCards.tsx'
import { SelectField } from './SelectField.tsx'

const methodOf = (typed: string) =>
  transportationMethods.find((each) => each === typed) ?? 'airports'

type ArrivalFieldsProps = Readonly<{
  /** Where a field stands in the form around. */
  path: (field: TripField) => string
  /** Another way to arrive brings its usual port, where all of it is looked at once more before it counts. */
  proposes?: boolean
}>

/** How and where all travellers arrive. */
export function ArrivalFields({ path, proposes = false }: ArrivalFieldsProps) {
  const t = useTranslate()
  const [typed] = useText(path('transportationMethod'))
  const [port, setPort] = useText(path('portOfEntry'))
  const method = methodOf(typed)
  return (
    <>
      <RadioCards
        name={path('transportationMethod')}
        label={t('apply.transportationMethod.label')}
        columns={3}
        onChoose={(chosen) => setPort(proposes ? usualPort(methodOf(chosen)) : '')}
        options={transportationMethods.map((value) => ({
          value,
          title: t(`apply.transportationMethod.${value}`),
        }))}
      />
      <SelectField
        key={method}
        name={path('portOfEntry')}
        label={t('apply.portOfEntry.label')}
        hint={t(
          proposes && port === usualPort(method)
            ? 'apply.portOfEntry.usual'
            : 'apply.portOfEntry.hint',
        )}
        empty={t('apply.portOfEntry.empty')}
        options={portsFor(method).map((port) => ({ value: port.code, label: portLabel(port) }))}
      />
    </>
  )
}
