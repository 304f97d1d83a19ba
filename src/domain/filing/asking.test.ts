import { describe, expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { answerFault, portalAnswer, travellerAnswer, whyNotAsk } from './answer.ts'
import { defaultForm } from './default-form.ts'
import { answerKindOf, dateAnswer, shippedQuestions } from './question.ts'

const paid = { status: 'paid', paymentStatus: 'paid' } as const

describe('asking a traveller', () => {
  test.each([
    [paid, 'collecting', null],
    [paid, 'ready', null],
    [{ status: 'paid', paymentStatus: 'unpaid' }, 'ready', null],
    [{ status: 'processing', paymentStatus: 'paid' }, 'ready', null],
    [{ status: 'processing', paymentStatus: 'paid' }, 'filed', 'applicant.filed'],
    [paid, 'withdrawn', 'application.closed'],
    [{ status: 'approved', paymentStatus: 'paid' }, 'approved', 'application.closed'],
    [{ status: 'paid', paymentStatus: 'refunded' }, 'ready', 'application.closed'],
    [{ status: 'pending', paymentStatus: 'unpaid' }, 'collecting', 'payment.required'],
    [{ status: 'pending', paymentStatus: 'needs_review' }, 'collecting', 'payment.required'],
  ] as const)('%o, %s: %s', (order, state, code) => expect(whyNotAsk(order, state)).toBe(code))
})

test.each([
  ['  José\tMüller \n', null, 'José Müller'],
  ['\u200b', null, ''],
  ['٣٠', null, '30'],
  ["O’Brien's – Hotel", null, "O’Brien's – Hotel"],
  ['x'.repeat(120), null, 'x'.repeat(120)],
  ['x'.repeat(121), 'text.too-long', null],
  // Composed, one sign becomes two.
  ['\u2adc'.repeat(61), 'text.too-long', null],
  ['未婚', 'text.not-latin', null],
  ['Hotel женат', 'text.not-latin', null],
  ['a\u0000b', 'text.control', 'a\u0000b'],
])('an answer “%s”: %s, kept as %j', (typed, code, kept) => {
  expect([answerFault(typed), portalAnswer(typed)]).toEqual([code, kept])
})

describe('how a line is answered', () => {
  test('the shipped lines that are not asked are those that have a kind', () => {
    const lines = defaultForm.sections.flatMap((section) => section.lines)
    const asked = lines.filter(({ source }) => source === 'not-asked')
    const known = Object.entries(shippedQuestions).map(([key, { label }]) => [key, label])
    expect(asked.map(({ key, label }) => [key, label])).toEqual(expect.arrayContaining(known))
    expect(known).toHaveLength(asked.length)
  })

  test.each(tableOf`
    marital-status | Marital status | choice; marital-status | Married since | text
    departure | Date of departure | date; permanent-address | Permanent address | long
    present-postal-code | Postal code | code; constructor | Constructor | text
  `)('%s, “%s”: %s', (key, label, kind) => expect(answerKindOf({ key, label }).kind).toBe(kind))
})

const departure = { key: 'departure', label: 'Date of departure' }
test.each([
  [departure, dateAnswer('2027-03-04'), '04/03/2027'],
  [departure, '4/3/2027', '4/3/2027'],
  [departure, '4/3/', ''],
  [departure, '31/02/2027', ''],
  // As drafts have it from before days were typed by their parts.
  [departure, '4 March 2027', '4 March 2027'],
  [{ key: 'employer', label: 'Employer' }, 'A/B/C', 'A/B/C'],
  [{ key: 'employer', label: 'Employer' }, '未婚', ''],
])('of %o, typed “%s”, “%s” is sent', (line, typed, sent) => {
  expect(travellerAnswer(line, typed)).toBe(sent)
})
