import { fromDollars } from '#domain/money/money.ts'
import { findPort, portLabel } from '#domain/reference/ports.ts'
import { formatList, formatPrice } from '#phrases/format.ts'
import { lineWords } from '../application/line-words.ts'
import type { Application } from '../document/checklist.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { type Fact, Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

/** What was ordered, and what it costs. */
export function OrderSection({ application }: Readonly<{ application: Application }>) {
  const t = useTranslate()
  const language = useLanguage()
  const money = (dollars: number) => formatPrice(fromDollars(dollars), language)
  const { visaType, processingType, totalPrice, priceLines } = application
  const port = findPort(application.portOfEntry)
  const visa = t(`status.visa.${visaType}`)
  const rows: Fact[] = [
    [t('status.details.visa'), visa],
    [t('status.details.speed'), t(`status.speed.${processingType}`)],
    [t('apply.portOfEntry.label'), port ? portLabel(port) : null],
  ]
  return (
    <Section title={t('own.order.title')} gist={formatList([visa, money(totalPrice)], language)}>
      <Facts rows={rows} />
      <dl className="figures mt-4 space-y-1.5 border-t border-line pt-4 text-sm">
        {priceLines.map((line) => (
          <div key={line.item} className="flex justify-between gap-4">
            <dt>
              {lineWords(
                { ...line, price: money(line.unitPrice) },
                { visaType, processingType },
                t,
              )}
            </dt>
            <dd>{money(line.amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold">
          <dt>{t('apply.price.total')}</dt>
          <dd>{money(totalPrice)}</dd>
        </div>
      </dl>
    </Section>
  )
}
