import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, problem, renderStaff, serve } from '../test-support.tsx'
import { FeePage } from './FeePage.tsx'

const fee = (id: number, portalNumber: string | null) => ({
  ...{ id, application: { id: 1000 + id, reference: `TZ-00100${id}` }, applicantId: id },
  ...{ portalNumber, filedOn: '2026-11-19', amountCents: 50_00, paidOn: null },
})
const list = (...items: object[]) =>
  ok({
    items,
    nextCursor: null,
    totals: { count: items.length, amountCents: items.length * 50_00 },
  })
const nothing = ok({ items: [], nextCursor: null })
const statement = 'POST /api/admin/money/fees/statement'

function open(answers: Parameters<typeof serve>[0] = {}) {
  const sent = serve({
    'GET /api/admin/money/fees': list(fee(1, 'EV-1'), fee(2, null), fee(3, 'EV-3')),
    'GET /api/admin/money/payouts': nothing,
    ...answers,
  })
  const { user } = renderStaff(<FeePage />)
  const bodies = (route: string) =>
    sent.flatMap((each) => (each.route === route ? [each.body] : []))
  const choose = (text: string) =>
    user.upload(
      screen.getByLabelText('Import card statement'),
      new File([text], 'card.csv', { type: 'text/csv' }),
    )
  return { user, bodies, choose }
}
const press = () => screen.findByRole('button', { name: /^Paid on/ })
const said = () => screen.getByText(/chosen,/).textContent

test('ticked fees are paid on one day with one press', async () => {
  const route = 'POST /api/admin/money/fees/paid'
  const { user, bodies } = open({ [route]: ok({ paid: 1, amountCents: 50_00 }) })
  const button = await press()
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByText('3 fees, $150.00')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Choose all shown' }))
  expect(said()).toBe('3 chosen, $150.00')
  await user.click(screen.getByRole('checkbox', { name: 'Choose TZ-001002, no number' }))
  const day = screen.getByRole('textbox', { name: 'Day of payment' })
  await user.clear(day)
  await user.type(day, '20 November 2026')
  await user.click(await screen.findByRole('button', { name: 'Paid on 20 Nov 2026' }))
  await screen.findByText('1 fee is paid: $50.00')
  expect(screen.getByText('1 was no longer expected.')).toBeDefined()
  expect(bodies(route)).toEqual([{ ids: [1, 3], paidOn: '2026-11-20' }])
  expect(said()).toBe('0 chosen, $0.00')
})

test('what is chosen stays so while the server refuses', async () => {
  const route = 'POST /api/admin/money/fees/paid'
  const { user } = open({ [route]: problem(422, 'fee.day-future') })
  await press()
  await user.click(screen.getByRole('checkbox', { name: 'Choose TZ-001001, EV-1' }))
  await user.click(await press())
  await screen.findByText('A future day cannot be recorded.')
  expect(said()).toBe('1 chosen, $50.00')
})

test('a card statement says what it paid, and which lines pay nothing and why', async () => {
  const unmatched = {
    count: 3,
    items: [
      { line: 3, day: '2026-11-20', amountCents: -51_00, text: 'EV-1', why: 'differs' },
      { line: 4, day: '2026-11-21', amountCents: -50_00, text: 'HOTEL', why: 'unknown' },
      { line: 5, day: '2026-11-22', amountCents: -50_00, text: 'EV-2', why: 'paid' },
    ],
  }
  const { bodies, choose } = open({ [statement]: ok({ lines: 4, paid: 1, known: 1, unmatched }) })
  await press()
  await choose('date,amount,text')
  await screen.findByText('1 fee is paid, 4 lines read')
  const section = within(screen.getByRole('region', { name: 'Lines that pay no fee' }))
  expect(section.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Line 3.*Another amount.*EV-1.*51\.00/),
    expect.stringMatching(/Line 4.*No portal number or reference.*HOTEL.*50\.00/),
  ])
  const paid = within(screen.getByRole('region', { name: 'Paid already' }))
  expect(paid.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Line 5.*EV-2.*50\.00/),
  ])
  expect(screen.getByText('1 line counted before.')).toBeDefined()
  expect(bodies(statement)).toEqual([{ text: 'date,amount,text' }])
})

test('an imported statement is taken back once that is confirmed', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const route = `DELETE /api/admin/money/payouts/${id}`
  const payout = {
    ...{ id, reference: id, gateway: 'card', arrivedOn: '2026-11-20' },
    ...{ importedAt: '2026-11-21T09:00:00.000Z', by: { id: 'ann', name: 'Ann Mushi' } },
    ...{
      lines: 1,
      matched: 1,
      leftOver: 0,
      explained: 2,
      grossCents: -50_00,
      feeCents: 0,
      netCents: -50_00,
    },
  }
  const { user, bodies } = open({
    'GET /api/admin/money/payouts': ok({ items: [payout], nextCursor: null }),
    [route]: ok({}),
  })
  await user.click(await screen.findByRole('button', { name: /^Take back what was imported/ }))
  expect(bodies(route)).toEqual([])
  expect(screen.getByText(/^2 of its lines are explained/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(bodies(route)).toHaveLength(1))
  await screen.findByText('The import is taken back')
})
