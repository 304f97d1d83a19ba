import type { Company } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import { fallbackLanguage } from '#domain/reference/languages.ts'
import { cookiePolicy as cookieInArabic } from '#phrases/ar/legal/cookie.ts'
import { cookiePolicy as cookieInGerman } from '#phrases/de/legal/cookie.ts'
import { chargebackPolicy } from '#phrases/en/legal/chargeback.ts'
import { cookiePolicy } from '#phrases/en/legal/cookie.ts'
import { paymentPolicy } from '#phrases/en/legal/payment-policy.ts'
import { privacyPolicy } from '#phrases/en/legal/privacy.ts'
import { refundPolicy } from '#phrases/en/legal/refund.ts'
import { securityPolicy } from '#phrases/en/legal/security.ts'
import { termsOfService } from '#phrases/en/legal/terms.ts'
import { cookiePolicy as cookieInSpanish } from '#phrases/es/legal/cookie.ts'
import { cookiePolicy as cookieInFrench } from '#phrases/fr/legal/cookie.ts'
import { cookiePolicy as cookieInJapanese } from '#phrases/ja/legal/cookie.ts'
import { cookiePolicy as cookieInKorean } from '#phrases/ko/legal/cookie.ts'
import type { LegalPage } from '#phrases/legal-page.ts'
import { cookiePolicy as cookieInRussian } from '#phrases/ru/legal/cookie.ts'
import { chargebackPolicy as chargebackInTurkish } from '#phrases/tr/legal/chargeback.ts'
import { cookiePolicy as cookieInTurkish } from '#phrases/tr/legal/cookie.ts'
import { paymentPolicy as paymentInTurkish } from '#phrases/tr/legal/payment-policy.ts'
import { privacyPolicy as privacyInTurkish } from '#phrases/tr/legal/privacy.ts'
import { refundPolicy as refundInTurkish } from '#phrases/tr/legal/refund.ts'
import { securityPolicy as securityInTurkish } from '#phrases/tr/legal/security.ts'
import { termsOfService as termsInTurkish } from '#phrases/tr/legal/terms.ts'
import { cookiePolicy as cookieInChinese } from '#phrases/zh/legal/cookie.ts'
import type { Page } from '../paths.ts'

type Text = (company: Company) => LegalPage
/** What binds is written in English and Turkish; other languages show the English text and say so. */
type LegalTexts = Readonly<Record<'en' | 'tr', Text>>

const texts = {
  privacyPolicy: { en: privacyPolicy, tr: privacyInTurkish },
  termsOfService: { en: termsOfService, tr: termsInTurkish },
  securityPolicy: { en: securityPolicy, tr: securityInTurkish },
  refundPolicy: { en: refundPolicy, tr: refundInTurkish },
  paymentPolicy: { en: paymentPolicy, tr: paymentInTurkish },
  chargebackPolicy: { en: chargebackPolicy, tr: chargebackInTurkish },
} as const satisfies Partial<Record<Page, LegalTexts>>

const cookieTexts: Readonly<Record<Language, Text>> = {
  en: cookiePolicy,
  tr: cookieInTurkish,
  es: cookieInSpanish,
  fr: cookieInFrench,
  de: cookieInGerman,
  ar: cookieInArabic,
  zh: cookieInChinese,
  ja: cookieInJapanese,
  ko: cookieInKorean,
  ru: cookieInRussian,
}

const allTexts: Readonly<
  Record<
    keyof typeof texts | 'cookiePolicy',
    Readonly<Partial<Record<Language, Text>> & { en: Text }>
  >
> = { ...texts, cookiePolicy: cookieTexts }

export type PolicyPage = keyof typeof allTexts
export const policyPages = Object.keys(allTexts) as PolicyPage[]

/** A long text in a language, or in English where that language has none of its own. */
export function policyIn(
  page: PolicyPage,
  language: Language,
  company: Company,
): { text: LegalPage; textLanguage: Language } {
  const own = allTexts[page][language]
  return own
    ? { text: own(company), textLanguage: language }
    : { text: allTexts[page].en(company), textLanguage: fallbackLanguage }
}
