import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { ShownLine } from '#domain/money/pricing.ts'
import { formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Words } from '../ui/Words.tsx'

type Chosen = Readonly<{ visaType: VisaType; processingType: ProcessingType }>

type PriceLinesProps = Readonly<{ lines: readonly ShownLine[]; chosen: Chosen }>

/** The lines of a price in a `dl`. */
export function PriceLines({ lines, chosen }: PriceLinesProps) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (cents: number) => formatPrice(cents, language)
  return lines.map((line) => (
    <div key={line.item} className="flex justify-between gap-4">
      <dt>
        <Words>{lineWords(line, money(line.unitCents), chosen, t)}</Words>
      </dt>
      <dd className="whitespace-nowrap">{money(line.amountCents)}</dd>
    </div>
  ))
}

/** The label of a line; `price` is the formatted unit price. */
function lineWords(
  { item, quantity }: ShownLine,
  price: string,
  { visaType, processingType }: Chosen,
  t: Translate,
): string {
  const each = { count: quantity, price }
  if (item === 'base') {
    return t('apply.price.base', { ...each, visa: t(`apply.visaType.${visaType}`) })
  }
  if (item === 'speed') {
    return t('apply.price.speed', { speed: t(`apply.processingType.${processingType}`) })
  }
  return t(`apply.price.${item}`, each)
}
