import { authorityShare, touristPrice } from '#domain/money/pricing.ts'
import { formatPrice } from '#phrases/format.ts'
import { pathTo } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { checkIcon, chevronDownIcon } from '../ui/icons.ts'
import { LinkedText, linkSlot } from '../ui/LinkedText.tsx'
import { Words } from '../ui/Words.tsx'
import type { LandingProps } from './landing-props.ts'

/** What our fee covers, and what happens to it when things go wrong. */
export function WhatWeDo({ t, language, rules }: LandingProps) {
  const money = (cents: number) => formatPrice(cents, language)
  const service = money(touristPrice(rules).totalCents - authorityShare(rules, 'tourist'))
  const work = [
    t('home.fee.1'),
    t('home.fee.2', { most: rules.speeds.normal.most }),
    t('home.fee.3'),
    t('home.fee.4'),
  ]
  const title = t('home.fee.title', { service })
  const text = (
    <>
      <ul className="mt-3 space-y-2.5">
        {work.map((each) => (
          <li key={each} className="flex gap-2.5">
            <Icon path={checkIcon} className="mt-0.5 size-5 text-ocean" />
            <span>
              <Words>{each}</Words>
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5">{t('home.fee.refused')}</h3>
      <p className="mt-1 text-quiet">{t('home.fee.refused.text')}</p>
      <h3 className="mt-4">{t('home.fee.refund')}</h3>
      <p className="mt-1 text-quiet">
        <LinkedText
          text={t('apply.pay.refund', {
            hours: rules.refund.cancellationHours,
            days: rules.refund.requestDays,
            fee: money(rules.refund.adminFeeCents),
            kept: rules.refund.adminFeeCents,
            link: linkSlot,
          })}
          href={pathTo('refundPolicy', language)}
        >
          {t('apply.refundPolicy')}
        </LinkedText>
      </p>
    </>
  )
  return (
    <div className="rounded-card bg-sunken p-4 text-sm sm:p-6">
      {/* Collapsed on a phone only. */}
      <details className="group lg:hidden">
        <summary className="flex list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h3 className="text-lg">{title}</h3>
          <Icon
            path={chevronDownIcon}
            className="size-5 text-quiet transition-transform group-open:rotate-180"
          />
        </summary>
        {text}
      </details>
      <div className="max-lg:hidden">
        <h3 className="text-lg">{title}</h3>
        {text}
      </div>
    </div>
  )
}
