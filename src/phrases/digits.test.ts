import { expect, test } from 'vitest'
import { completeLanguages } from '#domain/reference/languages.ts'
import { productTexts } from './templates.ts'
import { readIn } from './test-support.ts'

/**
 * Keys whose digits are written, each with its reason. All others take numbers as parameters, from
 * the rules or from the constant that the code uses: a typed number would outlive both.
 */
const written: readonly (readonly [reason: string, ...keys: RegExp[]])[] = [
  ['names', /^agreement\.check\.title$/, /^status\.check\.hash\./, /^page\.footer\./],
  ['a technique', /^legal\.contact\.legal\.security\.text$/],
  ['a reference as an example', /reference/, /^chat\.application\.number\.wrong$/],
  ['a telephone number as an example', /contactPhone\.(hint|impossible|no-country)$/],
  ['a date', /^apply\.date(OfBirth)?\.hint$/, /^rule\.date\./, /^sheet\.(order|unread)/],
  ['how long passports are valid in the world', /^apply\.passportIssueDate\.likely$/],
  ['the first one', /[aA]sFirst|sameForAll|^passport\.start\.first$/, /^traveller\.shared\.label$/],
  ['the steps of the page', /^apply\.(header\.title|progress\.count)$/, /^eligibility\.first$/],
  ['promised word for word', /^rule\.\w+\.(too-short|short|long|too-few|too-young)$/],
  ['the age of majority', /^rule\.dateOfBirth\.minor(-alone)?$/],
  ['a size that suits a group', /^(apply\.applicationType|chooser)\.group\.text$/],
  ['around the clock', /^home\.blurbs\.support\.text$/],
  ['the size of a file', /^sheet\.(file\.hint|fault\.tooLarge)$/],
  ['texts that the owner edits', /^template\./],
]

/** These languages write as digits what others say in words: a person, one time, two lines. */
const counting: readonly string[] = ['ja', 'ko', 'zh']
const counted = /(?<!\p{Nd})[1-6](?!\p{Nd})/gu

test.each(completeLanguages)(
  'in %s no phrase holds a number that is stated elsewhere',
  (language) => {
    const templates = Object.entries(productTexts[language]).map(
      ([key, text]) => [`template.${key}`, text] as const,
    )
    const typed = [...readIn(language), ...templates]
      .filter(([, text]) =>
        /\p{Nd}/u.test(counting.includes(language) ? text.replaceAll(counted, '') : text),
      )
      .map(([key]) => key)
      .filter((key) => !written.some(([, ...keys]) => keys.some((each) => each.test(key))))
    expect(typed).toEqual([])
  },
)
