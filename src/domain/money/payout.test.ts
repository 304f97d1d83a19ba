import { describe, expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { centsOf, momentIn, payoutLinesOf } from './payout.ts'

test.each(tableOf`
  233.00 | 23300; 233 | 23300; -25,5 | -2550; 1,234.50 | 123450; 0 | 0; -0.00 | 0
  =1+1 |; 1e3 |; |; 12.345 |; 99999999999 |
`)('%j is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents ? Number(cents) : null))

test.each(tableOf`
  2026-11-21 | 2026-11-21T00:00:00.000Z; 2026-11-21 09:32 | 2026-11-21T09:32:00.000Z
  2026-11-21T09:32:11.123Z | 2026-11-21T09:32:11.000Z
  2026-02-30 |; 2026-11-21 25:00 |; 21/11/2026 |
`)('%j is %s', (text, at) => expect(momentIn(text)?.toISOString() ?? '').toBe(at))

const csv = (line: string) => line.split(',')
const hosted = csv('payout,arrived_on,line,type,reference,amount,fee,currency,at')

describe('a file', () => {
  test('of a hosted gateway', () => {
    const row = csv('po_1,2026-11-25,l_1,charge,gw_1,233.00,7.06,usd,2026-11-21')
    const line = {
      ...{ payoutRef: 'po_1', arrivedOn: '2026-11-25', lineRef: 'l_1', kind: 'charge' },
      ...{ gatewayRef: 'gw_1', amountCents: 233_00, feeCents: 7_06 },
    }
    expect(payoutLinesOf([hosted, row])).toMatchObject({ format: 'hosted', lines: [line] })
  })

  test('of Stripe’s itemized payouts, by the attempt where the report has it', () => {
    const head = csv(
      'automatic_payout_id,automatic_payout_effective_at_utc,balance_transaction_id,created_utc,' +
        'currency,gross,fee,net,reporting_category,charge_id,payment_metadata[attemptId]',
    )
    const row = (end: string) =>
      csv(`po_1,2026-11-25 00:00:00,txn_1,2026-11-21 09:00:00,usd,-233,15,-248,${end}`)
    const ends = ['dispute,ch_1,', 'charge,ch_1,a-b', 'payout,,', 'climate_order,,']
    const gone = ['refund_failure,ch_2,', 'charge_failure,ch_3,']
    const found = payoutLinesOf([head, ...[...ends, ...gone].map(row)])
    const read = [
      { kind: 'dispute', gatewayRef: 'ch_1' },
      { kind: 'charge', gatewayRef: 'a-b' },
      { kind: 'adjustment', gatewayRef: null },
      { kind: 'refund', gatewayRef: 'ch_2' },
      { kind: 'charge', gatewayRef: 'ch_3' },
    ]
    expect(found).toMatchObject({ format: 'stripe-payouts', lines: read })
  })

  test('of Stripe’s balance', () => {
    const head = csv('id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Transfer')
    const row = csv('txn_1,charge,ch_1,233.00,7.06,225.94,usd,2026-11-21 09:00,po_1')
    const lines = [{ arrivedOn: null, gatewayRef: 'ch_1' }]
    expect(payoutLinesOf([head, row])).toMatchObject({ format: 'stripe-balance', lines })
  })

  test.each([
    ['an amount that is a formula', { 5: '=1+1' }],
    ['a reference that is one', { 4: '=cmd' }],
    ['another currency', { 7: 'EUR' }],
    ['a day that does not exist', { 8: '2026-02-30' }],
    ['a payout without a name', { 0: '' }],
    ['an endless name', { 2: 'x'.repeat(201) }],
    ['a kind that is none', { 3: 'sale' }],
    ['one that JavaScript has', { 3: 'constructor' }],
  ])('is refused whole, and says where, for %s', (_, change) => {
    const row = csv('po_1,2026-11-25,l_1,charge,gw_1,1,0,USD,2026-11-21')
    const wrong = Object.assign([...row], change)
    expect(payoutLinesOf([hosted, row, wrong])).toEqual({ wrong: true, line: 3 })
  })

  test.each([[[]], [[['a', 'b']]], [[['payout', 'line']]]])('is no payout: %j', (rows) => {
    expect(payoutLinesOf(rows)).toEqual({ wrong: true, line: null })
  })
})
