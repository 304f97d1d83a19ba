import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  box,
  button,
  choose,
  exampleAccount,
  exampleApplication,
  ok,
  problem,
  renderStaff,
  retype,
  serve,
} from '../test-support.tsx'
import { RefundBlock } from './RefundBlock.tsx'
import { RefundForm } from './RefundForm.tsx'

const proposal = {
  ground: 'refund' as const,
  eligible: true,
  reasons: ['not-processed' as const],
  paidCents: 233_00,
  refundedCents: 0,
  feeCents: 25_00,
  amountCents: 208_00,
  limitCents: 208_00,
  answerBy: '2026-11-25',
  payBy: '2026-12-09',
  requestBy: null,
  terms: { days: 30, businessDays: 3, hours: 24 },
}
const route = 'POST /api/admin/applications/42/refund'

const rule = () => button(/^As the policy says/)
const question = () => screen.queryByRole('group', { name: /^Refund / })
/** Types another amount than is offered. */
async function type(user: ReturnType<typeof renderRefund>['user'], amount: string) {
  await user.click(button('Another amount'))
  await waitFor(() => expect(document.activeElement).toBe(box('Amount in US dollars')))
  await retype(user, box('Amount in US dollars'), amount)
  return box('Amount in US dollars')
}

function renderRefund(
  given: Parameters<typeof renderStaff>[1] = {},
  asked: Parameters<typeof RefundForm>[0]['asked'] = { ground: 'refund' },
  ofRole: Parameters<typeof RefundForm>[0]['ofRole'] = null,
) {
  const onClose = vi.fn()
  const form = <RefundForm {...{ proposal, ofRole, asked, onClose }} isOld={false} />
  return { onClose, ...renderStaff(form, { application: exampleApplication(), ...given }) }
}

test('proposes what the policy says, and pays it back once that is confirmed', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user, onClose } = renderRefund()
  await user.click(button('As the policy says $208'))
  expect(screen.getByRole('group', { name: 'Refund $208?' }).textContent).toContain(
    'an email goes to amina@example.com',
  )
  expect(sent).toEqual([])
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is decided and goes to the gateway')
  expect(sent).toEqual([
    { route, query: '', body: { ground: 'refund', amountCents: 208_00, version: 3 } },
  ])
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('offers what the own role still allows, and sends no more', async () => {
  const sent = serve({})
  const { user } = renderRefund({}, undefined, { limitCents: 50_00, leftCents: 20_00 })
  expect(screen.getByText(/up to \$50 of one application; \$20 of that is left/)).toBeDefined()
  expect(button('As much as your role may $20')).toBeDefined()
  const amount = await type(user, '20.01')
  await user.click(button('Refund'))
  expect(descriptionOf(amount)).toContain('This is more than your role may still refund')
  expect(sent).toEqual([])
})

test('an amount above the limit is refused at its field, and nothing is sent', async () => {
  const sent = serve({})
  const { user } = renderRefund()
  const amount = await type(user, '208.01')
  expect(amount.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(button('Refund'))
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(amount)).toContain('At most $208 can be refunded')
  expect(question()).toBeNull()
  expect(sent).toEqual([])
})

test('another amount needs a note, and goes with it; half needs none', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = renderRefund()
  await type(user, '100,5')
  await user.click(button('Refund'))
  expect(descriptionOf(box('Note'))).toContain('Say why the amount differs from the policy')
  await user.type(box('Note'), ' Half of it ')
  await user.click(button('Refund'))
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is decided and goes to the gateway')
  expect(sent[0]?.body).toMatchObject({ amountCents: 100_50, note: 'Half of it' })
  await user.click(button('Half $116.50'))
  expect(question()?.textContent).toContain('Refund $116.50?')
})

test('for one traveller it says who withdraws, and names them to the server', async () => {
  const sent = serve({ [route]: ok({}) })
  const application = exampleApplication()
  const [traveller] = application.applicants
  if (!traveller) throw new Error('The example has a traveller')
  const asked = { ground: 'refund', applicantId: traveller.id } as const
  const { user } = renderRefund({ application }, asked)
  await user.click(rule())
  expect(question()?.textContent).toContain(
    `${traveller.firstName} ${traveller.lastName} withdraws from the application`,
  )
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is decided and goes to the gateway')
  expect(sent[0]?.body).toMatchObject({ applicantId: traveller.id, amountCents: 208_00 })
})

test('what fails says so, and leaves what was typed', async () => {
  serve({ [route]: 'no answer' })
  const { user, onClose } = renderRefund()
  await user.type(box('Note (optional)'), 'She called')
  await user.click(rule())
  await user.click(button('Yes, refund'))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was refunded')
  expect(box('Note (optional)').value).toBe('She called')
  expect(rule()).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})

test('a refund is confirmed by the password where the server asks, then made', async () => {
  const sent = serve({
    [route]: [problem(403, 'staff.confirm-required'), ok({})],
    'GET /api/admin/account': ok(exampleAccount()),
    'POST /api/admin/confirm': ok(),
  })
  const { user } = renderRefund()
  await user.click(rule())
  await user.click(button('Yes, refund'))
  await user.type(await screen.findByLabelText('Password'), 'four words and more')
  await user.click(button('Confirm'))
  await screen.findByText('The refund is decided and goes to the gateway')
  expect(sent.map(({ route: each }) => each)).toEqual([
    route,
    'GET /api/admin/account',
    'POST /api/admin/confirm',
    route,
  ])
})

test('nothing is decided about a state that nobody has seen', async () => {
  const sent = serve({})
  const { user, change } = renderRefund()
  await user.type(box('Note (optional)'), 'She called')
  change(exampleApplication({ version: 4 }))
  await user.click(rule())
  expect(screen.getByText('Look at the change above first.')).toBeDefined()
  expect(question()).toBeNull()
  expect(sent).toEqual([])
})

test('a question that is open ends with a change that nobody has seen', async () => {
  serve({})
  const { user, change } = renderRefund()
  await user.click(rule())
  change(exampleApplication({ version: 4 }))
  expect(question()).toBeNull()
  change(exampleApplication())
  expect(question()).toBeNull()
})

test('a question that was left holds no change back', async () => {
  serve({})
  const { user, change } = renderRefund()
  await user.click(rule())
  await user.click(button('Back'))
  change(exampleApplication({ version: 4 }))
  expect(screen.queryByText('Look at the change above first.')).toBeNull()
})

test('a question that is open ends with the request it was about', async () => {
  const offer = (amountCents: number) =>
    ok({
      proposal: { ...proposal, amountCents, limitCents: amountCents },
      ofRole: null,
      refunds: [],
    })
  const late = Promise.withResolvers<void>()
  serve({
    'GET /api/admin/applications/42/refund': (query) =>
      query.includes('duplicate') ? late.promise.then(() => offer(233_00)) : offer(208_00),
  })
  const { user } = renderStaff(<RefundBlock />, { application: exampleApplication() })
  await user.click(await screen.findByRole('button', { name: 'Look at a request' }))
  await user.click(rule())
  expect(question()).not.toBeNull()
  await choose(user, 'Ground', 'Paid twice')
  expect(question()).toBeNull()
  await user.click(rule())
  expect(question()).toBeNull()
  late.resolve()
  await screen.findByRole('button', { name: /As the policy says.*\$233/ })
  expect(question()).toBeNull()

  await user.click(rule())
  expect(question()).not.toBeNull()
  await choose(user, 'Ground', 'Refund asked for')
  await screen.findByRole('button', { name: /As the policy says.*\$208/ })
  expect(question()).toBeNull()
})
