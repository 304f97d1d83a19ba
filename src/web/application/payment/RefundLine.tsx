import { shippedRules } from '#domain/rules/shipped.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { pathTo } from '../../paths.ts'
import { LinkedText, linkSlot } from '../../ui/LinkedText.tsx'
import { useMoney } from '../PriceSummary.tsx'

/** The refund rule in one line, above the pay button. */
export function RefundLine({ speed }: Readonly<{ speed: string }>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = useMoney()
  return (
    <p className="text-sm text-quiet">
      <LinkedText
        text={t('apply.pay.refund', {
          hours: shippedRules.refund.cancellationHours,
          days: shippedRules.refund.requestDays,
          fee: money(shippedRules.refund.adminFeeCents),
          link: linkSlot,
        })}
        href={pathTo('refundPolicy', language)}
        target="_blank"
        rel="noopener"
      >
        <span>{t('apply.refundPolicy')}</span>
        <span className="sr-only"> {t('form.newTab')}</span>
      </LinkedText>
      {(speed === 'urgent' || speed === 'super_urgent') && (
        <span className="hidden in-data-[surcharge=refunded]:block">
          {t('apply.processingType.late')}
        </span>
      )}
    </p>
  )
}
