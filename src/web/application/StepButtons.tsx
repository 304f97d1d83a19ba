import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Button } from '../ui/Button.tsx'
import type { Elements } from '../ui/elements.ts'
import { HelpButton } from '../ui/HelpButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { arrowLeftIcon, arrowRightIcon, chevronDownIcon, lockIcon } from '../ui/icons.ts'
import { Notice } from '../ui/Notice.tsx'
import { type ShownPrice, shownPrice } from './money.ts'
import { PriceSummary, useMoney, useTotal } from './PriceSummary.tsx'
import type { Wizard } from './use-wizard.ts'

type StepButtonsProps = Readonly<{
  wizard: Wizard
  /** Where Next leads, if not to the next step. */
  next?: string | undefined
}>

/**
 * Previous and Next; on step 3 the pay button, which shows what is missing. On a phone Next is in
 * the bottom bar.
 */
export function StepButtons({ wizard, next }: StepButtonsProps) {
  const t = useTranslate()
  const { step, purchase, values } = wizard
  const isPayment = step === 'payment'
  const hasBack = step !== 'details'
  const { failure } = purchase
  const rules = useRules()
  const said = useRef<HTMLDivElement>(null)
  // The bar's button may be pressed anywhere on the page.
  useEffect(() => {
    if (failure) said.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  return (
    <div
      className={`mt-10 space-y-4 border-t border-line pt-6 ${hasBack ? '' : 'max-lg:border-0 max-lg:pt-0'}`}
    >
      {isPayment && failure && (
        <div ref={said}>
          <Notice tone={failure.isCaution ? 'warning' : 'error'} role="alert" title={failure.title}>
            <p>{failure.text}</p>
            <p>{t('apply.failed.kept')}</p>
          </Notice>
        </div>
      )}
      <div className="flex flex-col sm:flex-row sm:justify-between">
        {hasBack && (
          <Button look="secondary" onClick={() => wizard.back()}>
            <Icon path={arrowLeftIcon} className="size-5 rtl:-scale-x-100" />
            <span>{t('apply.previous')}</span>
          </Button>
        )}
        <Onward wizard={wizard} next={next} className="ms-auto max-lg:hidden" />
      </div>
      {isPayment && <p className="text-sm text-quiet lg:text-end">{t('apply.pay.note')}</p>}
      <BottomBar
        price={shownPrice(rules, values.details)}
        action={
          <Onward
            wizard={wizard}
            next={next}
            className="min-w-0 !px-4 !py-1.5 text-sm leading-tight [&>span]:line-clamp-2"
          />
        }
      />
    </div>
  )
}

function Onward({ wizard, next, className }: StepButtonsProps & Readonly<{ className: string }>) {
  const t = useTranslate()
  const { step, returns } = wizard
  if (step === 'payment') return <PayButton wizard={wizard} className={className} />
  return (
    <Button type="submit" className={className}>
      <span>{next ?? t(returns ? 'apply.next.check' : 'apply.next')}</span>
      <Icon path={arrowRightIcon} className="size-5 rtl:-scale-x-100" />
    </Button>
  )
}

/** Shows what is missing; looks like a pay button only when complete. */
function PayButton({
  wizard: { phase, purchase, values },
  className,
}: Pick<StepButtonsProps, 'wizard'> & Readonly<{ className: string }>) {
  const t = useTranslate()
  const money = useMoney()
  const rules = useRules()
  const { privacyPolicyAccepted, termsOfServiceAccepted } = values.details
  const missing =
    !privacyPolicyAccepted || !termsOfServiceAccepted
      ? 'apply.pay.legal'
      : purchase.signature === ''
        ? 'apply.pay.signature'
        : null
  const words = () => {
    if (phase === 'leaving') return t('apply.pay.leaving')
    if (missing) return t(missing)
    return t('apply.pay.proceed', { price: money(shownPrice(rules, values.details).totalCents) })
  }
  return (
    <Button
      type="submit"
      look={missing ? 'waiting' : 'primary'}
      busy={phase !== 'idle'}
      className={className}
    >
      {phase === 'idle' && !missing && <Icon path={lockIcon} />}
      <span>{words()}</span>
    </Button>
  )
}

type BottomBarProps = Readonly<{
  price: ShownPrice
  /** The primary action. */
  action: Elements
}>

/** The bottom bar on phones: the total, expandable, help, and the primary action. */
function BottomBar({ price, action }: BottomBarProps) {
  const t = useTranslate()
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised lg:hidden"
    >
      <div className="page-width flex min-h-16 items-center gap-2 !pe-3">
        <Total price={price} />
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <HelpButton words={t('site.help')} />
          {action}
        </div>
      </div>
    </div>
  )
}

/** Expands to the price lines; Escape and a tap outside close it. */
function Total({ price }: Readonly<{ price: ShownPrice }>) {
  const t = useTranslate()
  const total = useTotal(price)
  const sheet = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && sheet.current?.contains(event.target)
      const isMeant = event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside
      if (isMeant) sheet.current?.removeAttribute('open')
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details ref={sheet} className="group min-w-20">
      <summary className="flex min-h-14 list-none items-center gap-1 font-bold [&::-webkit-details-marker]:hidden">
        <span className="figures leading-tight">
          <span className="block text-xs font-normal text-quiet">{total.words}</span>
          <span>{total.children}</span>
        </span>
        <Icon
          path={chevronDownIcon}
          label={t('apply.price.show')}
          className="size-5 rotate-180 transition-transform group-open:rotate-0"
        />
      </summary>
      <div className="absolute inset-x-0 bottom-full max-h-[60dvh] overflow-y-auto border-t border-line bg-surface px-5 py-4 shadow-raised">
        <PriceSummary price={price} />
      </div>
    </details>
  )
}
