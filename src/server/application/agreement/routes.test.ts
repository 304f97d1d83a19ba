import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { exampleSignature } from '../../../../test/support/signature.ts'

const t = await forFile(startServices())
const { origin } = await forFile(startApp(t.services))
const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)

const generate = (body: object) =>
  ask('/api/generate-agreement-pdf', {
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
  const made = await insertExample(t.services, { agreementId, now: t.time.now })

  const fetched = await ask(`/api/agreements/${agreementId}`, { headers: cookieOf(made) })
  expect(fetched.status).toBe(200)
  expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="agreement.pdf"')
  expect(fetched.headers.get('cache-control')).toBe('no-store')
  const file = Buffer.from(await fetched.arrayBuffer())

  for (const hash of [sha256, createHash('sha256').update(file).digest('hex')]) {
    const checked = await ask(`/api/agreement-check/${hash}`)
    expect(await checked.json()).toEqual({ found: true, signedAt: t.time.now.toISOString() })
  }
})

test('a hash that nobody signed is simply not found', async () => {
  const checked = await ask(`/api/agreement-check/${'0'.repeat(64)}`)
  expect(await checked.json()).toEqual({ found: false, signedAt: null })
  expect((await ask('/api/agreement-check/abc')).status).toBe(400)
})

test('a blank signature is refused by its code', async () => {
  const blank = await generate({ digitalSignature: 'data:image/png;base64,' })
  expect(blank.status).toBe(422)
  expect(await blank.json()).toMatchObject({ code: 'agreement.signature-blank' })
})

test('checking hashes by the thousand is stopped', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask(`/api/agreement-check/${String(index).padStart(64, '0')}`),
    ),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
})
