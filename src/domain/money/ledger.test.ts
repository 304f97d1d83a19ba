import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addShares, authorityBack, ledgerKinds, noShares, reportOf, sharesOf } from './ledger.ts'

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const sum = fc.record({
  kind: fc.constantFrom(...ledgerKinds),
  isBefore: fc.boolean(),
  count: fc.integer({ min: 1, max: 50 }),
  amountCents: cents,
  authorityCents: cents,
})

describe('the report of a month', () => {
  test('adds up to the cent, downwards and sideways, whatever was booked', () => {
    fc.assert(
      fc.property(fc.array(sum, { maxLength: 40 }), (sums) => {
        const { opening, lines, closing } = reportOf(sums)
        expect(lines.reduce<typeof opening>(addShares, opening)).toMatchObject(closing)
        expect(closing.totalCents).toBe(sums.reduce((all, each) => all + each.amountCents, 0))
        for (const each of [opening, ...lines, closing]) {
          expect(each.authorityCents + each.serviceCents + each.heldCents).toBe(each.totalCents)
        }
      }),
    )
  })

  test('opens with what the month before closed with', () => {
    fc.assert(
      fc.property(fc.array(sum), fc.array(sum), (first, second) => {
        const month = (rows: typeof first, isBefore: boolean) =>
          rows.map((each) => ({ ...each, isBefore }))
        const { closing } = reportOf(month(first, false))
        expect(reportOf([...month(first, true), ...month(second, false)]).opening).toEqual(closing)
      }),
    )
  })

  test('has a line for each kind, also where nothing moved', () => {
    const { opening, lines, closing } = reportOf([])
    expect(lines.map(({ kind }) => kind)).toEqual(ledgerKinds)
    expect([opening, closing]).toEqual([noShares, noShares])
  })
})

test('money that came by mistake is neither ours nor the authority’s', () => {
  expect(sharesOf('second-capture', 233_00, 50_00)).toEqual({
    totalCents: 233_00,
    authorityCents: 0,
    serviceCents: 0,
    heldCents: 233_00,
  })
})

test.each([
  ['nobody leaves: the speed comes back', 50_00, 50_00, 79_00, 0],
  ['everybody leaves before filing', 50_00, 0, 208_00, 50_00],
  ['one of two leaves', 100_00, 50_00, 95_00, 50_00],
  ['filed: the fee is paid', 50_00, 50_00, 233_00, 0],
  ['less goes back than the fee', 50_00, 0, 20_00, 20_00],
  ['another kind of visa is owed more than was charged', 50_00, 100_00, 20_00, 0],
])('what goes back of the official fee: %s', (_, heldCents, owedCents, amountCents, back) => {
  expect(authorityBack({ heldCents, owedCents, amountCents })).toBe(back)
})
