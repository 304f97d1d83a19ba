import { expect, test } from 'vitest'
import type { DocumentType } from './document.ts'
import { type Asked, questionAbout } from './question.ts'

const file = (documentType: DocumentType, contentHash: string, more: Partial<Asked> = {}) => ({
  ...{ documentType, contentHash, lacksFace: false, isRight: false },
  createdAt: '2026-11-21T04:00:00.000Z',
  ...more,
})
const later = '2026-11-21T05:00:00.000Z'

test.each([
  ['files of their own', [file('passportPhoto', 'a'), file('flightTicket', 'b')], []],
  [
    'one file twice: about the newer',
    [file('passportPhoto', 'a', { createdAt: later }), file('passportDocument', 'a')],
    ['passportPhoto same-file'],
  ],
  [
    'one file twice, both at once',
    [file('passportPhoto', 'a'), file('passportDocument', 'a')],
    ['passportPhoto same-file'],
  ],
  [
    'one file twice, and that is right',
    [file('passportPhoto', 'a', { createdAt: later, isRight: true }), file('flightTicket', 'a')],
    [],
  ],
  [
    'a photo without a face',
    [file('passportPhoto', 'a', { lacksFace: true })],
    ['passportPhoto no-face'],
  ],
  [
    'a photo without a face, and that is right',
    [file('passportPhoto', 'a', { lacksFace: true, isRight: true })],
    [],
  ],
])('%s', (_, documents, asked) => {
  const giver = { id: 1, documents }
  const found = documents.flatMap((each) => {
    const question = questionAbout(giver, each, [giver])
    return question ? [`${each.documentType} ${question}`] : []
  })
  expect(found).toEqual(asked)
})
