import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { insertExample, startServices } from '../../../test/support/services.ts'
import { exampleSignature } from '../../../test/support/signature.ts'
import { staffCookie, travellerCookie } from '../http/cookie.ts'
import { type Env, mount } from '../http/mount.ts'
import { addressList } from '../http/network.ts'
import { createPlaces } from '../http/places.ts'
import { problemOf } from '../http/problem.ts'
import { createMemoryLimiter } from '../http/rate-limit.ts'
import { agreementRoutes } from './routes.ts'

const app = new Hono<Env>()
const now = new Date('2026-11-21T09:00:00Z')
const origin = 'https://karibu.example'

const t = await forFile(startServices())
app.use('*', async (c, next) => {
  c.set('address', '203.0.113.7')
  c.set('requestId', 'test')
  await next()
})
app.onError((error) => {
  if (!(error instanceof AppError)) throw error
  const problem = problemOf(error, 'test')
  return Response.json(problem, { status: problem.status })
})
const deps = {
  db: t.services.db,
  clock: t.services.clock,
  cookie: travellerCookie(true),
  staffCookie: staffCookie(true),
  secure: true,
  findStaff: async () => null,
  origins: new Set([origin]),
  limiter: createMemoryLimiter(),
  places: createPlaces(),
  gatewayAddresses: addressList([]),
}
for (const route of agreementRoutes(t.services)) mount(app, route, deps)

const generate = (body: object) =>
  app.request('/api/generate-agreement-pdf', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      contactName: 'Ada Muster',
      contactEmail: 'ada.muster@gmail.com',
      contactPhone: '+41446681800',
      applicationId: 'APP-1732179600000',
      ...body,
    }),
  })

test('from reading to signing to fetching to checking', async () => {
  const preview = await generate({})
  expect(preview.status).toBe(200)
  expect(preview.headers.get('content-type')).toBe('application/pdf')
  expect((await preview.text()).slice(0, 5)).toBe('%PDF-')

  const signed = await generate({ digitalSignature: await exampleSignature() })
  expect(signed.status).toBe(201)
  const { agreementId, sha256 } = (await signed.json()) as { agreementId: string; sha256: string }
  const { orderId } = await insertExample(t.services, { agreementId, now })

  const fetched = await app.request(`/api/agreements/${agreementId}?orderId=${orderId}`)
  expect(fetched.status).toBe(200)
  expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="agreement.pdf"')
  expect(fetched.headers.get('cache-control')).toBe('no-store')
  const file = Buffer.from(await fetched.arrayBuffer())

  for (const hash of [sha256, createHash('sha256').update(file).digest('hex')]) {
    const checked = await app.request(`/api/agreement-check/${hash}`)
    expect(await checked.json()).toEqual({ found: true, signedAt: now.toISOString() })
  }
})

test('a hash that nobody signed is simply not found', async () => {
  const checked = await app.request(`/api/agreement-check/${'0'.repeat(64)}`)
  expect(checked.status).toBe(200)
  expect(await checked.json()).toEqual({ found: false, signedAt: null })
  expect((await app.request('/api/agreement-check/abc')).status).toBe(400)
})

test('without authority 401, with that of another order 404', async () => {
  const signed = await generate({ digitalSignature: await exampleSignature() })
  const { agreementId } = (await signed.json()) as { agreementId: string }
  const { orderId } = await insertExample(t.services, { now })
  expect((await app.request(`/api/agreements/${agreementId}`)).status).toBe(401)
  const foreign = await app.request(`/api/agreements/${agreementId}?orderId=${orderId}`)
  expect(foreign.status).toBe(404)
  expect(await foreign.json()).toMatchObject({ code: 'agreement.not-found' })
})

test('a blank or broken signature is refused by its code', async () => {
  const blank = await generate({ digitalSignature: 'data:image/png;base64,' })
  expect(blank.status).toBe(422)
  expect(await blank.json()).toMatchObject({ code: 'agreement.signature-blank' })
  const broken = await generate({ digitalSignature: `data:image/png;base64,${'A'.repeat(2000)}` })
  expect(await broken.json()).toMatchObject({ code: 'agreement.signature-unreadable' })
})

test('checking hashes by the thousand is stopped', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      app.request(`/api/agreement-check/${String(index).padStart(64, '0')}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
})
