import { visaTypes } from '#domain/application/choice.ts'
import {
  authorityShare,
  type PriceItem,
  processingCents,
  touristPrice,
} from '#domain/money/pricing.ts'
import { formatPrice } from '#phrases/format.ts'
import { Card } from '../ui/Card.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Words } from '../ui/Words.tsx'
import type { LandingProps } from './landing-props.ts'
import { Section } from './Section.tsx'
import { WhatWeDo } from './WhatWeDo.tsx'

const cell = 'py-2 pe-4 text-start align-top sm:py-3'
const amountCell = 'figures py-2 text-end align-top sm:py-3'

/** The total price by line, and the part that is not ours. */
export function Costs(props: LandingProps) {
  const { t, language, rules } = props
  const price = touristPrice(rules)
  const money = (cents: number) => formatPrice(cents, language)
  const authority = authorityShare(rules, 'tourist')
  const amountOf = (item: PriceItem) =>
    price.lines.find((line) => line.item === item)?.amountCents ?? 0
  const toUs = t('home.costs.to.us')
  const rows = [
    [t('home.costs.authority'), t('home.costs.to.authority'), authority],
    [t('home.costs.preparation'), toUs, amountOf('base') - authority],
    [t('home.costs.processing'), toUs, amountOf('processing')],
    [t('home.costs.document'), toUs, amountOf('document')],
  ] as const
  const charged = rows.filter(([, , cents]) => cents > 0)
  return (
    <Section id="costs" title={t('home.costs.title')} lead={t('home.costs.lead')}>
      <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-[2fr_1fr]">
        <div>
          <Card className="px-4 py-1 sm:px-8 sm:py-4">
            <table className="w-full border-collapse">
              <caption className="sr-only">{t('home.costs.caption')}</caption>
              <thead className="text-xs text-quiet">
                <tr className="border-b border-line">
                  <th scope="col" className={cell}>
                    {t('home.costs.item')}
                  </th>
                  <th scope="col" className={`${cell} max-sm:sr-only`}>
                    {t('home.costs.goesTo')}
                  </th>
                  <th scope="col" className={amountCell}>
                    {t('home.costs.amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {charged.map(([item, receiver, cents]) => (
                  <tr key={item} className="border-b border-line">
                    <th scope="row" className={`${cell} font-normal`}>
                      {item}
                      <span className="block text-sm text-quiet sm:hidden" aria-hidden="true">
                        {receiver}
                      </span>
                    </th>
                    <td className={`${cell} text-quiet max-sm:sr-only`}>{receiver}</td>
                    <td className={amountCell}>{money(cents)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="text-lg font-bold">
                  <th scope="row" className={cell}>
                    {t('home.costs.total')}
                  </th>
                  <td className="max-sm:sr-only" />
                  <td className={amountCell}>{money(price.totalCents)}</td>
                </tr>
              </tfoot>
            </table>
          </Card>
          <OtherPrices {...props} />
        </div>
        <WhatWeDo {...props} />
      </div>
    </Section>
  )
}

/** The processing fee, and what speeds and extras add; what costs nothing is left out. */
function additions({ t, language, rules }: LandingProps): string[] {
  const { processing, speeds, insuranceCents, esimCents } = rules.prices
  const money = (cents: number) => formatPrice(cents, language)
  const one = processingCents(rules, 1)
  const last = processing.at(-1)
  const added = [
    ['urgent', speeds.urgent],
    ['super_urgent', speeds.super_urgent],
    ['insurance', insuranceCents],
    ['esim', esimCents],
  ] as const
  return [
    ...(last && last.from > 1
      ? [
          t('home.costs.processing.steps', {
            one: money(one),
            last: money(last.cents),
            from: last.from,
          }),
        ]
      : one > 0
        ? [t('home.costs.processing.flat', { one: money(one) })]
        : []),
    ...added
      .filter(([, cents]) => cents > 0)
      .map(([item, cents]) => t(`home.costs.${item}`, { amount: money(cents) })),
  ]
}

function OtherPrices(props: LandingProps) {
  const { t, language, rules } = props
  const money = (cents: number) => formatPrice(cents, language)
  return (
    <div className="mt-3 rounded-card border border-line bg-surface px-4 sm:mt-4 sm:px-8">
      <Disclosure
        summary={<span className="py-3 font-semibold text-ocean">{t('home.costs.more')}</span>}
      >
        <table aria-label={t('home.costs.more')} className="w-full border-collapse text-sm">
          <thead className="text-xs text-quiet">
            <tr className="border-b border-line">
              <th scope="col" className={cell}>
                {t('home.costs.visa')}
              </th>
              <th scope="col" className={amountCell}>
                {t('home.costs.amount')}
              </th>
              <th scope="col" className={`${amountCell} ps-4 max-sm:sr-only`}>
                {t('home.costs.visa.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {visaTypes.map((visaType) => (
              <tr key={visaType} className="border-b border-line">
                <th scope="row" className={`${cell} font-normal`}>
                  <Words>
                    {t(`home.costs.visa.${visaType}`, {
                      days: rules.prices.visas[visaType].validityDays,
                    })}
                  </Words>
                  <span className="block text-quiet sm:hidden" aria-hidden="true">
                    {t('home.costs.visa.share')} {money(authorityShare(rules, visaType))}
                  </span>
                </th>
                <td className={amountCell}>{money(rules.prices.visas[visaType].baseCents)}</td>
                <td className={`${amountCell} max-sm:sr-only`}>
                  {money(authorityShare(rules, visaType))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="max-w-prose space-y-1 py-4 text-sm text-quiet">
          {additions(props).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
