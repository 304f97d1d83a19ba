import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { addressOf } from '../parts/list/filter.ts'
import { ExportFile } from './ExportFile.tsx'
import { MoneyFilterForm } from './MoneyFilterForm.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { MoneyList } from './MoneyList.tsx'
import { moneyFilterIn } from './money-filter.ts'

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
        <ExportFile
          name={`payments-${now().toISOString().slice(0, 10)}.csv`}
          label={t('staff.money.export')}
          hint={t('staff.money.export.hint')}
          load={() => call('GET /api/admin/money/export', { query: filter })}
        />
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
