import { useQuery } from '@tanstack/react-query'
import { ApiError, isCode } from '#client/error.ts'
import { formatDollars } from '#phrases/format.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { postToGateway } from '../api/post-to-gateway.ts'
import { useLeavingToPay } from '../api/use-leaving-to-pay.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { FactList } from '../ui/FactList.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PaymentWaiting } from './PaymentWaiting.tsx'
import { ResultFrame } from './ResultFrame.tsx'

/** For a third-party payer: the amount, for whom, and the way to pay. */
export function PayForAnother({ token }: Readonly<{ token: string }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['payment-link', token],
    queryFn: ({ signal }) => call('POST /api/payment-link/open', { body: { token }, signal }),
  })
  const go = async () => {
    const body = { token, amount: data?.amount ?? 0 }
    postToGateway((await call('POST /api/payment-link/pay', { body })).formData)
  }
  // The price may have changed, or nothing be left to pay.
  const pay = useLeavingToPay(go, () => void refetch())
  if (error) return <Ended error={error} onAgain={() => void refetch()} />
  if (!data) return <PaymentWaiting />
  const amount = formatDollars(data.amount, language)
  const facts = [
    [t('payment.fact.reference'), data.reference],
    [t('payment.fact.travellers'), new Intl.ListFormat(language).format(data.names)],
    [t('payment.fact.amount'), amount],
  ] as const
  return (
    <ResultFrame
      title={t('payment.link.title')}
      text={t('payment.link.text')}
      facts={
        <>
          {pay.error !== null && (
            <Notice tone="error" role="alert">
              {isCode(pay.error, 'price.changed')
                ? t('payment.link.changed')
                : wordsOf(pay.error, t)}
            </Notice>
          )}
          <FactList facts={facts} />
        </>
      }
    >
      <Button busy={pay.isLeaving} onClick={pay.leave}>
        {t('payment.action.pay', { amount })}
      </Button>
    </ResultFrame>
  )
}

/** Unavailable: paid, expired, or a temporary failure. */
function Ended({ error, onAgain }: Readonly<{ error: unknown; onAgain: () => void }>) {
  const t = useTranslate()
  if (isCode(error, 'payment.already-paid')) {
    return <Closed how="paid" />
  }
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
    return <Closed how="ended" />
  }
  return (
    <ResultFrame title={t('payment.offline.title')} text={wordsOf(error, t)}>
      <Button onClick={onAgain}>{t('form.retry')}</Button>
    </ResultFrame>
  )
}

function Closed({ how }: Readonly<{ how: 'paid' | 'ended' }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ResultFrame title={t(`payment.link.${how}.title`)} text={t(`payment.link.${how}.text`)}>
      <ButtonLink look="secondary" href={pathTo('home', language)}>
        {t('payment.action.home')}
      </ButtonLink>
    </ResultFrame>
  )
}
