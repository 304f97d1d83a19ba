import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dictionaries } from '#phrases/compile.ts'
import { descriptionOf, renderForm } from '../test-support.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { emptyApplicant } from './values.ts'

const draw = (language: 'de' | 'ja') => {
  renderForm(<PersonalFields path={(field) => field} nationality={null} />, {
    values: emptyApplicant(),
    language,
  })
  // Without what stands in brackets, which is an element of its own.
  const box = (field: 'firstName' | 'lastName' | 'occupation') =>
    screen.getByRole('textbox', {
      name: new RegExp(`^${dictionaries[language]?.apply[`${field}.label`].split('（')[0]}`),
    })
  return { given: box('firstName'), surname: box('lastName'), occupation: box('occupation') }
}

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

test('the surname is asked first where people write it first', () => {
  const { given, surname } = draw('ja')
  expect(isBefore(surname, given)).toBe(true)
})

test('elsewhere the given names are, and Latin letters go without saying', () => {
  const { given, surname, occupation } = draw('de')
  expect(isBefore(given, surname)).toBe(true)
  expect(descriptionOf(occupation)).toBe('')
})
