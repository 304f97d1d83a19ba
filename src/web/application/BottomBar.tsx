import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/provider.tsx'
import type { Elements } from '../ui/elements.ts'
import { HelpButton } from '../ui/HelpButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import type { ShownPrice } from './money.ts'
import { PriceSummary, useTotal } from './PriceSummary.tsx'

type BottomBarProps = Readonly<{
  price: ShownPrice
  /** The primary action. */
  action: Elements
}>

/** The bottom bar on phones: the total, expandable, help, and the primary action. */
export function BottomBar({ price, action }: BottomBarProps) {
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
