import { describe, expect, test } from 'vitest'
import { defaultForm } from '#domain/filing/default-form.ts'
import { exampleApplicant, exampleDetails } from '../../../test/support/answers.ts'
import { type Answered, codeOf } from '../../../test/support/app.ts'
import { changeRows, insertRow, rowsOf } from '../../../test/support/rows.ts'
import { startServer } from '../../../test/support/server.ts'
import { routesOf } from '../app.ts'

const { t: parts, app } = await startServer()

const visitor = () => app.visitor()

const application = (changes: object = {}) => ({
  ...exampleDetails(),
  applicants: [exampleApplicant()],
  ...changes,
})

const codesOf = ({ body }: Answered) =>
  (body.fields as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)

const count = async () => (await rowsOf(parts.services.db, 'application')).length

describe('creating an application', () => {
  test('answers with reference, secret order id and the price of the domain', async () => {
    const made = await visitor().post('/api/applications', application())
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      reference: expect.stringMatching(/^TZ-\d{6}$/),
      status: 'pending',
      paymentStatus: 'unpaid',
      pricing: { basePrice: 95, processingFee: 69, documentFee: 69, totalPrice: 233 },
      applicants: [{ position: 1 }],
    })
    expect(String(made.body.orderId).length).toBeGreaterThanOrEqual(43)
  })

  test('takes 50 travellers in one call', async () => {
    const applicants = Array.from({ length: 50 }, (_, index) =>
      exampleApplicant({ passportNumber: `AB${String(index).padStart(6, '0')}` }),
    )
    const details = exampleDetails({ applicationType: 'group', numberOfApplicants: 50 })
    const made = await visitor().post('/api/applications', { ...details, applicants })
    expect(made.status).toBe(201)
    expect(made.body.applicants).toHaveLength(50)
  })

  test('keeps nothing that a client may not say', async () => {
    const browser = visitor()
    const sent = { status: 'approved', paymentStatus: 'paid', basePrice: 1, id: 7, adminNotes: 'x' }
    const made = await browser.post('/api/applications', application(sent))
    const read = await browser.get(`/api/status?orderId=${made.body.orderId}`)
    expect(read.body).toMatchObject({ status: 'pending', paymentStatus: 'unpaid', totalPrice: 233 })
    expect(read.body).not.toHaveProperty('adminNotes')
  })

  test('keeps what the authority asks besides, as far as it is asked and in letters that it takes', async () => {
    const { db, asked } = parts.services
    const lines = defaultForm.sections.flatMap((section) => section.lines)
    const ask = async (...keys: string[]) => {
      const all = lines.map((line) => ({ ...line, isAsked: keys.includes(line.key) }))
      const form = { ...defaultForm, sections: [{ key: 'only', label: 'Only', lines: all }] }
      await db.deleteFrom('filingForm').execute()
      const change = { version: 1, changedAt: parts.services.clock.now(), changedBy: null }
      await insertRow(db, 'filingForm', { content: JSON.stringify(form), ...change })
      await asked.reload()
    }
    await ask('marital-status', 'employer', 'host-name', 'host-phone')
    const portalAnswers = [
      { line: 'employer', label: 'Employer', value: ' Musterwerk  GmbH ' },
      { line: 'employer', value: 'Twice' },
      { line: 'marital-status', value: 'холост' },
      { line: 'host-name', label: 'Hotel', value: 'Reef' },
      { line: 'host-phone', value: '+255 700' },
      { line: 'departure', value: '24 December' },
      { line: 'nothing', value: 'Nothing' },
    ]
    const family = { applicationType: 'family', numberOfApplicants: 2 }
    const applicants = [exampleApplicant(), { ...exampleApplicant(), portalAnswers }]
    const body = application({ ...family, applicants })
    const made = await visitor().post('/api/applications', body)
    expect(made.status).toBe(201)
    const [, second] = made.body.applicants as { id: number }[]
    expect(await rowsOf(db, 'filingAnswer', {})).toMatchObject([
      {
        ...{ applicantId: second?.id, line: 'employer', label: 'Employer' },
        ...{ value: 'Musterwerk GmbH', origin: 'traveller', answeredBy: null },
      },
      { line: 'host-phone', value: '+255 700' },
    ])
    await ask()
    const later = application({ applicants: [{ ...exampleApplicant(), portalAnswers }] })
    expect((await visitor().post('/api/applications', later)).status).toBe(201)
    expect(await rowsOf(db, 'filingAnswer', {})).toHaveLength(2)
  })

  test('refuses another price and says the right one', async () => {
    const before = await count()
    const refused = await visitor().post('/api/applications', application({ totalPrice: 1 }))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'price.changed', params: { totalPrice: 233 } })
    expect(await count()).toBe(before)
  })

  test('names every broken rule at once, and keeps nothing', async () => {
    const before = await count()
    const applicants = [exampleApplicant({ passportExpiryDate: '2026-12-01', firstName: '' })]
    const contact = { contactEmail: 'nobody', contactPhone: '00000000' }
    const changes = { ...contact, termsOfServiceAccepted: false, applicants }
    const refused = await visitor().post('/api/applications', application(changes))
    expect(refused.status).toBe(400)
    expect(codesOf(refused)).toEqual(
      expect.arrayContaining([
        'contactEmail contactEmail.malformed',
        'contactPhone contactPhone.no-country',
        'termsOfServiceAccepted termsOfServiceAccepted.required',
        expect.stringMatching(/^applicants\.0\.firstName /),
        expect.stringMatching(/^applicants\.0\.passportExpiryDate /),
      ]),
    )
    expect(await count()).toBe(before)
  })

  test('with a key: a double click and many tabs make one application, another body none', async () => {
    const before = await count()
    const apply = (changes?: object) =>
      visitor().post('/api/applications', application(changes), { 'idempotency-key': 'many-tabs' })
    const answers = await Promise.all([apply(), apply(), apply(), apply()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect(codeOf(await apply({ hasESim: true }))).toBe('422 idempotency.mismatch')
    expect(await count()).toBe(before + 1)
  })

  test('travellers may come one by one, never more than announced', async () => {
    const browser = visitor()
    const two = exampleDetails({ applicationType: 'family', numberOfApplicants: 2 })
    const made = await browser.post('/api/applications', { ...two, applicants: [] })
    const add = () =>
      browser.post('/api/applicants', { ...exampleApplicant(), applicationId: made.body.id })
    expect([(await add()).status, (await add()).status]).toEqual([201, 201])
    expect(await add()).toMatchObject({ status: 409, body: { code: 'applicant.too-many' } })
  })
})

