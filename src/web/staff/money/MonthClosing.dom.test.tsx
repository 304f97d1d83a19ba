import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { exampleAccount, ok, renderStaff, serve } from '../test-support.tsx'
import { MonthClosing } from './MonthClosing.tsx'
import { MonthPage } from './MonthPage.tsx'

type Books = ComponentProps<typeof MonthClosing>['books']

const shares = { totalCents: 0, authorityCents: 0, expectedCents: 0, serviceCents: 0, heldCents: 0 }
const papers = { count: 0, totalCents: 0, first: null, last: null }
const books: Books = {
  ...{ month: '2026-10', zone: 'Europe/London', isOver: true, closed: null, leftOpen: [] },
  ...{ opening: shares, lines: [], closing: shares, receipts: papers, creditNotes: papers },
  agrees: true,
  toClose: null,
}
const closed = {
  ...{ at: '2026-11-02T09:00:00.000Z', by: { id: 'ann', name: 'Ann Mushi' } },
  ...{ with: '2026-10', isLast: true },
}
const nameOf = (month: string) => `Month ${month}`

function open(changes: Partial<Books>, role: 'owner' | 'manager' = 'owner') {
  const sent = serve({
    'POST /api/admin/money/months/2026-10/close': ok(),
    'POST /api/admin/money/months/2026-10/open': ok(),
  })
  const page = <MonthClosing books={{ ...books, ...changes }} name="October 2026" nameOf={nameOf} />
  return { sent, ...renderStaff(page, { me: exampleAccount({}, role) }) }
}

test('a month is closed after what is not settled was said', async () => {
  const fee = { kind: 'fee' as const, count: 2, applications: [{ id: 7, reference: 'TZ-000007' }] }
  const { sent, user } = open({ leftOpen: [fee] })
  expect(screen.getByRole('link', { name: 'TZ-000007' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Close October 2026' }))
  const dialog = screen.getByRole('dialog', { name: 'Close October 2026?' })
  expect(dialog.textContent).toContain('Official fees expected: 2')
  expect(sent).toEqual([])
  const [, yes] = screen.getAllByRole('button', { name: 'Close October 2026', hidden: true })
  await user.click(yes as HTMLElement)
  await screen.findByText('October 2026 is closed')
  expect(sent).toMatchObject([{ route: 'POST /api/admin/money/months/2026-10/close' }])
})

test('a settled month is asked about too, and nothing is called open', async () => {
  const { sent, user } = open({})
  await user.click(screen.getByRole('button', { name: 'Close October 2026' }))
  const dialog = screen.getByRole('dialog', { name: 'Close October 2026?' })
  expect(dialog.textContent).not.toContain('Not settled yet')
  expect(sent).toEqual([])
})

test('what should have been paid out leads to the payouts, or takes their file', () => {
  const payment = { id: 7, reference: 'TZ-000007' }
  open({ leftOpen: [{ kind: 'unpaid', count: 9, applications: [payment] }] })
  expect(screen.getByText('In our books, in no payout')).toBeDefined()
  expect(screen.queryByText(/is settled/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Payouts' })).toBeDefined()
  expect(screen.getByText('Import payouts')).toBeDefined()
})

test('the page opens on the month to be closed next, and stays there', async () => {
  const running = dayAtSeat(new Date()).slice(0, 7)
  serve({
    [`GET /api/admin/money/months/${running}`]: ok({
      ...{ ...books, month: running, isOver: false, toClose: '2026-10' },
    }),
    'GET /api/admin/money/months/2026-10': ok({ ...books, toClose: '2026-10' }),
    'POST /api/admin/money/months/2026-10/close': ok(),
  })
  renderStaff(<MonthPage />, { me: exampleAccount() })
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Close October 2026' })).toBeDefined()
})

test('an owner opens the last closed one again, with a reason', async () => {
  const { sent, user } = open({ closed })
  expect(screen.getByText(/^Closed .* by Ann Mushi$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Open again' }))
  const [, send] = screen.getAllByRole('button', { name: 'Open again', hidden: true })
  await user.click(send as HTMLElement)
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Why it is opened' }), 'A payout came late')
  await user.click(send as HTMLElement)
  await waitFor(() => expect(sent).toMatchObject([{ body: { reason: 'A payout came late' } }]))
})

test.each([
  ['a manager opens none', { closed }, 'manager'],
  ['an earlier one stays', { closed: { ...closed, with: '2026-11', isLast: false } }, 'owner'],
  ['one that runs is not closed', { isOver: false }, 'owner'],
] as const)('%s', (_, changes, role) => {
  open(changes, role)
  expect(screen.queryByRole('button', { name: /^(Open again|Close)/ })).toBeNull()
})
