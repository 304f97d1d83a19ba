import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ApplicationView } from '#contract/application.ts'
import { ok, problem, renderIsland, serve } from '../test-support.tsx'
import { ChangeOrder } from './ChangeOrder.tsx'

const application = {
  ...{ id: 42, reference: 'TZ-000042', paymentOrderId: 'order-42', version: 3, rulesVersion: 1 },
  ...{ status: 'paid', paymentStatus: 'paid', visaType: 'tourist', processingType: 'normal' },
  ...{ hasInsurance: false, hasESim: true, completedAt: '2026-11-21T09:00:00.000Z' },
  applicants: [{ state: 'ready', intendedDateOfArrival: '2199-01-01', documents: [] }],
} as unknown as ApplicationView

const offer = {
  ...{ difference: 50, pricing: { totalPrice: 283 }, expectedBy: '2026-12-01' },
  whyNot: null as string | null,
}

const asks = 'GET /api/applications/42/amendment'
const supplement = 'POST /api/applications/42/supplement'

function open(changes: Partial<ApplicationView> = {}) {
  const onChanged = vi.fn()
  const piece = <ChangeOrder application={{ ...application, ...changes }} onChanged={onChanged} />
  return {
    onChanged,
    ...renderIsland(piece, ['status', 'payment', 'apply', 'form', 'error', 'site']),
  }
}

test('what else is chosen shows price and day, and one button leads to the gateway with that amount', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const formData = { action: 'https://bank.example/pay', method: 'POST', fields: { token: 'a' } }
  const sent = serve({ [asks]: ok(offer), [supplement]: ok({ orderId: 'order-42', formData }) })
  const { user } = open()
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByLabelText('Visa'), 'Business')
  expect(await screen.findByText(/This visa requires more documents/)).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Visa'), 'tourist_multiple')
  await user.click(await screen.findByRole('button', { name: 'Pay $50 more' }))
  for (const words of ['+$50', '1 December 2026', '$283']) {
    expect(screen.getByText(words)).toBeDefined()
  }
  expect(sent[1]?.query).toContain('visaType=tourist_multiple')
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  const kept = { processingType: 'normal', hasInsurance: false, hasESim: true }
  expect(sent.at(-1)?.body).toEqual({ visaType: 'tourist_multiple', ...kept, amount: 50 })
})

test('an extra can be added after filing, without a new day; ordered ones stay', async () => {
  const sent = serve({ [asks]: ok({ ...offer, difference: 299 }) })
  const { user } = open({ status: 'processing' })
  expect(screen.queryByLabelText('Visa')).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'eSIM with mobile data' })).toBeNull()
  expect(screen.getByText('In your order')).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Travel insurance' }))
  expect(await screen.findByRole('button', { name: 'Pay $299 more' })).toBeDefined()
  expect(sent[0]?.query).toContain('hasInsurance=true')
  expect(screen.queryByText('1 December 2026')).toBeNull()
})

test('says why something cheaper is made by us; a refusal is shown, and the application reloaded', async () => {
  serve({
    [asks]: (query) =>
      ok(query.includes('transit') ? { ...offer, whyNot: 'amendment.cheaper' } : offer),
    [supplement]: problem(409, 'applicant.filed'),
  })
  const { user, onChanged } = open()
  await user.selectOptions(screen.getByLabelText('Visa'), 'transit')
  expect(await screen.findByText(/We make changes to something cheaper for you/)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.queryByRole('button')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Visa'), 'tourist')
  await user.selectOptions(screen.getByLabelText('Processing speed'), 'urgent')
  await user.click(await screen.findByRole('button', { name: 'Pay $50 more' }))
  expect((await screen.findByRole('alert')).textContent).toContain('already submitted')
  expect(onChanged).toHaveBeenCalledTimes(1)
})

test.each([
  ['unpaid', { status: 'pending', paymentStatus: 'unpaid' }],
  ['decided', { status: 'approved' }],
  ['with the authority and has every extra', { status: 'processing', hasInsurance: true }],
  ['refunded', { paymentStatus: 'refunded' }],
] as const)('an order that is %s shows nothing', (_, changes) => {
  serve({})
  open(changes)
  expect(screen.queryByText('Change your order')).toBeNull()
})
