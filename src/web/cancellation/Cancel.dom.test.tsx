import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CancellationView } from '#contract/cancellation.ts'
import { rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { button, ok, problem, renderIsland, serve } from '../test-support.tsx'
import { Cancel } from './Cancel.tsx'
import { Refund } from './Refund.tsx'

const applicants = ['Ana', 'Ben'].map((firstName, at) => ({
  id: at + 1,
  firstName,
  lastName: 'Moreau',
}))
const application = { id: 42, rulesVersion: 1, applicants }

const asked: CancellationView = {
  ...{ ends: 'asked', refund: 208, paid: 233, fee: 25, refunded: 0, coming: 0 },
  ...{ ground: 'cancellation', grounds: ['cancelled-in-time'], cancellationHours: 24 },
  ...{ applicantIds: [1, 2], canDelete: false, requests: [] },
}
const request = (id: string, changes: Partial<CancellationView['requests'][number]>) => ({
  ...{ id, state: 'open' as const, applicantIds: [1], reason: null, refund: 91.5 },
  ...{ ground: 'cancellation' as const, createdAt: '2026-11-21T09:00:00.000Z', decidedAt: null },
  note: null,
  ...changes,
})

function show(rulesVersion = 1) {
  const onChanged = vi.fn()
  const piece = <Cancel application={{ ...application, rulesVersion }} onChanged={onChanged} />
  return { onChanged, ...renderIsland(piece, ['help', 'form', 'error', 'site']) }
}

/** Opens the cancellation form. */
async function begin() {
  const shown = show()
  await shown.user.click(await screen.findByRole('button', { name: 'Cancel the application' }))
  return shown
}

const path = '/api/applications/42/cancellation'

const none = { ground: null, fee: 0 }
const moved = { refunded: 50, coming: 20 }
const noMore = 'You will not get any further refund'
const back = 'We have refunded $50We are refunding $20'
test.each([
  ['it went back', { grounds: ['paid-back'] }, noMore],
  ['nothing is left', { grounds: ['nothing-left'] }, noMore],
  ['it is too late', { grounds: ['too-late'] }, 'You will not get a refund'],
  ['it is submitted', { ...none, grounds: ['submitted'] }, 'refundWe have already submitted'],
  ['it was paid by bank', { ...none, paid: 0, grounds: ['not-paid'] }, 'Ask us about a refund'],
  ['some is back', { ...none, ...moved, grounds: ['government-rejected'] }, `${back}${noMore}The`],
])('where %s that is said first, and may be asked for all the same', async (_, given, words) => {
  serve({ [`GET ${path}`]: ok({ ...asked, refund: 0, ...given }) })
  const { container } = await begin()
  await waitFor(() => expect(container.textContent).toContain(words))
  expect(button('Ask to cancel').getAttribute('aria-disabled')).toBeNull()
})

const accepted = { state: 'accepted' } as const

const two = ['a', 'c'].map((id) => request(id, accepted))
const small = [request('a', { ...accepted, refund: 0.3 })]
const further = 'We have refunded $50We are refunding $0.10You will get back a further $132.90'
const agreed = 'We have refunded $0.10We are refunding $0.20'
test.each([
  ['what was agreed', {}, 'You will get back $91.50'],
  ['what is on its way instead', { coming: 91.5 }, 'We are refunding $91.50'],
  ['what was refunded instead', { refunded: 91.5 }, 'We have refunded $91.50'],
  ['what is left of several', { refunded: 50, coming: 0.1, requests: two }, further],
  ['no more than was agreed', { refunded: 0.1, coming: 0.2, requests: small }, agreed],
])('after the cancellation the page says %s', async (_, money, words) => {
  const requests = [request('a', accepted), request('b', { state: 'declined' })]
  const left = { ...asked, ends: 'nothing', refund: 0, ground: null, grounds: ['not-paid'] }
  serve({ [`GET ${path}`]: ok({ ...left, applicantIds: [], requests, ...money }) })
  const { container } = renderIsland(
    <QueryClientProvider client={new QueryClient()}>
      <Refund application={application} isCancelled />
    </QueryClientProvider>,
    ['help', 'site'],
  )
  await waitFor(() => expect(container.textContent).toBe(words))
})

test('says what comes back and why, answers for those who are chosen, and asks for them alone', async () => {
  const one = { ...asked, refund: 91.5, paid: 116.5 }
  const sent = serve({
    [`GET ${path}`]: (query) => ok(query.includes('=2') ? one : asked),
    [`POST ${path}`]: ok({ ...asked, requests: [request('r', { applicantIds: [2] })] }),
  })
  const { user, onChanged } = await begin()
  expect(await screen.findByText('You will get back $208')).toBeDefined()
  expect(screen.getByText('You are cancelling within 24 hours of ordering.')).toBeDefined()
  expect(screen.getByText('Paid for this: $233. We keep our fee of $25.')).toBeDefined()
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
  await tick('Ana Moreau')
  expect(await screen.findByText('You will get back $91.50')).toBeDefined()
  // Nothing can be asked for nobody.
  await tick('Ben Moreau')
  await user.click(button('Ask to cancel'))
  expect(sent.every(({ route }) => route.startsWith('GET'))).toBe(true)
  await tick('Ben Moreau')
  await user.type(screen.getByRole('textbox'), 'Ill')
  await user.click(button('Ask to cancel'))
  await screen.findByText(/Ben Moreau: you asked to cancel on 21 November 2026/)
  const body = { applicantIds: [2], reason: 'Ill' }
  expect(sent.at(-1)).toEqual({ route: `POST ${path}`, query: '', body })
  expect(onChanged).toHaveBeenCalled()
})

const unpaid = {
  ...{ ...asked, ends: 'now' as const, refund: 0, paid: 0, fee: 0 },
  ...{ ground: null, grounds: ['not-paid' as const], canDelete: true },
}

test('says why nothing can be said yet', async () => {
  serve({ [`GET ${path}`]: problem(409, 'application.held') })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in a minute')
})

test('an open payment page is reported with what to do', async () => {
  serve({ [`GET ${path}`]: ok(unpaid), [`POST ${path}`]: problem(409, 'payment.still-open') })
  const { user } = await begin()
  await user.click(button('Cancel for good'))
  expect((await screen.findByRole('alert')).textContent).toContain('still open')
})

test('shows earlier requests and answers; travellers in an open request are not offered', async () => {
  const requests = [
    request('a', {}),
    request('b', { state: 'declined', applicantIds: [2], note: 'It is granted.' }),
  ]
  serve({ [`GET ${path}`]: ok({ ...asked, requests }) })
  const { user } = show()
  expect(await screen.findByText(/Ana Moreau: you asked to cancel/)).toBeDefined()
  expect(screen.getByText('Ben Moreau: not cancelled. Our answer: It is granted.')).toBeDefined()
  await user.click(button('Cancel the application'))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('an answer is promised by the terms that were agreed, in the working days of now', async () => {
  const { refund, calendar } = shippedDocument
  const terms = {
    ...{ refund: { ...refund, replyBusinessDays: 4 }, calendar: { ...calendar, workingDays: [1] } },
  }
  const sent = serve({
    [`GET ${path}`]: ok({ ...asked, requests: [request('a', {})] }),
    'GET /api/rules/7': ok(rulesOf({ ...shippedDocument, ...terms }, 7)),
  })
  show(7)
  // Four business days after a Saturday.
  expect(await screen.findByText(/26 November 2026/)).toBeDefined()
  expect(sent.map(({ route }) => route)).toContain('GET /api/rules/7')
})

test('no day is promised by other terms', async () => {
  serve({
    [`GET ${path}`]: ok({ ...asked, requests: [request('a', {})] }),
    'GET /api/rules/7': problem(404, 'rules.not-found'),
  })
  show(7)
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.queryByText(/you asked to cancel/)).toBeNull()
})
