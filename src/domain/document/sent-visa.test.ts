import { expect, test } from 'vitest'
import { pickSentVisa, type SentVisa, sentVisaOf } from './sent-visa.ts'

const sentAt = new Date('2026-11-21T23:30:00Z')
const replacedAt = new Date('2026-07-01T23:30:00Z')

test.each([
  [{ replacedAt: null, isApproved: true }, 'sent', null],
  [{ replacedAt: null, isApproved: false }, 'withdrawn', null],
  // The day at the seat: an hour ahead of UTC in summer.
  [{ replacedAt, isApproved: true }, 'replaced', '2026-07-02'],
  [{ replacedAt, isApproved: false }, 'replaced', '2026-07-02'],
] as const)('%j is %s', (file, state, replacedOn) => {
  expect(sentVisaOf({ sentAt, ...file })).toEqual({ state, sentOn: '2026-11-21', replacedOn })
})

test('a valid copy wins', () => {
  const visa = (state: SentVisa['state']): SentVisa => ({ state, sentOn: '', replacedOn: null })
  const [sent, replaced, withdrawn] = [visa('sent'), visa('replaced'), visa('withdrawn')]
  expect(pickSentVisa([withdrawn, replaced, sent])).toBe(sent)
  expect(pickSentVisa([withdrawn, replaced])).toBe(replaced)
  expect(pickSentVisa([withdrawn])).toBe(withdrawn)
  expect(pickSentVisa([])).toBeNull()
})
