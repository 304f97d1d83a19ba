import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { Pages } from '../parts/list/Pages.tsx'
import { usePages } from '../parts/list/use-pages.ts'
import { LeftOver } from './LeftOver.tsx'
import { MoneyFrame } from './MoneyFrame.tsx'
import { PayoutList } from './PayoutList.tsx'
import { useImport } from './use-import.ts'

const key = ['staff', 'payouts'] as const

/** What gateways paid out, and what is left over on either side. */
export function PayoutPage() {
  const t = useTranslate()
  const toast = useToast()
  const client = useQueryClient()
  const payouts = usePages([...key, 'list'], (query, signal) =>
    call('GET /api/admin/money/payouts', { query, signal }),
  )
  const { error, onFiles } = useImport(async (text) => {
    const { added, lines } = await call('POST /api/admin/money/payouts', { body: { text } })
    toast({ tone: 'success', title: t('staff.money.payout.done', { added, lines }) })
    await client.invalidateQueries({ queryKey: key })
  })
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
      <p className="text-sm text-quiet">{t('staff.money.payout.import.hint')}</p>
      <ErrorNotice title={t('staff.money.payout.failed')} error={error} />
      <Pages
        query={payouts}
        empty={{
          title: t('staff.money.payout.empty.title'),
          text: t('staff.money.payout.empty.text'),
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
      {payouts.data?.pages[0]?.items.length ? <LeftOver queryKey={key} /> : null}
    </MoneyFrame>
  )
}
