import { describe, expect, test } from 'vitest'
import { applicationStatuses } from '#domain/application/status.ts'
import { consequencesOf, statusOf, whyNeverApprove } from './consequences.ts'

describe('a change of status', () => {
  const paid = { status: 'paid', paymentStatus: 'paid' } as const
  const unpaid = { status: 'pending', paymentStatus: 'unpaid' } as const
  const approved = { status: 'approved', paymentStatus: 'paid' } as const

  test.each([
    ['tells the traveller', paid, 'processing', false, ['letter']],
    ['tells them your words too', paid, 'rejected', true, ['letter', 'message']],
    ['sends the visa', paid, 'approved', false, ['visa-letter']],
    ['counts as paid by hand', unpaid, 'paid', false, ['letter', 'paid-by-hand']],
    ['counts so at once', unpaid, 'approved', true, ['visa-letter', 'message', 'paid-by-hand']],
    ['counts as no payment when it ends', unpaid, 'rejected', false, ['letter']],
    ['takes the visa away', approved, 'processing', false, ['letter', 'visa-gone']],
  ] as const)('%s', (_, application, to, hasMessage, expected) => {
    expect(consequencesOf(application, to, hasMessage)).toEqual(expected)
  })

  test('never counts as paid by hand what was paid back, or what waits no more', () => {
    const refunded = { status: 'pending', paymentStatus: 'refunded' } as const
    const begun = { status: 'processing', paymentStatus: 'unpaid' } as const
    expect(consequencesOf(refunded, 'paid', false)).not.toContain('paid-by-hand')
    expect(consequencesOf(begun, 'paid', false)).not.toContain('paid-by-hand')
  })

  test('always writes to the traveller, once', () => {
    for (const from of applicationStatuses)
      for (const to of applicationStatuses) {
        const said = consequencesOf({ status: from, paymentStatus: 'paid' }, to, true)
        expect(said.filter((each) => each.endsWith('letter'))).toHaveLength(1)
        expect(new Set(said).size).toBe(said.length)
      }
  })
})

test('a status is known by its name alone', () => {
  for (const status of applicationStatuses) expect(statusOf(status)).toBe(status)
  for (const text of ['', 'Paid', 'lost', 'toString']) expect(statusOf(text)).toBeNull()
})

test('only a second person who is missing keeps somebody from ever approving', () => {
  expect(whyNeverApprove({ whyNotApprove: 'approval.second-person' })).toBe(
    'approval.second-person',
  )
  expect(whyNeverApprove({ whyNotApprove: 'approval.document-required' })).toBeNull()
  expect(whyNeverApprove({ whyNotApprove: null })).toBeNull()
})
