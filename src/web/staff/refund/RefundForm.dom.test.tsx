import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { descriptionOf } from '../../form/test-support.tsx'
import {
  box,
  button,
  exampleAccount,
  exampleApplication,
  ok,
  problem,
  renderStaff,
  retype,
  serve,
} from '../test-support.tsx'
import { RefundForm } from './RefundForm.tsx'

const proposal = {
  ground: 'refund' as const,
  eligible: true,
  reasons: ['not-processed' as const],
  paid: 233,
  refunded: 0,
  fee: 25,
  amount: 208,
  limit: 208,
  answerBy: '2026-11-25',
  payBy: '2026-12-09',
  requestBy: null,
}
const route = 'POST /api/admin/applications/42/refund'

function renderRefund(
  given: Parameters<typeof renderStaff>[1] = {},
  asked: Parameters<typeof RefundForm>[0]['asked'] = { ground: 'refund' },
  ofRole: Parameters<typeof RefundForm>[0]['ofRole'] = null,
) {
  const onDone = vi.fn()
  const form = <RefundForm {...{ proposal, ofRole, asked, onDone }} onBack={() => undefined} />
  return { onDone, ...renderStaff(form, { application: exampleApplication(), ...given }) }
}

test('proposes what the policy says, and pays it back once that is confirmed', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user, onDone } = renderRefund()
  expect(box('Amount in US dollars').value).toBe('208')
  await user.click(button('Refund'))
  expect(screen.getByRole('group', { name: 'Refund $208?' }).textContent).toContain(
    'an email goes to amina@example.com',
  )
  expect(sent).toEqual([])
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is on its way')
  expect(sent).toEqual([{ route, query: '', body: { ground: 'refund', amount: 208, version: 3 } }])
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('begins with what the own role still allows, and sends no more', async () => {
  const sent = serve({})
  const { user } = renderRefund({}, undefined, { limit: 50, left: 20 })
  expect(screen.getByText(/up to \$50 of one application; \$20 of that is left/)).toBeDefined()
  const amount = box('Amount in US dollars')
  expect(amount.value).toBe('20')
  await retype(user, amount, '20.01')
  await user.click(button('Refund'))
  expect(descriptionOf(amount)).toContain('This is more than your role may still refund')
  expect(sent).toEqual([])
})

test.each([
  ['all', 'Enter an amount such as 62.50'],
  ['0', 'The amount must be above zero'],
  ['233.01', 'This is more than was paid'],
])('an amount of %s is refused at its field, and nothing is sent', async (typed, words) => {
  const sent = serve({})
  const { user } = renderRefund()
  const amount = box('Amount in US dollars')
  await retype(user, amount, typed)
  expect(amount.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(button('Refund'))
  expect(amount.getAttribute('aria-invalid')).toBe('true')
  expect(descriptionOf(amount)).toContain(words)
  expect(screen.queryByRole('group')).toBeNull()
  expect(sent).toEqual([])
})

test('another amount needs a note, and goes with it', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = renderRefund()
  await retype(user, box('Amount in US dollars'), '100,5')
  await user.click(button('Refund'))
  expect(descriptionOf(box('Note'))).toContain('Say why the amount differs from the policy')
  await user.type(box('Note'), ' Half of it ')
  await user.click(button('Refund'))
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is on its way')
  expect(sent[0]?.body).toMatchObject({ amount: 100.5, note: 'Half of it' })
})

test('for one traveller it says who withdraws, and names them to the server', async () => {
  const sent = serve({ [route]: ok({}) })
  const application = exampleApplication()
  const [traveller] = application.applicants
  if (!traveller) throw new Error('The example has a traveller')
  const asked = { ground: 'refund', applicantId: traveller.id } as const
  const { user } = renderRefund({ application }, asked)
  await user.click(button('Refund'))
  expect(screen.getByRole('group').textContent).toContain(
    `${traveller.firstName} ${traveller.lastName} withdraws from the application`,
  )
  await user.click(button('Yes, refund'))
  await screen.findByText('The refund is on its way')
  expect(sent[0]?.body).toMatchObject({ applicantId: traveller.id, amount: 208 })
})

test('what fails says so, and leaves what was typed', async () => {
  const sent = serve({ [route]: 'no answer' })
  const { user, onDone } = renderRefund()
  await user.type(box('Note (optional)'), 'She called')
  await user.click(button('Refund'))
  await user.click(button('Yes, refund'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Nothing was refunded')
  expect(box('Note (optional)').value).toBe('She called')
  expect(button('Refund')).toBeDefined()
  expect(sent).toHaveLength(1)
  expect(onDone).not.toHaveBeenCalled()
})

test('taking it back sends nothing', async () => {
  const sent = serve({})
  const { user } = renderRefund()
  await user.click(button('Refund'))
  await user.click(button('Back'))
  expect(screen.queryByRole('group')).toBeNull()
  expect(sent).toEqual([])
})

test('a refund is confirmed by the password where the server asks, then made', async () => {
  const sent = serve({
    [route]: [problem(403, 'staff.confirm-required'), ok({})],
    'GET /api/admin/account': ok(exampleAccount()),
    'POST /api/admin/confirm': ok(),
  })
  const { user } = renderRefund()
  await user.click(button('Refund'))
  await user.click(button('Yes, refund'))
  await user.type(await screen.findByLabelText('Password'), 'four words and more')
  await user.click(button('Confirm'))
  await screen.findByText('The refund is on its way')
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
  await user.click(button('Refund'))
  expect(screen.getByText('Look at the change above first.')).toBeDefined()
  expect(screen.queryByRole('group')).toBeNull()
  expect(sent).toEqual([])
})

test('speaks Turkish, and reads an amount as it is written there', async () => {
  const sent = serve({ [route]: ok({}) })
  const { user } = renderRefund({ language: 'tr' })
  const amount = box('Tutar (ABD doları)')
  await retype(user, amount, 'hepsi')
  await user.click(button('İade et'))
  expect(descriptionOf(amount)).toContain('62,50 gibi bir tutar yazın')
  await retype(user, amount, '208,00')
  await user.click(button('İade et'))
  expect(screen.getByRole('group').textContent).toContain('iade edilsin mi?')
  expect(sent).toEqual([])
})
