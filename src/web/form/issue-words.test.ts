import { expect, test } from 'vitest'
import { ruleCodes, severityOf } from '#domain/application/steps/rule-code.ts'
import { completeLanguages, type Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { issueOf } from './issue-words.ts'

/** Rules about several fields; other rules are named after their field. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  date: ['dateOfBirth', 'passportIssueDate', 'passportExpiryDate', 'intendedDateOfArrival'],
  name: ['firstName', 'lastName', 'companionName'],
  text: [
    ...['firstName', 'placeOfBirth', 'occupation', 'passportNumber', 'residentialAddress'],
    ...['residentialCity', 'residentialPostalCode', 'accommodationAddress', 'contactName'],
  ],
  value: ['nationality', 'gender', 'passportNumber', 'dateOfBirth', 'portOfEntry', 'visaType'],
  singleName: ['firstName', 'lastName'],
}

const labelless = /Accepted\.|^digitalSignature\.|^applicants\.|^form\./

const cases = ruleCodes.flatMap((code) => {
  const [family = ''] = code.split('.')
  // Checkboxes and the signature have no label to name; the last two have no field.
  if (severityOf(code) !== 'error' || labelless.test(code)) return []
  return (fieldsOf[family] ?? [family]).map((field) => ({ code, field }))
})

/** Sentences that are clear without the label's words. */
const speakForThemselves =
  /^(applicationType|communicationChannel|processingType|transportationMethod|numberOfApplicants|singleName)\.|^communicationId\.required$|^dateOfBirth\.too-young$|^passportExpiryDate\.(expired|six-months|too-short-for-arrival)$/

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}の]|[(（].*?[)）]/gu, '')
    .normalize('NFC')
    .toLowerCase()

const isUnspaced = (language: Language) => language === 'ja' || language === 'zh'

/** The stems of a label, as far as inflection leaves them alone. */
function stemsOf(label: string, language: Language): string[] {
  const folded = fold(label)
  if (isUnspaced(language)) return [folded]
  const words = (folded.match(language === 'ko' ? /\p{L}+/gu : /\p{L}{2,}/gu) ?? []).map((word) =>
    word.replace(/^ال/, ''),
  )
  const weighty = words.filter((word) => word.length > 3 || language === 'ko')
  return (weighty.length > 0 ? weighty : words).map((word) =>
    word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))),
  )
}

/** Without word spacing, two consecutive characters of the label suffice. */
function partsOf(label: string, language: Language): string[] {
  const folded = fold(label)
  if (!isUnspaced(language) || folded.length < 2) return stemsOf(label, language)
  return Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2))
}

const holds = (sentence: string, stem: string, language: Language) =>
  isUnspaced(language)
    ? sentence.includes(stem)
    : new RegExp(`(?<!\\p{L})(ال|وال|بال|لل)?${stem}`, 'u').test(sentence)

const params = {
  ...{ from: 1900, to: 2100, days: 28, month: 'M', year: '2025', max: 9, given: 1, expected: 2 },
  ...{ number: 2, day: '2027-01-01', earliest: '2027-01-01', suggestion: 'x' },
}

function linesIn(language: Language) {
  const t = translatorFor(language, expect.unreachable)
  return cases.map(({ code, field }) => {
    const words = { t, language }
    const { line = '', text } = issueOf({ code, params, severity: 'error' }, field, words)
    const label = t(`apply.${field}.label` as 'apply.gender.label', { link: '' })
    return { code, field, label, line, text }
  })
}

test.each(completeLanguages)(
  'each line of the list of errors names its field once: %s',
  (language) => {
    const has = (sentence: string) => (stem: string) => holds(fold(sentence), stem, language)
    const wrong = linesIn(language).flatMap(({ code, field, label, line, text }) => {
      if (line === text) {
        const isNamed = speakForThemselves.test(code) || partsOf(label, language).some(has(line))
        return isNamed ? [] : [`${code} of ${field} does not name it: ${line}`]
      }
      if (!line.endsWith(text)) return []
      // Later sentences may mention anything.
      const [said = ''] = text.split(/[.。؟?]/)
      const isRepeated = stemsOf(label, language).every(has(said))
      return isRepeated ? [`${code} of ${field} names it twice: ${line}`] : []
    })
    expect(wrong).toEqual([])
  },
)
