import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleApplication, exampleDocument, renderStaff } from '../../test-support.tsx'
import { PageCheck } from './Review.tsx'

type Document = ReturnType<typeof exampleDocument>
const at = '2026-11-21T09:00:00.000Z'
const page = (changes: Partial<Document> = {}) =>
  exampleDocument(1, { documentType: 'passportDocument', ...changes })

const show = (document: Document) =>
  renderStaff(<PageCheck document={document} />, { application: exampleApplication() })

test.each([
  ['match', [], 'Reads the same as the answers'],
  ['not-readable', [], 'Could not be read'],
  ['differs', ['lastName', 'passportNumber'], 'Differs: Last name, Passport number'],
  [null, [], 'Not compared yet'],
] as const)('%s, %j: %s', (result, fields, words) => {
  const passportCheck = result && { result, fields: [...fields], confirmed: [], at }
  show(page({ passportCheck }))
  expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['an old page', page({ current: false })],
  ['another document', exampleDocument(2)],
])('%s says nothing', (_, document) => {
  show(document)
  expect(screen.queryByText('Passport page')).toBeNull()
})
