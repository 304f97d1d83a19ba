import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { moneyKinds, moneyStates } from '#domain/money/movement.ts'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { DayField } from '../parts/DayField.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { FilterForm } from '../parts/list/FilterForm.tsx'
import { addressOf, spanProblems } from '../parts/list/filter.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { type MoneyFilter, MoneyList, moneyFilterIn, noFilter } from './MoneyList.tsx'

/** Every movement of money. The address holds what is shown. */
export function MoneyPage() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => moneyFilterIn((name) => query.get(name)), [query])
  return (
    <MoneyFrame
      title={t('staff.money.title')}
      lead={t('staff.money.lead')}
      actions={
        <ExportButton
          of="money"
          name={`payments-${now().toISOString().slice(0, 10)}.csv`}
          title={t('staff.money.export.hint')}
          load={() => call('GET /api/admin/money/export', { query: filter })}
        >
          {t('staff.money.export')}
        </ExportButton>
      }
    >
      <MoneyFilterForm
        key={query.toString()}
        filter={filter}
        onAsk={(next) => setQuery(addressOf(moneyFilterIn((name) => next[name])))}
      />
      <MoneyList filter={filter} />
    </MoneyFrame>
  )
}

type MoneyFilterFormProps = Readonly<{
  filter: MoneyFilter
  onAsk: (typed: typeof noFilter) => void
}>

function MoneyFilterForm(props: MoneyFilterFormProps) {
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
