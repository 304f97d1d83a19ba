import type { VisaType } from '#domain/application/choice.ts'
import { priceOf } from '#domain/money/pricing.ts'
import type { Language } from '#domain/reference/languages.ts'
import { passportsIn } from '#domain/reference/passports.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import type { Regime, Rules } from '#domain/rules/rules.ts'
import { formatPrice } from '#phrases/format.ts'
import type { Translate } from '#phrases/translate.ts'

/** Shown without scripts: the few passports with special treatment. */
export function PassportsAtAGlance({
  t,
  language,
  rules,
}: Readonly<{ t: Translate; language: Language; rules: Rules }>) {
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const named = (regime: Regime) =>
    list.format(
      passportsIn(rules, language)
        .filter(({ code }) => regimeOf(rules, code) === regime)
        .map(({ name }) => name),
    )
  const price = (visaType: VisaType) =>
    formatPrice(
      priceOf(rules, {
        visaType,
        numberOfApplicants: 1,
        processingType: 'normal',
        hasInsurance: false,
        hasESim: false,
      }).totalCents,
      language,
    )
  return (
    <noscript>
      <div className="mx-auto w-full max-w-form space-y-3 px-5 pt-8">
        <h2 className="text-xl">{t('eligibility.noscript.title')}</h2>
        <p>
          <b>{t('eligibility.noscript.none')}</b> {named('exempt')}
        </p>
        <p>
          <b>{t('eligibility.noscript.referral', { days: rules.authority.referralDays })}</b>{' '}
          {named('referral')}
        </p>
        <p>
          <b>{t('eligibility.noscript.multiple', { price: price('tourist_multiple') })}</b>{' '}
          {named('multiple')}
        </p>
        <p>
          {t('eligibility.noscript.others', {
            price: price('tourist'),
            days: rules.authority.days,
          })}
        </p>
      </div>
    </noscript>
  )
}
