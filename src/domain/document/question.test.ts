import { expect, test } from 'vitest'
import type { DocumentType } from './document.ts'
import { type Asked, questionAbout } from './question.ts'

const file = (documentType: DocumentType, contentHash: string, more: Partial<Asked> = {}) => ({
  ...{ documentType, contentHash, lacksFace: false, isRight: false },
  createdAt: '2026-11-21T04:00:00.000Z',
  ...more,
})
const photo = (more: Partial<Asked> = {}) => file('passportPhoto', 'a', more)
const page = file('passportDocument', 'a')
const later = '2026-11-21T05:00:00.000Z'

test.each([
  ['files of their own', [photo(), file('flightTicket', 'b')], []],
  ['one file twice: the newer', [photo({ createdAt: later }), page], ['passportPhoto same-file']],
  ['one file twice, both at once', [photo(), page], ['passportPhoto same-file']],
  ['one file twice, and that is right', [photo({ createdAt: later, isRight: true }), page], []],
  ['a photo without a face', [photo({ lacksFace: true })], ['passportPhoto no-face']],
  ['without a face, and that is right', [photo({ lacksFace: true, isRight: true })], []],
])('%s', (_, documents, asked) => {
  const giver = { id: 1, documents }
  const found = documents.flatMap((each) => {
    const question = questionAbout(giver, each, [giver])
    return question ? [`${each.documentType} ${question}`] : []
  })
  expect(found).toEqual(asked)
})
