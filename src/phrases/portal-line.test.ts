import { expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import { sourceOf } from '#domain/filing/sources.ts'
import { translatorFor } from './compile.ts'
import { portalWords } from './portal-line.ts'

const de = translatorFor('de', (message) => expect.unreachable(message))

test('every line of the shipped form that can be empty has words in ten languages', () => {
  const lines = defaultForm.sections.flatMap((section) => section.lines)
  const askable = lines.filter(({ source }) => ['none', 'text'].includes(sourceOf(source).kind))
  expect(askable.length).toBeGreaterThan(20)
  for (const line of askable) expect(portalWords(de, line)).not.toHaveProperty('lang')
})

test('a choice is offered in the language, and sent as the portal has it', () => {
  const { choices } = portalWords(de, { key: 'passport-type', label: 'Type of passport' })
  expect(choices).toContainEqual({ value: 'Service', label: 'Dienstpass' })
})

test.each([
  [{ key: 'marital-status', label: 'Marital status' }, 'Familienstand', undefined],
  [{ key: 'occupation', label: 'Occupation' }, 'Beruf', undefined],
  [{ key: 'occupation', label: 'Trade' }, 'Trade', 'en'],
  [{ key: 'marital-status', label: "Spouse's name" }, "Spouse's name", 'en'],
  [{ key: 'yellow-fever', label: 'Yellow fever' }, 'Yellow fever', 'en'],
  [{ key: 'constructor', label: 'Constructor' }, 'Constructor', 'en'],
])('%o is asked as %s', (line, label, lang) => {
  expect(portalWords(de, line)).toMatchObject({ label })
  expect(portalWords(de, line).lang).toBe(lang)
})
