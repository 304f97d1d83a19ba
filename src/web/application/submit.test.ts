import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { call } from '../api/client.ts'
import { ApiError } from '../api/error.ts'
import { billingFields, noProgress, type Order, type Progress, submit } from './submit.ts'
import { emptyValues } from './values.ts'

type Sent = { path: string; body: Record<string, unknown>; headers?: Record<string, string> }

/** The server at the other end of `call`: answers by path, or fails once where it is told to. */
function server(failing: Record<string, ApiError> = {}) {
  const sent: Sent[] = []
  const answers: Record<string, unknown> = {
    '/api/generate-agreement-pdf': { agreementId: 'agreement-1', sha256: 'x' },
    '/api/applications': { id: 12, orderId: 'order' },
    '/api/gpay/create-payment': {
      orderId: 'order',
      formData: { action: '/pay', method: 'POST', fields: { a: '1' } },
    },
  }
  const send = async ({ path }: Endpoint, request: Omit<Sent, 'path'>) => {
    sent.push({ path, ...request })
    const error = failing[path]
    delete failing[path]
    if (error) throw error
    return answers[path]
  }
  return { sent, send: send as unknown as typeof call }
}

function order(): Order {
  const values = emptyValues('single')
  Object.assign(values.details, {
    visaType: 'tourist',
    processingType: 'urgent',
    contactName: 'Asha Mwangi',
  })
  return {
    values,
    signature: 'data:image/png;base64,AAAA',
    submissionKey: 'key-1',
    language: 'en',
    monthNames: [],
  }
}

function attempts(from: Order = order()) {
  let progress: Progress = noProgress
  return (send: typeof call, now: Order = from) =>
    submit(now, progress, {
      call: send,
      onProgress: (next) => {
        progress = next
      },
    })
}

const paths = (sent: Sent[]) => sent.map(({ path }) => path.split('/').at(-1))

test('signs, creates and opens the payment, with the price that was shown', async () => {
  const { sent, send } = server()
  const form = await attempts()(send)
  expect(form).toEqual({ action: '/pay', method: 'POST', fields: { a: '1' } })
  expect(paths(sent)).toEqual(['generate-agreement-pdf', 'applications', 'create-payment'])
  expect(sent[1]).toMatchObject({
    headers: { 'idempotency-key': 'key-1' },
    body: { agreementId: 'agreement-1', totalPrice: 312, numberOfApplicants: 1 },
  })
  expect(sent[2]?.body).toMatchObject({ applicationId: 12, orderId: 'order', currency: 'USD' })
})

test('after a failure only what is still missing is done again', async () => {
  const { sent, send } = server({ '/api/gpay/create-payment': new ApiError('network') })
  const attempt = attempts()
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'payment' })
  await attempt(send)
  expect(paths(sent)).toEqual([
    'generate-agreement-pdf',
    'applications',
    'create-payment',
    'create-payment',
  ])
})

test('a failed signature is sent again, a changed order signed again', async () => {
  const { sent, send } = server({
    '/api/generate-agreement-pdf': new ApiError('network'),
    '/api/applications': new ApiError('network'),
  })
  const attempt = attempts()
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'agreement' })
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'application' })
  const changed = order()
  changed.values.details.hasESim = true
  await attempt(send, changed)
  expect(paths(sent).filter((path) => path === 'generate-agreement-pdf')).toHaveLength(3)
})

test('answers changed after the application was made are sent, so that the server can refuse', async () => {
  const { sent, send } = server({ '/api/gpay/create-payment': new ApiError('network') })
  const attempt = attempts()
  await attempt(send).catch(() => undefined)
  const changed = order()
  changed.values.details.communicationId = 'asha'
  await attempt(send, changed)
  expect(paths(sent).filter((path) => path === 'applications')).toHaveLength(2)
})

test('the last word of a name is the family name on the bill', () => {
  const bill = { name: ' Asha  Neema Mwangi ', street: 'Storgata\n12', city: 'Oslo', country: 'NO' }
  expect(billingFields(bill)).toEqual({
    billingFirstName: 'Asha Neema',
    billingLastName: 'Mwangi',
    billingStreet1: 'Storgata 12',
    billingCity: 'Oslo',
    billingCountry: 'NO',
  })
  expect(billingFields({ ...bill, name: 'Sukarno' })).toMatchObject({ billingLastName: '' })
})
