import type { Finding, RuleCode } from '#domain/application/steps/finding.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import type { FieldError } from '#domain/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import { phraseKey, type Translate } from '#phrases/translate.ts'
import { ruleWords } from '../i18n/rule-words.ts'
import { askedHere } from './applicant/asked.ts'
import { messengerLabel } from './ContactFields.tsx'
import type { Issue } from './issues.tsx'

/** A finding on a field; `part` is the invalid field of a date. */
export type ScreenFinding = Omit<Finding, 'code'> & {
  code: RuleCode | 'visaFree.unconfirmed' | 'lateDecision.unconfirmed'
  part?: string
}

/** What a field's label depends on. */
type Labelling = Readonly<{ hasOneName?: boolean; channel?: string }>

/** The server's errors as findings. */
export const refusalsIn = (fields: readonly FieldError[]): Finding[] =>
  fields.map(({ path, code, params }) => ({
    path,
    code: isRuleCode(code) ? code : 'value.unreadable',
    severity: 'error',
    ...(params ? { params } : {}),
  }))

export type IssueWords = Readonly<{ t: Translate; language: Language }>

/** A finding in words: beside the field at `path`, and in the summary, which names the field. */
export function issueOf(
  { code, params, severity, part }: Omit<ScreenFinding, 'path'>,
  path: string,
  { t, language }: IssueWords,
  labelling: Labelling = {},
): Issue {
  const text =
    code === 'visaFree.unconfirmed' || code === 'lateDecision.unconfirmed'
      ? t(`apply.${code}`)
      : ruleWords({ code, ...(params && { params }) }, t, language)
  const label = labelOf(path, t, labelling)
  return {
    ...{ path, text, severity },
    line: label === null ? text : lineOf(code, label, text, t),
    ...(part && { part }),
    ...(code.endsWith('.required') && path !== 'details.digitalSignature' && { isMissing: true }),
  }
}

/** Checkboxes and findings about everyone have no field name. */
const nameless =
  /^(applicants\.\d+|.*(Accepted|goesOnVisaFree|acceptsLateDecision|Signature|sameAsFirst|hasCompanion))$/

function labelOf(path: string, t: Translate, { hasOneName, channel }: Labelling): string | null {
  if (nameless.test(path)) return null
  const [line] = /(?<=\.portalAnswers\.).+$/.exec(path) ?? []
  if (line) return askedHere()?.lines.find(({ key }) => key === line)?.label ?? null
  const name = path.split('.').at(-1)
  if (name === 'communicationId') return messengerLabel(channel ?? '', t)
  if (name === 'firstName' && hasOneName) return t('apply.firstName.single.label')
  return t(phraseKey(`apply.${name}.label`))
}

/** Rules whose sentence follows the label, so that it omits the name. */
const isNameless = (code: string) =>
  /^(date|name|text|value)\.|^contactPhone\.(no-country|invalid)$/.test(code)

/** Sentences that name their field differently leave the name to the summary line. */
function lineOf(code: string, field: string, text: string, t: Translate): string {
  switch (code) {
    case 'gender.required':
    case 'residentialCountry.required':
      return t('form.line.choose', { field })
    case 'contactName.too-short':
      return t('form.line.short', { field, least: 2 })
    case 'communicationId.too-short':
      return t('form.line.short', { field, least: 3 })
    default:
      return isNameless(code) ? t('form.line', { field, text }) : text
  }
}
