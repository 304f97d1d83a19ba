import { useQuery } from '@tanstack/react-query'
import { writeReceiptNumber } from '#domain/money/receipt-number.ts'
import { formatPrice } from '#phrases/format.ts'
import { call } from '../../api/client.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useWords } from '../../i18n/provider.tsx'
import { receiptsKey } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Loaded } from '../parts/Loaded.tsx'

/** The papers of the money: each opens as the traveller has it. */
export function ReceiptList() {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { id } = application
  const query = useQuery({
    queryKey: receiptsKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/admin/applications/{id}/receipts', { params: { id }, signal }),
  })
  if (query.data?.items.length === 0) return null
  return (
    <>
      <h4 className="mt-3 text-sm font-semibold">{t('staff.receipt.title')}</h4>
      <Loaded query={query} lines={1}>
        {({ items }) => (
          <ul className="mt-1 space-y-2 text-sm">
            {items.map(({ number, kind, amountCents, issuedAt, url }) => (
              <li key={number} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <a className="link" href={url} download>
                    {t(`staff.receipt.${kind}`, { number: writeReceiptNumber(number) })}
                  </a>
                  <span>{`, ${sayMoment(issuedAt, language)}`}</span>
                </span>
                <span className="figures font-semibold">{formatPrice(amountCents, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}
