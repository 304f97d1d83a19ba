import { moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { DayField } from '../parts/DayField.tsx'
import { FilterForm } from '../parts/list/FilterForm.tsx'
import { spanProblems } from '../parts/list/filter.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { type MoneyFilter, noFilter } from './money-filter.ts'

type MoneyFilterFormProps = Readonly<{
  filter: MoneyFilter
  onAsk: (typed: typeof noFilter) => void
}>

export function MoneyFilterForm(props: MoneyFilterFormProps) {
  const t = useTranslate()
  return (
    <FilterForm
      {...props}
      none={noFilter}
      check={(typed) => spanProblems(typed, t)}
      hint={t('staff.money.zone')}
    >
      <SelectField
        name="kind"
        label={t('staff.money.kind')}
        empty={t('staff.money.kind.all')}
        options={moneyKinds.map((value) => ({ value, label: t(`staff.money.kind.${value}`) }))}
      />
      <SelectField
        name="state"
        label={t('staff.money.state')}
        empty={t('staff.money.state.all')}
        options={moneyStates.map((value) => ({ value, label: t(`staff.money.state.${value}`) }))}
      />
      <TextField
        name="search"
        label={t('staff.money.search')}
        autoComplete="off"
        maxLength={100}
        isName
        readsLtr
      />
      <DayField name="from" label={t('staff.parts.filter.from')} />
      <DayField name="to" label={t('staff.parts.filter.to')} />
    </FilterForm>
  )
}
