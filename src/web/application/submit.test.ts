import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#client/error.ts'
import { rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { translatorFor } from '#phrases/compile.ts'
import type { call } from '../api/client.ts'
import {
  billingFields,
  noProgress,
  type Order,
  purchase,
  type SubmitProgress,
  submit,
} from './submit.ts'
import { emptyValues } from './values.ts'

type Sent = { path: string; body: Record<string, unknown>; headers?: Record<string, string> }

/** A fake server behind `call`: answers by path, failing once where configured. */
function server(failing: Record<string, ApiError> = {}) {
  const sent: Sent[] = []
  const answers: Record<string, unknown> = {
    '/api/applications': { id: 12, orderId: 'order' },
    '/api/gpay/create-payment': {
      orderId: 'order',
      formData: { action: '/pay', method: 'POST', fields: { a: '1' } },
    },
  }
  const send = async (route: string, request: Omit<Sent, 'path'>) => {
    const path = route.slice(route.indexOf(' ') + 1)
    sent.push({ path, ...request })
    const error = failing[path]
    delete failing[path]
    if (error) throw error
    if (path !== '/api/generate-agreement-pdf') return answers[path]
    const signed = sent.filter((each) => each.path === path).length
    return { agreementId: `agreement-${signed}`, sha256: 'x' }
  }
  return { sent, send: send as unknown as typeof call }
}

function order(): Order {
  const values = emptyValues('single')
  const choice = { visaType: 'tourist', processingType: 'urgent', contactName: 'Asha Mwangi' }
  Object.assign(values.details, choice)
  return {
    ...{ rules: rulesOf(shippedDocument, 1), values, signature: 'data:image/png;base64,AAAA' },
    ...{ submissionKey: 'key-1', language: 'en', monthNames: [] },
  }
}

function attempts(from: Order = order()) {
  let progress: SubmitProgress = noProgress
  return (send: typeof call, now: Order = from) =>
    submit(now, progress, {
      call: send,
      onProgress: (next) => {
        progress = next
      },
    })
}

const paths = (sent: Sent[]) => sent.map(({ path }) => path.split('/').at(-1)).join(' ')
const [signs, creates, pays] = ['generate-agreement-pdf', 'applications', 'create-payment']

test('signs, creates and opens the payment, with the price that was shown', async () => {
  const { sent, send } = server()
  const form = await attempts()(send)
  expect(form).toEqual({ action: '/pay', method: 'POST', fields: { a: '1' } })
  expect(paths(sent)).toBe(`${signs} ${creates} ${pays}`)
  expect(sent[0]).toMatchObject({ body: { rulesVersion: 1 } })
  expect(sent[1]).toMatchObject({
    headers: { 'idempotency-key': 'key-1' },
    body: { agreementId: 'agreement-1', totalPrice: 312, numberOfApplicants: 1, rulesVersion: 1 },
  })
  expect(sent[2]?.body).toMatchObject({ applicationId: 12, currency: 'USD' })
})

test('a retry repeats only unfinished stages', async () => {
  const { sent, send } = server({ '/api/gpay/create-payment': new ApiError('network') })
  const attempt = attempts()
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'payment' })
  await attempt(send)
  expect(paths(sent)).toBe(`${signs} ${creates} ${pays} ${pays}`)
})

test('a failed signature is sent again, a changed order signed again', async () => {
  const lost = new ApiError('network')
  const { sent, send } = server({ '/api/generate-agreement-pdf': lost, '/api/applications': lost })
  const attempt = attempts()
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'agreement' })
  await expect(attempt(send)).rejects.toMatchObject({ stage: 'application' })
  const changed = order()
  changed.values.details.hasESim = true
  await attempt(send, changed)
  expect(paths(sent)).toBe(`${signs} ${signs} ${creates} ${signs} ${creates} ${pays}`)
})

test('what was signed under other rules is signed again', async () => {
  const { sent, send } = server({ '/api/applications': new ApiError('network') })
  const attempt = attempts()
  await attempt(send).catch(() => undefined)
  await attempt(send, { ...order(), rules: rulesOf(shippedDocument, 2) })
  const versions = sent.map(({ body }) => body.rulesVersion)
  expect(versions).toEqual([1, 1, 2, 2, undefined])
})

test('signed anew without another change it stays the application that was made', async () => {
  const { sent, send } = server({ '/api/gpay/create-payment': new ApiError('network') })
  const attempt = attempts()
  await attempt(send).catch(() => undefined)
  await attempt(send, { ...order(), signature: 'data:image/png;base64,BBBB' })
  expect(paths(sent)).toBe(`${signs} ${creates} ${pays} ${signs} ${pays}`)
})

test('answers changed after the application was made are sent, so that the server can refuse', async () => {
  const { sent, send } = server({ '/api/gpay/create-payment': new ApiError('network') })
  const attempt = attempts()
  await attempt(send).catch(() => undefined)
  const changed = order()
  changed.values.details.communicationId = 'asha'
  await attempt(send, changed)
  expect(paths(sent)).toBe(`${signs} ${creates} ${pays} ${creates} ${pays}`)
})

