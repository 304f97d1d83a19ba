import { memo, type ReactNode } from 'react'
import { formatPrice } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { lineWords } from './line-words.ts'
import type { ShownPrice } from './money.ts'

type PriceProps = Readonly<{ price: ShownPrice }>

/** What the price is made of, and where it goes. */
export const PriceSummary = memo(function PriceSummary({ price }: PriceProps) {
  const t = useTranslate()
  const money = useMoney()
  const { lines, totalCents, authorityCents } = price
  return (
    <>
      <dl className="figures space-y-1.5 text-sm">
        {lines.map((line) => (
          <Row
            key={line.item}
            words={lineWords({ ...line, price: money(line.unitCents) }, price, t)}
          >
            {money(line.amountCents)}
          </Row>
        ))}
        <Row
          words={t('apply.price.total')}
          look="!mt-3 border-t border-line pt-3 text-base font-bold"
        >
          {money(totalCents)}
        </Row>
      </dl>
      <dl className="figures mt-3 space-y-1 rounded-field bg-sunken p-3 text-xs text-quiet">
        <Row words={t('apply.price.authority')}>{money(authorityCents)}</Row>
        <Row words={t('apply.price.service')}>{money(totalCents - authorityCents)}</Row>
      </dl>
      <p className="mt-3 text-xs text-quiet">
        {price.isAssumed && <>{t('apply.price.assumed')} </>}
        {t('apply.price.note')}
      </p>
    </>
  )
})

/** The price on a phone: the total at the bottom of the screen, opening to its lines. */
export const PriceBar = memo(function PriceBar({ price }: PriceProps) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <details
      data-bottom-bar
      className="group fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised lg:hidden"
    >
      <summary className="page-width flex min-h-14 list-none items-center justify-between gap-3 font-bold [&::-webkit-details-marker]:hidden">
        <span>{t('apply.price.total')}</span>
        <span className="figures flex items-center gap-2">
          {money(price.totalCents)}
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
})

export function useMoney(): (cents: number) => string {
  const language = useLanguage()
  return (cents) => formatPrice(cents, language)
}

type RowProps = Readonly<{ words: ReactNode; look?: string; children: string }>

function Row({ words, look = '', children }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </div>
  )
}
