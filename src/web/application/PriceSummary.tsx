import { memo, type ReactNode } from 'react'
import { shownLines } from '#domain/money/pricing.ts'
import { formatPrice, formatSentences } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { Words } from '../ui/Words.tsx'
import type { ShownPrice } from './money.ts'
import { PriceLines } from './PriceLines.tsx'

/** The lines of the price, and where the money goes. */
export const PriceSummary = memo(function PriceSummary({ price }: Readonly<{ price: ShownPrice }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { prices } = useRules()
  const money = useMoney()
  const total = useTotal(price)
  const { lines, totalCents, authorityCents } = price
  return (
    <>
      <dl className="figures space-y-1.5 text-sm">
        <PriceLines lines={shownLines(prices, lines)} chosen={price} />
        <Row {...total} look="!mt-3 border-t border-line pt-3 text-base font-bold" />
      </dl>
      <dl className="figures mt-3 space-y-1 rounded-field bg-sunken p-3 text-xs text-quiet">
        <Row words={t('apply.price.authority')}>{money(authorityCents)}</Row>
        <Row words={t('apply.price.service')}>{money(totalCents - authorityCents)}</Row>
      </dl>
      <p className="mt-3 text-xs text-quiet">
        <Words>
          {formatSentences(
            [price.isAssumed ? t('apply.price.assumed') : '', t('apply.price.note')],
            language,
          )}
        </Words>
      </p>
    </>
  )
})

/** The total; 'from' while no kind of visa is chosen. */
export function useTotal({ totalCents, isAssumed }: ShownPrice) {
  const t = useTranslate()
  const price = useMoney()(totalCents)
  return isAssumed
    ? { words: t('apply.price.tourist'), children: t('apply.price.from', { price }) }
    : { words: t('apply.price.total'), children: price }
}

export function useMoney(): (cents: number) => string {
  const language = useLanguage()
  return (cents) => formatPrice(cents, language)
}

type RowProps = Readonly<{ words: ReactNode; look?: string; children: string }>

function Row({ words, look = '', children }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{words}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  )
}
