import type { BodyOf } from '#client/route.ts'
import { transportationMethods } from '#domain/application/choice.ts'
import {
  type Change,
  changesBetween,
  judgeDetails,
  type TripField,
  tripFields,
} from '#domain/application/correction.ts'
import { type Finding, finding } from '#domain/application/steps/finding.ts'
import { needsInsurance, portsFor } from '#domain/reference/ports.ts'
import type { Rules } from '#domain/rules/rules.ts'
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

/** How and where all travellers arrive, as chosen. */
type TripValues = Record<TripField, string>

type TripSent = Omit<BodyOf<'PATCH /api/applications/{id}/trip'>, 'reason' | 'version'>

/** A correction before it is sent, and the findings on it. */
export function tripCorrection(
  rules: Rules,
  stands: TripValues,
  trip: TripValues,
): {
  sent: TripSent
  changes: readonly Change<TripField>[]
  findings: readonly Finding[]
} {
  const changes = changesBetween(tripFields, stands, trip)
  const changed = changes.map(({ field }) => field)
  return {
    changes,
    sent: Object.fromEntries(changed.map((field) => [field, trip[field]])) as TripSent,
    findings: [
      ...judgeDetails(trip as Parameters<typeof judgeDetails>[0], changed, {
        rules,
      }),
      ...(needsInsurance(rules, trip.portOfEntry)
        ? [finding('portOfEntry', 'portOfEntry.zanzibar-insurance')]
        : []),
    ],
  }
}
