import { useQueryClient } from '@tanstack/react-query'
import { ownColumns } from '#domain/money/payout.ts'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { LeftOver } from './LeftOver.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { PayoutList } from './PayoutList.tsx'
import { payoutsKey as key, usePayoutImport } from './use-import.ts'

/** What gateways paid out, and what is left over on either side. */
export function PayoutPage() {
  const t = useTranslate()
  const client = useQueryClient()
  const payouts = usePages([...key, 'list'], (query, signal) =>
    call('GET /api/admin/money/payouts', { query, signal }),
  )
  const { error, onFiles } = usePayoutImport()
  return (
    <MoneyFrame
      title={t('staff.money.payout.title')}
      lead={t('staff.money.payout.lead')}
      actions={
        <FileButton label={t('staff.money.payout.import')} accept=".csv,text/csv" onFiles={onFiles}>
          {t('staff.money.payout.import')}
        </FileButton>
      }
    >
      <ErrorNotice title={t('staff.money.payout.failed')} error={error} />
      <Pages
        query={payouts}
        empty={{
          title: t('staff.money.payout.empty.title'),
          text: `${t('staff.money.payout.empty.text')} ${t('staff.money.payout.import.hint', { columns: ownColumns.join(', ') })}`,
        }}
      >
        {(items) => (
          <PayoutList
            label={t('staff.money.payout.list')}
            payouts={items}
            onTakenBack={() => client.invalidateQueries({ queryKey: key })}
          />
        )}
      </Pages>
      {payouts.data?.pages[0]?.items.length ? <LeftOver /> : null}
    </MoneyFrame>
  )
}
