import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ApplicationView } from '#contract/application.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'

const phrases = JSON.stringify(compilePhrases('en', ['status', 'payment', 'form', 'error', 'site']))

const application = {
  id: 42,
  reference: 'TZ-000042',
  paymentOrderId: 'order-42',
  version: 3,
  status: 'paid',
  paymentStatus: 'paid',
  visaType: 'tourist',
  processingType: 'normal',
  completedAt: '2026-11-21T09:00:00.000Z',
  applicants: [{ documents: [] }],
} as unknown as ApplicationView

const offer = {
  difference: 50,
  pricing: { totalPrice: 283 },
  expectedBy: '2026-12-01',
  whyNot: null as string | null,
}

type Answers = Readonly<{ offer?: object; supplement?: { status: number; body: object } }>

/** A server that answers what a change costs and leads to the gateway; tells what was sent. */
function serve({ offer: given = offer, supplement }: Answers = {}) {
  const sent: { address: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ address, body })
    const isSupplement = address.includes('/supplement')
    const answer = isSupplement && supplement ? supplement : { status: 200, body: given }
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return sent
}

function open(changes: Partial<ApplicationView> = {}) {
  const onChanged = vi.fn()
  render(
    <WorkIsland language="en" phrases={phrases}>
      <ChangeOrder application={{ ...application, ...changes }} onChanged={onChanged} />
    </WorkIsland>,
  )
  return { onChanged, user: userEvent.setup({ delay: null }) }
}

const choose = (user: ReturnType<typeof userEvent.setup>, label: string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), screen.getByRole('option', { name: option }))

test('asks nothing before something else is chosen, then shows price and day', async () => {
  const sent = serve()
  const { user } = open()
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByLabelText('Visa'), 'tourist_multiple')
  expect(await screen.findByText('+ $50')).toBeDefined()
  expect(screen.getByText('1 December 2026')).toBeDefined()
  expect(screen.getByText('$283')).toBeDefined()
  expect(sent[0]?.address).toContain('visaType=tourist_multiple')
})

test('one button leads to the gateway, with the amount that was shown', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const formData = { action: 'https://bank.example/pay', method: 'POST', fields: { token: 'a' } }
  const sent = serve({ supplement: { status: 201, body: { orderId: 'order-42', formData } } })
  const { user } = open()
  await user.selectOptions(screen.getByLabelText('Visa'), 'tourist_multiple')
  await user.click(await screen.findByRole('button', { name: 'Pay $50 more' }))
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(sent.at(-1)?.body).toEqual({
    visaType: 'tourist_multiple',
    processingType: 'normal',
    amount: 50,
    orderId: 'order-42',
  })
})

test('says why something cheaper is made by us, and to whom to write', async () => {
  serve({ offer: { ...offer, difference: -20, whyNot: 'amendment.cheaper' } })
  const { user } = open()
  await user.selectOptions(screen.getByLabelText('Visa'), 'transit')
  expect(await screen.findByText(/We make changes to something cheaper for you/)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is refused says so, and has the application loaded again', async () => {
  serve({ supplement: { status: 409, body: { code: 'applicant.filed', params: {} } } })
  const { user, onChanged } = open()
  await user.selectOptions(screen.getByLabelText('Processing speed'), 'urgent')
  await user.click(await screen.findByRole('button', { name: 'Pay $50 more' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('already submitted')
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test('a kind that wants more documents says so before anything is paid', async () => {
  serve()
  const { user } = open()
  await choose(user, 'Visa', 'Business')
  expect(await screen.findByText(/This visa requires more documents/)).toBeDefined()
})

test.each([
  ['unpaid', { status: 'pending', paymentStatus: 'unpaid' }],
  ['with the authority', { status: 'processing' }],
  ['refunded', { paymentStatus: 'refunded' }],
] as const)('an order that is %s shows nothing', (_, changes) => {
  serve()
  open(changes)
  expect(screen.queryByText('Change your order')).toBeNull()
})