describe('who may read', () => {
  test('the browser that applied, and nobody by naming the order', async () => {
    const browser = visitor()
    const made = await browser.post('/api/applications', application())
    expect((await browser.get('/api/my-applications')).body.items).toHaveLength(1)
    const other = visitor()
    const foreign = await other.get(`/api/status?orderId=${made.body.orderId}`)
    expect(codeOf(foreign)).toBe('401 request.unauthorized')
    expect((await other.get('/api/my-applications')).body.items).toEqual([])
  })

  test('a bare look-up shows names and status, and no passport', async () => {
    const made = await visitor().post('/api/applications', application())
    // As phones and letters often write them.
    const applicationId = `${String(made.body.reference).replace('-', '\u2011')}.`
    const question = { applicationId, email: '\u200eADA.muster@gmail。com, ' }
    const found = await visitor().post('/api/status-check', question)
    expect(found.status).toBe(200)
    expect(found.body).toMatchObject({ application: { applicants: [{ firstName: 'Ada' }] } })
    expect(JSON.stringify(found.body)).not.toMatch(/X1234567|1990-03-27|gmail/)
  })

  test('a wrong number and a wrong e-mail are one answer, and guessing is stopped', async () => {
    const made = await visitor().post('/api/applications', application())
    const guesser = visitor()
    const ask = (applicationId: unknown, email: string) =>
      guesser.post('/api/status-check', { applicationId, email })
    const wrongMail = await ask(made.body.reference, 'eve@gmail.com')
    const wrongNumber = await ask('TZ-999999', 'ada.muster@gmail.com')
    const told = ({ status, body: { requestId: _, ...rest } }: Answered) => ({ status, rest })
    expect(told(wrongMail)).toEqual(told(wrongNumber))
    const later = await Promise.all(Array.from({ length: 30 }, () => ask('TZ-1', 'a@b.example')))
    expect(later.at(-1)).toMatchObject({ status: 429, body: { code: 'request.too-many' } })
    expect(Number(later.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the same passport elsewhere is told to the same browser or contact only', async () => {
    const browser = visitor()
    const applicants = [exampleApplicant({ passportNumber: 'DUP12345' })]
    const details = { contactEmail: 'dup@example.org', applicants }
    const made = await browser.post('/api/applications', application(details))
    const ask = (who: typeof browser, email: string) =>
      who.post('/api/applications/duplicates', { email, passportNumbers: ['DUP12345'] })
    const item = { reference: made.body.reference, positions: [0], approvedFor: null }
    const own = { items: [{ ...item, orderId: made.body.orderId }] }
    expect((await ask(browser, 'other@example.org')).body).toEqual(own)
    expect((await ask(visitor(), 'dup@example.org')).body).toEqual({
      items: [{ ...item, reference: null, orderId: null }],
    })
    expect((await ask(visitor(), 'eve@example.org')).body).toEqual({ items: [] })
  })

  test('a visa for an overlapping trip is told to the browser that has it, and to nobody else', async () => {
    const browser = visitor()
    const arrival = { passportNumber: 'TRIP1234', intendedDateOfArrival: '2027-01-10' }
    const applicants = [exampleApplicant(arrival)]
    const details = { contactEmail: 'trip@example.org', applicants }
    const made = await browser.post('/api/applications', application(details))
    const approved = { state: 'approved', decidedAt: parts.services.clock.now() } as const
    const applicationId = Number(made.body.id)
    await changeRows(parts.services.db, 'applicant', { applicationId }, approved)
    const ask = async (who: typeof browser, ...arrivals: string[]) => {
      const body = { email: 'trip@example.org', passportNumbers: ['TRIP1234'], arrivals }
      return (await who.post('/api/applications/duplicates', body)).body.items
    }
    const { reference, orderId } = made.body
    const item = { reference, orderId, positions: [0], approvedFor: '2027-01-10' }
    expect(await ask(browser, '2027-02-01')).toEqual([item])
    expect(await ask(browser, '2027-06-01')).toEqual([])
    expect(await ask(browser, 'soon')).toEqual([])
    expect(await ask(browser)).toEqual([])
    expect(await ask(visitor(), '2027-02-01')).toEqual([])
  })
})

describe('at the door', () => {
  test('a change needs our origin, its content type and a sane body', async () => {
    const browser = visitor()
    const post = (init: RequestInit) => browser.send('POST', '/api/validate-email', init)
    const json = { 'content-type': 'application/json' }
    const body = '{"email":"a@b.example"}'
    const cases: [number, RequestInit][] = [
      [200, { headers: json, body }],
      [200, { headers: { ...json, origin: app.origin.replace('127.0.0.1', 'localhost') }, body }],
      [403, { headers: { ...json, origin: 'https://evil.example' }, body }],
      [403, { headers: { ...json, origin: 'null' }, body }],
      [403, { headers: { ...json, origin: 'null', 'sec-fetch-site': 'cross-site' }, body }],
      [403, { headers: { ...json, origin: 'null', 'sec-fetch-site': 'same-site' }, body }],
      [200, { headers: { ...json, origin: 'null', 'sec-fetch-site': 'same-origin' }, body }],
      [415, { headers: { 'content-type': 'text/plain' }, body }],
      [400, { headers: json, body: '{"email":' }],
      [413, { headers: json, body: `{"email":"${'a'.repeat(70_000)}"}` }],
    ]
    for (const [status, init] of cases) {
      expect([await post(init).then((answer) => answer.status), init]).toEqual([status, init])
    }
  })

  test('an unknown call is a problem document, and nothing says what runs here', async () => {
    const missing = await visitor().get('/api/nothing')
    expect(missing).toMatchObject({ status: 404, body: { code: 'request.not-found' } })
    expect(missing.headers.get('x-powered-by')).toBeNull()
    expect(missing.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('the OpenAPI document describes every row of the route table', async () => {
    const { body } = await visitor().get('/api/openapi.json')
    const paths = body.paths as Record<string, Record<string, unknown>>
    for (const { endpoint } of routesOf(app.services)) {
      expect(paths[endpoint.path]).toHaveProperty(endpoint.method.toLowerCase())
    }
  })

  test('logs know the route and nothing personal', async () => {
    const browser = visitor()
    const { body } = await browser.post('/api/applications', application())
    await browser.get(`/api/status?orderId=${body.orderId}`)
    const lines = parts.logged.join('\n')
    expect(lines).toContain('POST /api/applications')
    expect(lines).not.toMatch(/muster|X1234567|1990-03-27|@gmail|198\.51\.|orderId/i)
  })
})
