import { formatDollars } from '#phrases/format.ts'
import { orderChangeRows } from '#phrases/order-change.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import type { Verified } from './verification.ts'

type PaymentAmendedProps = Readonly<{ verified: Verified }>

/** Confirms a paid change of the order. */
export function PaymentAmended({ verified }: PaymentAmendedProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { application, supplement } = verified
  const { id, reference, paymentOrderId: orderId, completedAt } = application
  const facts = [
    [t('payment.fact.reference'), reference],
    ...(supplement ? orderChangeRows(supplement.from, supplement, language, t) : []),
    [t('payment.fact.amount'), formatDollars(supplement?.amount ?? 0, language)],
  ] as const
  const status = pathTo('status', language, { orderId })
  return (
    <ResultFrame
      picture={<HorizonPicture hour="sunrise" />}
      title={t('payment.amended.title')}
      text={t('payment.amended.text')}
      facts={<FactList facts={facts} />}
    >
      {completedAt ? (
        <ButtonLink href={status}>{t('payment.action.status')}</ButtonLink>
      ) : (
        <>
          <ButtonLink href={pathTo('documents', language, { orderId, applicationId: id })}>
            {t('payment.success.continue')}
          </ButtonLink>
          <ButtonLink look="secondary" href={status}>
            {t('payment.action.status')}
          </ButtonLink>
        </>
      )}
    </ResultFrame>
  )
}
