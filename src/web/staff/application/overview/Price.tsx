import { formatDollars, formatPrice } from '#phrases/format.ts'
import { orderedLines } from '../../../api/ordered-lines.ts'
import { useRulesOf } from '../../../api/use-rules-of.ts'
import { sayMoment } from '../../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { PaymentBadge } from '../../parts/application/PaymentBadge.tsx'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { Block } from '../../parts/Block.tsx'

/** What it costs, line by line, the money that came, and its papers. */
export function Price({ receipts }: Readonly<{ receipts: Elements }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { application } = useDetail()
  const lines = orderedLines(application, useRulesOf(application).rules)
  const { totalPrice, payments, paymentStatus, status } = application
  const say = (dollars: number) => formatDollars(dollars, language)
  return (
    <Block
      title={t('staff.application.price.title')}
      aside={<PaymentBadge paymentStatus={paymentStatus} status={status} />}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{t('staff.application.price.title')}</caption>
        <tbody>
          {lines.map(({ item, quantity, unitCents, amountCents }) => (
            <tr key={item} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal text-quiet">
                <span>{t(`staff.application.price.${item}`)}</span>
                {quantity > 1 && (
                  <span className="figures">
                    {' '}
                    <span>
                      {t('staff.application.price.times', {
                        count: quantity,
                        price: formatPrice(unitCents, language),
                      })}
                    </span>
                  </span>
                )}
              </th>
              <td className="figures py-1.5 text-end">{formatPrice(amountCents, language)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-1.5 text-start">
              {t('staff.application.price.total')}
            </th>
            <td className="figures py-1.5 text-end font-semibold">{say(totalPrice)}</td>
          </tr>
        </tbody>
      </table>
      <h4 className="mt-3 text-sm font-semibold">{t('staff.application.payments.title')}</h4>
      {payments.length === 0 ? (
        <p className="text-sm text-quiet">{t('staff.application.payments.none')}</p>
      ) : (
        <ul className="mt-1 space-y-2 text-sm">
          {payments.map(({ id, isSupplement, state, amountCents, capturedAt, gatewayRef }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                <span>
                  {[
                    t(`staff.application.payments.${state}`),
                    isSupplement && ` (${t('staff.application.payments.supplement')})`,
                    `, ${sayMoment(capturedAt, language)}`,
                  ]
                    .filter(Boolean)
                    .join('')}
                </span>
                {gatewayRef && (
                  <span className="reads-ltr block font-mono text-xs break-all text-quiet">
                    {gatewayRef}
                  </span>
                )}
              </span>
              <span className="figures font-semibold">{formatPrice(amountCents, language)}</span>
            </li>
          ))}
        </ul>
      )}
      {receipts}
    </Block>
  )
}
