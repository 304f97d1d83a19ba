import type { Finding, RuleCode } from '#domain/application/steps/finding.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { ruleWords } from '../../../i18n/rule-words.ts'

/** Rules that speak to the traveller ("you", "go on"): staff read what follows from them for us. */
const forStaff = [
  'dateOfBirth.minor',
  'dateOfBirth.minor-alone',
  'intendedDateOfArrival.past',
  'intendedDateOfArrival.short-notice',
  'name.short',
  'nationality.referral',
  'nationality.visa-free',
  'passportExpiryDate.expired',
  'passportExpiryDate.six-months',
  'passportExpiryDate.too-short-for-arrival',
  'passportIssueDate.old',
  'passportNumber.long',
  'passportNumber.repeated',
  'passportNumber.short',
  'portOfEntry.zanzibar-insurance',
  'residentialAddress.short',
  'residentialCity.short',
] as const satisfies readonly RuleCode[]

/** What a rule says of an answer, in words for staff. */
export function findingWords(
  finding: Pick<Finding, 'code' | 'params'>,
  t: Translate,
  language: Language,
): string {
  const own = forStaff.find((code) => code === finding.code)
  return own ? t(`staff.application.rule.${own}`, finding.params) : ruleWords(finding, t, language)
}
