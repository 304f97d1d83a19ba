import type { AnswerOf } from '#contract/endpoint.ts'
import { createPayment } from '#contract/payment.ts'
import { call } from './client.ts'

type Form = AnswerOf<typeof createPayment>['formData']

/**
 * Opens a payment for an application that stands already, or the open one again, and leaves for the
 * gateway. Throws ApiError: `payment.already-paid` and `price.changed` among others.
 */
export async function goToGateway(application: { id: number; orderId: string }): Promise<void> {
  const { formData } = await call(createPayment, {
    body: { applicationId: application.id, orderId: application.orderId, currency: 'USD' },
  })
  postForm(formData)
}

/** Posts the hidden form of a payment: the browser leaves the page with it. */
export function postForm({ action, method, fields }: Form): void {
  const form = document.createElement('form')
  form.action = action
  form.method = method
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}
