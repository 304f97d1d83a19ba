import { LetAnotherPay } from '../api/LetAnotherPay.tsx'
import { PayButton } from '../api/PayButton.tsx'
import { company } from '../company.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { HorizonPicture } from '../ui/HorizonPicture.tsx'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Notice, type Tone } from '../ui/Notice.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import type { Result, Verified } from './verification.ts'

type PaymentFailedProps = Readonly<{
  result: Result
  /** The order is paid: a supplement failed. */
  isSupplement: boolean
  application: Verified['application'] | null
  orderId: string
  /** The result in the address. */
  word: string
  isAsking: boolean
  askAgain: () => void
}>

const payable: readonly Result[] = ['failed', 'unconfirmed', 'cancelled', 'unpaid', 'told']
const tones: Partial<Record<Result, Tone>> = {
  review: 'warning',
  failed: 'info',
  unconfirmed: 'warning',
}

/** All results other than success: the meaning, the money, what to do. */
export function PaymentFailed(props: PaymentFailedProps) {
  const { result, isSupplement, application, orderId, word, isAsking, askAgain } = props
  const t = useTranslate()
  const language = useLanguage()
  const words = useWords(result, word)
  const isUnchanged = isSupplement && payable.includes(result)
  const { title } = words
  const text = isUnchanged ? t('payment.supplement.unpaid') : words.text
  const email = company.email
  // It may be paid: asking comes before paying again.
  const isOpen = result === 'unconfirmed'
  const look = isOpen ? 'secondary' : 'primary'
  const mayPay = application !== null && !isSupplement && payable.includes(result)
  return (
    <ResultFrame
      picture={<HorizonPicture hour="before-dawn" />}
      title={title}
      text={text}
      facts={
        tones[result] && (
          <>
            {result === 'failed' && <WhatHelps />}
            <Notice tone={tones[result]}>
              <LinkedText
                text={t('payment.failed.help', {
                  email: linkSlot,
                  reference: application?.reference ?? orderId.slice(0, 64),
                })}
                href={`mailto:${email}`}
              >
                {email}
              </LinkedText>
            </Notice>
          </>
        )
      }
    >
      {isOpen && (
        <Button busy={isAsking} onClick={askAgain}>
          {t('payment.checking.again')}
        </Button>
      )}
      {mayPay ? (
        <>
          <PayButton
            applicationId={application.id}
            totalPrice={application.totalPrice}
            look={look}
            onPaid={askAgain}
          />
          <LetAnotherPay applicationId={application.id} />
        </>
      ) : (
        <ButtonLink
          look={look}
          href={pathTo('status', language, { orderId: application ? orderId : undefined })}
        >
          {t('payment.action.status')}
        </ButtonLink>
      )}
      <ButtonLink look="secondary" href={pathTo('home', language)}>
        {t('payment.action.home')}
      </ButtonLink>
    </ResultFrame>
  )
}

const tips = ['1', '2', '3'] as const

/** Banks seldom explain a decline: the most common remedies. */
function WhatHelps() {
  const t = useTranslate()
  return (
    <div className="mb-5">
      <h2 className="text-lg">{t('payment.failed.tips.title')}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-6">
        {tips.map((tip) => (
          <li key={tip}>{t(`payment.failed.tips.${tip}`)}</li>
        ))}
      </ul>
    </div>
  )
}

function useWords(result: Result, word: string): { title: string; text: string } {
  const t = useTranslate()
  switch (result) {
    case 'unconfirmed':
      return { title: t('payment.failed.title'), text: t('payment.failed.unconfirmed') }
    case 'told':
      return { title: word, text: t('payment.told.text') }
    case 'lapsed':
    case 'cancelled':
    case 'unpaid':
    case 'review':
    case 'refunded':
      return { title: t(`payment.${result}.title`), text: t(`payment.${result}.text`) }
    default:
      return { title: t('payment.failed.title'), text: t('payment.failed.text') }
  }
}
