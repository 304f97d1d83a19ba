import { wordsOf } from '../api/error.ts'
import { workPage } from '../api/work-page.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { OpenByCode } from '../link/OpenByCode.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PayForAnother } from './PayForAnother.tsx'
import { PaymentAmended } from './PaymentAmended.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'
import { PaymentSuccess } from './PaymentSuccess.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import { usePaymentOrder } from './use-payment-order.ts'
import { useVerification } from './use-verification.ts'

function PaymentResult() {
  const order = usePaymentOrder()
  const t = useTranslate()
  const language = useLanguage()
  if (order.kind === 'opening') return <PaymentWaiting />
  if (order.kind === 'order') return <OrderResult orderId={order.orderId} told={order.told} />
  if (order.kind === 'link') return <PayForAnother token={order.token} />
  const isNone = order.kind === 'none'
  return (
    <ResultFrame
      title={t(isNone ? 'payment.none.title' : 'payment.offline.title')}
      text={isNone ? t('payment.none.text') : wordsOf(order.error, t)}
    >
      {isNone ? (
        <ButtonLink href={pathTo('status', language)}>{t('payment.action.status')}</ButtonLink>
      ) : (
        <Button onClick={() => location.reload()}>{t('form.retry')}</Button>
      )}
      <ButtonLink look="secondary" href={pathTo('home', language)}>
        {t('payment.action.home')}
      </ButtonLink>
    </ResultFrame>
  )
}

function OrderResult({ orderId, told }: Readonly<{ orderId: string; told: string | null }>) {
  const t = useTranslate()
  const verification = useVerification(orderId, told)
  const { result, verified, application } = verification
  if (result === 'verifying') return <PaymentWaiting />
  if (result === 'checking') return <PaymentWaiting verification={verification} />
  if (result === 'closed') {
    return (
      <>
        <OpenByCode orderId={orderId} onOpened={verification.askAgain} />
        <Notice tone="info" className="mx-auto mt-4 max-w-form">
          {t('payment.link.back')}
        </Notice>
      </>
    )
  }
  if (result === 'success' && application) return <PaymentSuccess application={application} />
  if (result === 'amended' && verified) return <PaymentAmended verified={verified} />
  return (
    <PaymentFailed
      result={result}
      isSupplement={verified?.success === true}
      application={application}
      orderId={orderId}
      word={told ?? ''}
      isAsking={verification.isAsking}
      askAgain={verification.askAgain}
    />
  )
}

export const PaymentResultPage = workPage(PaymentResult, { space: 'py-6 sm:py-12' })
