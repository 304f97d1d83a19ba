import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { pathTo } from '../../paths.ts'
import { useRules } from '../../rules.ts'
import { LinkedText, linkSlot } from '../../ui/LinkedText.tsx'
import { useMoney } from '../PriceSummary.tsx'

/** The refund rule in one line, above the pay button. */
export function RefundLine({ speed }: Readonly<{ speed: string }>) {
  const t = useTranslate()
  const { refund } = useRules()
  const language = useLanguage()
  const money = useMoney()
  return (
    <p className="text-sm text-quiet">
      <LinkedText
        text={t('apply.pay.refund', {
          hours: refund.cancellationHours,
          days: refund.requestDays,
          fee: money(refund.adminFeeCents),
          kept: refund.adminFeeCents,
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
