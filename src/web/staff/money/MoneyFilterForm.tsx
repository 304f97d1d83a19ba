import { useState } from 'react'
import { moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayField } from '../parts/DayField.tsx'
import { wrongDaysIn } from '../parts/day-span.ts'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { addressOf, type MoneyFilter, noFilter } from './money-filter.ts'

type MoneyFilterFormProps = Readonly<{
  title: string
  filter: MoneyFilter
  onAsk: (filter: MoneyFilter) => void
}>

export function MoneyFilterForm({ title, filter, onAsk }: MoneyFilterFormProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields(filter))
  const { failures, refuse } = useSending()
  const issues = wrongDaysIn(useAll(fields)).map(
    ({ name, why }): Issue => ({ path: name, text: t(`staff.money.${why}`), severity: 'error' }),
  )
  useFocusAfterFailure(failures, issues[0]?.path ?? null)
  return (
    <Card className="p-4">
      <FieldsProvider fields={fields}>
        <Form
          title={title}
          issues={failures > 0 ? issues : []}
          tries={failures}
          summary={[]}
          onSubmit={() => (issues.length > 0 ? refuse() : onAsk(fields.all()))}
        >
          <div className="grid items-end gap-4 min-[23rem]:grid-cols-2 *:min-w-0 lg:grid-cols-[1.3fr_1.1fr_1.5fr_1fr_1fr_auto]">
            <SelectField
              name="kind"
              label={t('staff.money.kind')}
              empty={t('staff.money.kind.all')}
              options={moneyKinds.map((value) => ({
                value,
                label: t(`staff.money.kind.${value}`),
              }))}
            />
            <SelectField
              name="state"
              label={t('staff.money.state')}
              empty={t('staff.money.state.all')}
              options={moneyStates.map((value) => ({
                value,
                label: t(`staff.money.state.${value}`),
              }))}
            />
            <TextField
              name="search"
              label={t('staff.money.search')}
              autoComplete="off"
              maxLength={100}
              isName
              readsLtr
            />
            <DayField name="from" label={t('staff.money.from')} />
            <DayField name="to" label={t('staff.money.to')} />
            <Button type="submit">{t('staff.money.show')}</Button>
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
            <span>{t('staff.money.zone')}</span>
            {addressOf(filter).size > 0 && (
              <button
                type="button"
                className="link min-h-11 font-semibold"
                onClick={() => onAsk(noFilter)}
              >
                {t('staff.money.clear')}
              </button>
            )}
          </p>
        </Form>
      </FieldsProvider>
    </Card>
  )
}
