import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowLeftIcon, arrowRightIcon, lockIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { shownPrice } from './money.ts'
import { useMoney } from './PriceSummary.tsx'
import type { Wizard } from './use-wizard.ts'

type StepButtonsProps = Readonly<{
  wizard: Wizard
  /** What Next leads to, where that is not the next step. */
  next?: string | undefined
}>

/** Previous and Next; on step 3 the button that pays, which says itself what is still missing. */
export function StepButtons({ wizard, next }: StepButtonsProps) {
  const t = useTranslate()
  const { step, phase, purchase, returns } = wizard
  const isPayment = step === 'payment'
  return (
    <div className="mt-10 space-y-4 border-t border-line pt-6">
      {isPayment && purchase.failure && (
        <Notice
          tone={purchase.failure.isCaution ? 'warning' : 'error'}
          role="alert"
          title={purchase.failure.title}
        >
          <p>{purchase.failure.text}</p>
          <p>{t('apply.failed.kept')}</p>
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {step === 'details' ? (
          <span />
        ) : (
          <Button look="secondary" onClick={() => wizard.back()}>
            <Icon path={arrowLeftIcon} className="size-5 rtl:-scale-x-100" />
            <span>{t('apply.previous')}</span>
          </Button>
        )}
        {isPayment ? (
          <Button type="submit" busy={phase !== 'idle'}>
            {phase === 'idle' && <Icon path={lockIcon} />}
            <PayLabel wizard={wizard} />
          </Button>
        ) : (
          <Button type="submit">
            <span>{next ?? t(returns ? 'apply.next.check' : 'apply.next')}</span>
            <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
          </Button>
        )}
      </div>
      {isPayment && <p className="text-sm text-quiet sm:text-end">{t('apply.pay.note')}</p>}
    </div>
  )
}

function PayLabel({ wizard: { phase, purchase, values } }: StepButtonsProps) {
  const t = useTranslate()
  const money = useMoney()
  const { privacyPolicyAccepted, termsOfServiceAccepted } = values.details
  const words = () => {
    if (phase === 'leaving') return t('apply.pay.leaving')
    if (!privacyPolicyAccepted || !termsOfServiceAccepted) return t('apply.pay.legal')
    if (purchase.signature === '') return t('apply.pay.signature')
    return t('apply.pay.proceed', { price: money(shownPrice(values.details).totalCents) })
  }
  return <span>{words()}</span>
}
