import { useQuery } from '@tanstack/react-query'
import type { ApplicationView } from '#contract/application.ts'
import type { ReceiptItem } from '#contract/receipt.ts'
import { fromDollars } from '#domain/money/money.ts'
import { receiptFileName, writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { formatMoney } from '#phrases/format.ts'
import { call } from '../api/client.ts'
import { ErrorNotice } from '../api/ErrorNotice.tsx'
import { useRequest } from '../api/use-request.ts'
import { sayMoment } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { downloadIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { saveFile } from '../ui/save-file.ts'

type ReceiptsProps = Readonly<{ application: Pick<ApplicationView, 'id' | 'paymentStatus'> }>

/** The receipts and credit notes of an application, for download. Needs the phrases `receipts`, `error`, `form`. */
export function Receipts({ application: { id, paymentStatus } }: ReceiptsProps) {
  const t = useTranslate()
  const query = useQuery({
    // Payments and refunds add documents.
    queryKey: ['receipts', id, paymentStatus],
    queryFn: ({ signal }) =>
      call('GET /api/applications/{id}/receipts', { params: { id }, signal }),
  })
  return (
    <div aria-busy={query.isPending}>
      {query.isPending && <Skeleton className="mt-3 h-12 w-full" />}
      {query.isError && (
        <Notice tone="error" role="alert" className="mt-3">
          {t('receipts.failed')}
        </Notice>
      )}
      {query.data?.items.length === 0 && <p className="mt-2 text-quiet">{t('receipts.none')}</p>}
      {query.data && query.data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {query.data.items.map((item) => (
            <Receipt key={item.number} id={id} item={item} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Receipt({ id, item }: Readonly<{ id: number; item: ReceiptItem }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { number, kind, amount, issuedAt } = item
  const name = t(`receipts.${kind}`, { number: writeReceiptNumber(number) })
  const take = useRequest(async () => {
    const query = { number }
    const file = await call('GET /api/applications/{id}/receipt', { params: { id }, query })
    saveFile(file, receiptFileName(item))
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="figures text-sm text-quiet">
          {t('receipts.issued', {
            day: sayMoment(issuedAt, language),
            amount: formatMoney(fromDollars(amount), language),
          })}
        </p>
      </div>
      <Button
        look="secondary"
        busy={take.isBusy}
        onClick={() => take.start()}
        className="w-full sm:w-auto"
      >
        <Icon path={downloadIcon} />
        <span>{t('receipts.download')}</span>
        <span className="sr-only">{name}</span>
      </Button>
      <ErrorNotice error={take.error} className="w-full" />
    </li>
  )
}
