import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderChangePhrases } from '#phrases/order-change.ts'
import { exampleApplication } from '../own/test-support.tsx'
import { button, ok, renderIsland, serve } from '../test-support.tsx'
import { PayForAnother } from './PayForAnother.tsx'
import { PaymentAmended } from './PaymentAmended.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'

const pay = ['Pay $233', 'Let somebody else pay']

test.each([
  ['failed', pay],
  ['unconfirmed', ['Check again now', ...pay]],
] as const)('%s: %o', async (result, buttons) => {
  const askAgain = vi.fn()
  const known = {
    ...{ result, isSupplement: false, orderId: 'order-1', word: '', isAsking: false, askAgain },
    application: exampleApplication({ totalPrice: 233 }),
  }
  const namespaces = ['payment', 'form', 'error', 'site'] as const
  const { user } = renderIsland(<PaymentFailed {...known} />, namespaces)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  if (result !== 'unconfirmed') return
  await user.click(button('Check again now'))
  expect(askAgain).toHaveBeenCalledOnce()
})

test('a paid change says what it made of the order', () => {
  const choice = { visaType: 'tourist', hasInsurance: false, hasESim: false } as const
  const supplement = {
    ...choice,
    state: 'done',
    amount: 378,
    processingType: 'urgent',
    hasInsurance: true,
    from: { ...choice, processingType: 'normal' },
  } as const
  const application = exampleApplication({})
  const verified = { success: true, paymentStatus: 'paid', application, supplement } as const
  renderIsland(
    <PaymentAmended verified={verified} />,
    ['payment', 'site'],
    'en',
    orderChangePhrases,
  )
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts.slice(1)).toEqual(['Urgent (before: Normal)', 'Travel insurance', '$378'])
})

test('Back from the gateway, who pays for somebody else can press again', async () => {
  serve({
    'POST /api/payment-link/open': ok({ reference: 'TZ-001001', names: ['Ada'], amount: 233 }),
    'POST /api/payment-link/pay': ok({ formData: { action: '/gateway', fields: {} } }),
  })
  const left = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const namespaces = ['payment', 'form', 'error', 'site'] as const
  const { user } = renderIsland(<PayForAnother token="token" />, namespaces)
  const pay = await screen.findByRole('button', { name: 'Pay $233' })
  await user.click(pay)
  expect(left).toHaveBeenCalledOnce()
  expect(pay.getAttribute('aria-busy')).toBe('true')
  act(() => dispatchEvent(new Event('pageshow')))
  expect(pay.getAttribute('aria-busy')).toBeNull()
})
