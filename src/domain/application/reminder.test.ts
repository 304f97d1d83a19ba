import { expect, test } from 'vitest'
import { type Remindable, reminderFor, whyNotRemind } from './reminder.ts'

const now = new Date('2026-11-21T09:00:00Z')
const unpaid: Remindable = {
  ...{ status: 'pending', paymentStatus: 'unpaid', completedAt: null, documentsAskedAt: null },
}
const paid: Remindable = { ...unpaid, status: 'paid', paymentStatus: 'paid' }
const complete: Remindable = { ...paid, completedAt: now }

test.each([
  ['to pay', unpaid, 'reminder-payment'],
  ['of nothing while we look at the payment', { ...unpaid, paymentStatus: 'needs_review' }, null],
  ['of documents, paid by card', paid, 'reminder-documents'],
  ['of documents, paid otherwise', { ...paid, paymentStatus: 'unpaid' }, 'reminder-documents'],
  ['of nothing once everything is there', complete, null],
  ['of what was rejected', { ...complete, documentsAskedAt: now }, 'documents-asked'],
  ['of what the portal asks', { ...complete, hasQuestions: true }, 'questions-asked'],
  ['of documents first', { ...paid, hasQuestions: true }, 'reminder-documents'],
  ['of nothing once filed', { ...complete, status: 'processing' }, null],
  ['of nothing once decided', { ...complete, status: 'approved' }, null],
  ['of nothing once refunded', { ...paid, paymentStatus: 'refunded' }, null],
] as const)('what a traveller is reminded of: %s', (_, application, expected) => {
  expect(reminderFor(application)).toBe(expected)
})

const given = { ...unpaid, remindersStoppedAt: null }
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
test.each([
  ['goes out', given, {}, null],
  ['goes out a day after the last', given, { lastAt: ago(24) }, null],
  ['waits within a day', given, { lastAt: ago(23.9) }, 'too-soon'],
  ['goes nowhere where letters come back', given, { unreachable: 'bounced' }, 'unreachable'],
  ['is not sent after a complaint', given, { unreachable: 'complained' }, 'stopped'],
  ['never goes out once stopped', { ...given, remindersStoppedAt: ago(90) }, {}, 'stopped'],
  ['needs something missing', { ...given, ...complete }, {}, 'not-needed'],
] as const)('a reminder by staff %s', (_, application, facts, expected) => {
  const nothing = { lastAt: null, unreachable: null }
  const reason = expected && `reminder.${expected}`
  expect(whyNotRemind(application, { ...nothing, ...facts }, now)).toBe(reason)
})
