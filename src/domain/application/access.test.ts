import { expect, test } from 'vitest'
import { doesLetterOpen } from './access.ts'

const sent = new Date('2027-01-01T12:00:00Z')
const later = (days: number) => new Date(sent.getTime() + days * 86_400_000)
const letter = { recipient: 'Ada@example.org', applicationId: 7, createdAt: sent }
const application = {
  ...{ id: 7, contactEmail: 'ada@example.org', lettersOpenFrom: null, erasedAt: null },
}

test.each([
  ['of the contact, in another spelling', {}, {}, 1, true],
  ['about all applications of an address', { applicationId: null }, {}, 1, true],
  ['about another application', { applicationId: 8 }, {}, 1, false],
  ['to an address that was corrected', {}, { contactEmail: 'ida@example.org' }, 1, false],
  ['written before links were withdrawn', {}, { lettersOpenFrom: later(1) }, 2, false],
  ['written at that moment', {}, { lettersOpenFrom: sent }, 2, true],
  ['written after it', { createdAt: later(2) }, { lettersOpenFrom: later(1) }, 3, true],
  ['about an erased application', {}, { erasedAt: later(1) }, 2, false],
  ['of 89 days', {}, {}, 89, true],
  ['of 90 days', {}, {}, 90, false],
])('a letter %s', (_, change, changed, days, opens) => {
  const read = { ...letter, ...change }
  expect(doesLetterOpen(read, { ...application, ...changed }, later(days))).toBe(opens)
})
