import { useMemo } from 'react'
import type { AnswerField } from '#domain/application/fields.ts'
import type { Finding, RuleCode } from '#domain/application/steps/finding.ts'
import { namesIn } from '#domain/reference/country-search.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import type { Words } from '../../../form/applicant/correction-words.ts'
import { IssueLine } from '../../../form/Field.tsx'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { ruleWords } from '../../../i18n/rule-words.ts'
import { useRules } from '../../../rules.ts'
import type { Applicant } from '../../parts/application/application.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Facts } from '../../parts/Facts.tsx'
import { copied, labelOf, shownFields, textOf } from './fields.ts'

type FieldGroupProps = Readonly<{
  fields: readonly AnswerField[]
  applicant: Applicant
  findings: readonly Finding[]
}>

/** Some answers of an applicant, each with what the rules find in it. */
export function FieldGroup({ fields, applicant, findings }: FieldGroupProps) {
  const reader = useReader()
  const { t } = reader
  return (
    <Facts
      facts={shownFields(fields, applicant).map((field) => {
        const name = labelOf(field, applicant, t)
        const text = textOf(field, applicant, reader)
        const found = findings.filter(({ path }) => path === field)
        const isNumber = field === 'passportNumber'
        return {
          name,
          value: text ? (
            <span className={isNumber ? 'font-mono font-semibold tracking-wide' : ''}>{text}</span>
          ) : (
            <span className="text-quiet">{t('staff.application.notGiven')}</span>
          ),
          aside: found.map(({ code, params, severity }) => (
            <IssueLine
              key={code}
              issue={{
                path: field,
                text: findingWords({ code, ...(params && { params }) }, t, reader.language),
                severity,
              }}
            />
          )),
          action: text && copied.includes(field) && <CopyButton text={text} what={name} />,
        }
      })}
    />
  )
}

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
function findingWords(
  finding: Pick<Finding, 'code' | 'params'>,
  t: Translate,
  language: Language,
): string {
  const own = forStaff.find((code) => code === finding.code)
  return own ? t(`staff.application.rule.${own}`, finding.params) : ruleWords(finding, t, language)
}

function useReader(): Words {
  const t = useTranslate()
  const language = useLanguage()
  const rules = useRules()
  return useMemo(
    () => ({ rules, t, language, countryName: namesIn(language) }),
    [rules, t, language],
  )
}
