import { memo, useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chatIcon, chevronDownIcon } from '../ui/icons.ts'
import type { ShownPrice } from './money.ts'
import { PriceSummary, useMoney } from './PriceSummary.tsx'

/**
 * The bottom of the screen on a phone: the total, opening to its lines, and help. Without a price, where
 * the page itself names it, help alone.
 */
export const BottomBar = memo(function BottomBar({
  price,
}: Readonly<{ price: ShownPrice | null }>) {
  const t = useTranslate()
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised lg:hidden"
    >
      {price ? <Total price={price} /> : <div className="min-h-14" />}
      <button
        type="button"
        data-help
        className="absolute end-2 top-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-sm font-semibold text-ocean"
      >
        <Icon path={chatIcon} className="size-5" />
        <span>{t('site.help')}</span>
      </button>
    </div>
  )
})

/** Opens to the lines of the price; Escape and a tap elsewhere close it. */
function Total({ price }: Readonly<{ price: ShownPrice }>) {
  const t = useTranslate()
  const money = useMoney()
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
    <details ref={sheet} className="group">
      <summary className="page-width flex min-h-14 list-none items-center gap-3 !pe-28 font-bold [&::-webkit-details-marker]:hidden">
        <span>{t('apply.price.total')}</span>
        <span className="figures flex items-center gap-2">
          <span>{money(price.totalCents)}</span>
          <Icon
            path={chevronDownIcon}
            label={t('apply.price.show')}
            className="size-5 rotate-180 transition-transform group-open:rotate-0"
          />
        </span>
      </summary>
      <div className="page-width max-h-[60dvh] overflow-y-auto pb-4">
        <PriceSummary price={price} />
      </div>
    </details>
  )
}
