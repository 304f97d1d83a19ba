import { ApiError, isCode } from '#client/error.ts'
import { formatDollars } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { pathTo } from '../paths.ts'
import { Button, ButtonLink, type ButtonLook } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { wordsOf } from './error.ts'
import { goToGateway } from './go-to-gateway.ts'
import { useLeavingToPay } from './use-leaving-to-pay.ts'

type PayButtonProps = Readonly<{
  applicationId: number
  /** In dollars. */
  totalPrice: number
  look?: ButtonLook
  /** It turns out to be paid already. */
  onPaid: () => void
}>

/** Leaves for the gateway to pay an existing application; shows why if impossible. */
export function PayButton(props: PayButtonProps) {
  const { applicationId, totalPrice, look = 'primary', onPaid } = props
  const t = useTranslate()
  const language = useLanguage()
  const amount = formatDollars(totalPrice, language)
  const go = () => goToGateway(applicationId)
  const { isLeaving, error, leave } = useLeavingToPay(go, (failure) => isPaid(failure) && onPaid())
  return (
    <>
      {error !== null && !isPaid(error) && <PayError error={error} />}
      <Button look={look} busy={isLeaving} onClick={leave}>
        {t('payment.action.pay', { amount })}
      </Button>
      <span role="status" className="sr-only">
        {isLeaving && t('payment.action.leaving')}
      </span>
    </>
  )
}

const isPaid = (error: unknown): boolean => isCode(error, 'payment.already-paid')

const fixedInAnswers: readonly string[] = ['application.incomplete', 'price.changed']

function PayError({ error }: Readonly<{ error: unknown }>) {
  const t = useTranslate()
  const language = useLanguage()
  const isInAnswers = error instanceof ApiError && fixedInAnswers.includes(error.code)
  return (
    <Notice tone="error" role="alert" className="w-full">
      <span>{isInAnswers ? t('payment.action.changed') : wordsOf(error, t)}</span>
      {isInAnswers && (
        <ButtonLink look="quiet" href={pathTo('application', language, { step: 3 })}>
          {t('payment.action.answers')}
        </ButtonLink>
      )}
    </Notice>
  )
}
