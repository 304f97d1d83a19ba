import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import {
  addShares,
  authorityBack,
  feeEntries,
  feeOf,
  ledgerKinds,
  noShares,
  reportOf,
  sharesOf,
} from './ledger.ts'

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
const sum = fc
  .record({
    ...{ kind: fc.constantFrom(...ledgerKinds), isBefore: fc.boolean() },
    ...{ count: fc.integer({ min: 1, max: 50 }), amountCents: cents, authorityCents: cents },
  })
  .map((each) =>
    each.kind === 'authority-expected' ? { ...each, authorityCents: -each.amountCents } : each,
  )
const cash = ({ kind, amountCents }: { kind: string; amountCents: number }) =>
  kind === 'authority-expected' ? 0 : amountCents

describe('the report of a month', () => {
  test('adds up to the cent, downwards and sideways, whatever was booked', () => {
    always(fc.array(sum, { maxLength: 40 }), (sums) => {
      const { opening, lines, closing } = reportOf(sums)
      expect(lines.reduce<typeof opening>(addShares, opening)).toMatchObject(closing)
      expect(closing.totalCents).toBe(sums.reduce((all, each) => all + cash(each), 0))
      for (const each of [opening, ...lines, closing]) {
        const { totalCents, authorityCents, expectedCents, serviceCents, heldCents } = each
        expect(authorityCents + expectedCents + serviceCents + heldCents).toBe(totalCents)
      }
    })
  })

  test('opens with what the month before closed with', () => {
    always(fc.array(sum), fc.array(sum), (first, second) => {
      const month = (rows: typeof first, isBefore: boolean) =>
        rows.map((each) => ({ ...each, isBefore }))
      const { closing } = reportOf(month(first, false))
      expect(reportOf([...month(first, true), ...month(second, false)]).opening).toEqual(closing)
    })
  })

  test('has a line for each kind, also where nothing moved', () => {
    const { opening, lines, closing } = reportOf([])
    expect(lines.map(({ kind }) => kind)).toEqual(ledgerKinds)
    expect([opening, closing]).toEqual([noShares, noShares])
  })
})

test('money that came by mistake is neither ours nor the authority’s', () => {
  const held = { totalCents: 233_00, heldCents: 233_00 }
  expect(sharesOf('second-capture', 233_00, 50_00)).toEqual({ ...noShares, ...held })
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

const fee = (expectedCents: number, paidCents: number) => ({ expectedCents, paidCents })
const [none, expected, paid] = [fee(0, 0), fee(50_00, 0), fee(0, 50_00)]
const filed = { isFiled: true, isHeld: false }
const open = { isFiled: false, isHeld: false }
const held = (isFiled: boolean) => ({ isFiled, isHeld: true })

test.each([
  ['is not filed', none, null, open, none],
  ['is filed', none, null, filed, expected],
  ['is filed, which can be undone', none, null, held(true), none],
  ['is filed again after the usual fee changed', fee(49_00, 0), null, filed, fee(49_00, 0)],
  ['is taken back, which can be undone', expected, null, held(false), expected],
  ['is taken back', expected, null, open, none],
  ['has paid', expected, 52_00, filed, fee(0, 52_00)],
  ['has paid before the filing', none, 52_00, open, fee(0, 52_00)],
  ['has paid and is taken back', paid, 50_00, open, paid],
  ['has not paid after all', paid, 'removed', filed, expected],
  ['has not paid after all, and is not filed', paid, 'removed', open, none],
  ['has not paid after all, while the filing can be undone', paid, 'removed', held(true), none],
  ['was assumed to have paid', paid, null, filed, paid],
  ['was assumed to have paid, and is taken back', paid, null, open, none],
  ['is expected and paid by two releases at once', fee(50_00, 50_00), null, filed, paid],
] as const)('the official fee of who %s', (_, booked, noted, facts, wanted) => {
  expect(feeOf({ booked, noted, ...facts, usualCents: 50_00 })).toEqual(wanted)
  const shares = feeEntries(booked, wanted)
    .map((entry) => sharesOf(entry.kind, entry.amountCents, entry.authorityCents))
    .reduce(addShares, noShares)
  expect(shares).toMatchObject({
    totalCents: booked.paidCents - wanted.paidCents,
    expectedCents: wanted.expectedCents - booked.expectedCents,
    serviceCents: 0,
  })
})
