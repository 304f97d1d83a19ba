import { formatDollars } from '#phrases/format.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'

export function PriceLine({ totalPrice }: Readonly<{ totalPrice: number }>) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <p className="flex justify-between gap-4 rounded-field border border-line p-4">
      <span className="text-quiet">{t('document.unpaid.total')}</span>
      <bdi className="figures font-semibold">{formatDollars(totalPrice, language)}</bdi>
    </p>
  )
}
