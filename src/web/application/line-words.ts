import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import type { PriceLine } from '#domain/money/pricing.ts'
import type { Translate } from '#phrases/translate.ts'

type Line = Pick<PriceLine, 'item' | 'quantity'> & Readonly<{ price: string }>
type Chosen = Readonly<{ visaType: VisaType; processingType: ProcessingType }>

/** The label of a price line; `price` is the formatted unit price. */
export function lineWords({ item, quantity, price }: Line, chosen: Chosen, t: Translate): string {
  const each = { count: quantity, price }
  if (item === 'base') {
    return t('apply.price.base', { ...each, visa: t(`apply.visaType.${chosen.visaType}`) })
  }
  if (item === 'speed') {
    return t('apply.price.speed', { speed: t(`apply.processingType.${chosen.processingType}`) })
  }
  return t(`apply.price.${item}`, each)
}
