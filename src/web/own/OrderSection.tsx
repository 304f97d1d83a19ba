import { formatDollars, formatList } from '#phrases/format.ts'
import { orderedLines } from '../api/ordered-lines.ts'
import { useRulesOf } from '../api/use-rules-of.ts'
import { PriceLines } from '../application/PriceLines.tsx'
import type { Application } from '../document/checklist.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { AnswerLine } from './AnswerLine.tsx'
import { Section } from './Section.tsx'
import { TripLines } from './TripLines.tsx'

type OrderSectionProps = Readonly<{ application: Application; onChanged: () => void }>

/** The order, the arrival of all, and the price. */
export function OrderSection({ application, onChanged }: OrderSectionProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { rules } = useRulesOf(application)
  const money = (dollars: number) => formatDollars(dollars, language)
  const { visaType, processingType, totalPrice } = application
  const visa = t(`status.visa.${visaType}`)
  return (
    <Section title={t('own.order.title')} gist={formatList([visa, money(totalPrice)], language)}>
      <dl className="divide-y divide-line text-sm">
        <AnswerLine label={t('status.details.visa')} text={visa} />
        <AnswerLine label={t('status.details.speed')} text={t(`status.speed.${processingType}`)} />
      </dl>
      <TripLines application={application} onChanged={onChanged} />
      <dl className="figures mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
        <PriceLines lines={orderedLines(application, rules)} chosen={application} />
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{t('apply.price.total')}</dt>
          <dd className="whitespace-nowrap">{money(totalPrice)}</dd>
        </div>
      </dl>
    </Section>
  )
}
