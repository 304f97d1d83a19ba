import { expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import { translatorFor } from './compile.ts'
import { portalWords } from './portal-line.ts'

const de = translatorFor('de', (message) => expect.unreachable(message))

test('every line that the shipped form does not ask has words of its own', () => {
  const lines = defaultForm.sections.flatMap((section) => section.lines)
  const notAsked = lines.filter(({ source }) => source === 'not-asked')
  expect(notAsked.length).toBeGreaterThan(10)
  for (const line of notAsked) expect(portalWords(de, line)).not.toHaveProperty('lang')
})

test.each([
  [{ key: 'marital-status', label: 'Marital status' }, 'Familienstand', undefined],
  [{ key: 'marital-status', label: "Spouse's name" }, "Spouse's name", 'en'],
  [{ key: 'yellow-fever', label: 'Yellow fever' }, 'Yellow fever', 'en'],
  [{ key: 'constructor', label: 'Constructor' }, 'Constructor', 'en'],
])('%o is asked as %s', (line, label, lang) => {
  expect(portalWords(de, line)).toMatchObject({ label })
  expect(portalWords(de, line).lang).toBe(lang)
})