describe('what an attempt to pay comes to', () => {
  const t = translatorFor('en', () => undefined)
  const signed: SubmitProgress = {
    ...noProgress,
    agreement: { id: 'agreement-1', about: 'else' },
  }

  async function outcome(path: string, error: ApiError) {
    const { send } = server({ [path]: error })
    let progress = signed
    const onProgress = (next: SubmitProgress) => {
      progress = next
    }
    const came = await purchase(order(), progress, { call: send, onProgress, t })
    return { came, progress }
  }
  const problem = (code: ApiError['code'], more: Partial<ApiError> = {}) =>
    new ApiError('problem', { code, ...more })

  const dearer = problem('price.changed', { params: { totalPrice: 340 } })
  const named = { text: expect.stringContaining('$340') }
  const offline = new ApiError('network')
  const lost = { text: t('form.network') }

  test.each([
    ['/api/applications', problem('idempotency.mismatch'), { kind: 'existing' }],
    ['/api/gpay/create-payment', problem('payment.already-paid'), { kind: 'existing' }],
    ['/api/generate-agreement-pdf', problem('agreement.signature-blank'), { kind: 'signature' }],
    ['/api/generate-agreement-pdf', problem('rules.changed'), { kind: 'rules' }],
    ['/api/applications', problem('rules.changed'), { kind: 'rules' }],
    ['/api/applications', dearer, { kind: 'price', dollars: 340, failure: named }],
    ['/api/generate-agreement-pdf', offline, { failure: lost }],
    ['/api/gpay/create-payment', offline, { kind: 'failed', refused: [], failure: lost }],
  ])('%s answers %s', async (path, error, expected) => {
    expect((await outcome(path, error)).came).toMatchObject(expected)
  })

  test('refused answers are named, and the words of the server said', async () => {
    const fields = [{ path: 'applicants.0.firstName', code: 'firstName.required' as const }]
    const { came } = await outcome('/api/applications', problem('request.invalid', { fields }))
    const failure = { text: t('error.request.invalid') }
    expect(came).toMatchObject({ kind: 'failed', failure, refused: fields })
  })

  test('a signature that the server no longer knows is asked for again', async () => {
    const { progress } = await outcome('/api/applications', problem('agreement.not-found'))
    expect(progress.agreement).toBeNull()
    const renewed = await outcome('/api/applications', problem('rules.changed'))
    expect(renewed.progress.agreement).toBeNull()
    const other = await outcome('/api/applications', problem('request.too-many'))
    expect(other.progress.agreement).not.toBeNull()
  })
})

test('the last word of a name is the family name on the bill', () => {
  const bill = { name: ' Asha  Neema Mwangi ', street: 'Storgata\n12', city: 'Oslo', country: 'NO' }
  expect(billingFields(bill)).toEqual({
    ...{ billingFirstName: 'Asha Neema', billingLastName: 'Mwangi', billingStreet1: 'Storgata 12' },
    ...{ billingCity: 'Oslo', billingCountry: 'NO' },
  })
  expect(billingFields({ ...bill, name: 'Sukarno' })).toMatchObject({ billingLastName: '' })
})

test('what the authority asks besides goes along where it is answered in letters that it takes', async () => {
  const given = order()
  const [applicant] = given.values.applicants
  if (!applicant) throw new Error('Nobody applies')
  applicant.portalAnswers = { employer: ' Musterwerk ', funds: '', 'host-name': 'отель' }
  const { sent, send } = server()
  await attempts(given)(send)
  expect(sent[1]?.body.applicants).toMatchObject([
    { portalAnswers: [{ line: 'employer', value: 'Musterwerk' }] },
  ])
  // With the words that were read, where the page has them.
  const page = JSON.stringify({ lines: [{ key: 'employer', asks: 'Employer' }] })
  vi.stubGlobal('document', { getElementById: () => ({ textContent: page }) })
  const read = server()
  await attempts(given)(read.send)
  vi.unstubAllGlobals()
  expect(read.sent[1]?.body.applicants).toMatchObject([
    { portalAnswers: [{ line: 'employer', label: 'Employer', value: 'Musterwerk' }] },
  ])
  applicant.portalAnswers = { employer: '' }
  const again = server()
  await attempts(given)(again.send)
  expect(again.sent[1]?.body.applicants).not.toHaveProperty('0.portalAnswers')
})

test('stored passport pages are named with their travellers, and those that are gone block no payment', async () => {
  const given = order()
  const [applicant] = given.values.applicants
  if (!applicant) throw new Error('Nobody applies')
  Object.assign(given.values.details, { applicationType: 'family', numberOfApplicants: '3' })
  const stored = ['page-1', 'page-2', '']
  given.values.applicants = stored.map((passportPage) => ({ ...applicant, passportPage }))
  const fields = [{ path: 'applicants.0.passportPage', code: 'passport-page.gone' }]
  const gone = new ApiError('problem', { code: 'passport-page.gone', fields })
  const { sent, send } = server({ '/api/applications': gone })
  await attempts(given)(send)
  expect(paths(sent)).toBe(`${signs} ${creates} ${creates} ${pays}`)
  const pagesIn = ({ body }: Sent) =>
    (body.applicants as { passportPage?: string }[]).map(({ passportPage }) => passportPage)
  expect(pagesIn(sent[1] as Sent)).toEqual(['page-1', 'page-2', undefined])
  expect(pagesIn(sent[2] as Sent)).toEqual([undefined, 'page-2', undefined])
})
