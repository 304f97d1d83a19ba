import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeEach, describe, expect, test } from 'vitest'
import type { generateAgreement } from '#contract/agreement.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { type AgreementContent, canonicalAgreement } from '#domain/agreement.ts'
import { termsVersion } from '#domain/policy.ts'
import { governingLaws } from '#domain/reference/law.ts'
import { versionAt } from '#domain/rules/rules.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { lawIn } from '#phrases/law.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { parseMail, partOfType } from '../../../../test/support/mail-sink.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices, writeLetter } from '../../../../test/support/services.ts'
import { exampleSignature } from '../../../../test/support/signature.ts'
import { keysIn } from '../../../../test/support/stored-keys.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { findAgreement, findByHash } from '../../data/application/agreement.ts'
import type { AgreementPrint } from '../../platform/adapters/document-printer/port.ts'
import type { Services } from '../../services.ts'
import { printAgreements, signedCopy } from '../agreement-copy.ts'
import { saveDraft } from '../draft.ts'
import { preview, sign } from './commands.ts'

type Body = BodyOf<typeof generateAgreement>

const now = new Date('2026-11-21T09:00:00Z')
const nobody = { sessionId: null, address: '203.0.113.7', now }
const body: Body = {
  contactName: '  Zoë   Çağlar ',
  contactEmail: 'zoe@example.org',
  contactPhone: '+90 532 123 45 67',
  language: 'en',
  selection: {
    visaType: 'tourist',
    processingType: 'normal',
    numberOfApplicants: 1,
    hasInsurance: false,
    hasESim: false,
  },
}
const { selection: _, ...bare } = body

/** The printer's input and output. */
const printed: { content: AgreementContent; print: AgreementPrint }[] = []

const t = await forFile(startServices())
const { db } = t.services
const digitalSignature = await exampleSignature()
const { printer } = t.services
t.services.printer = {
  ...printer,
  agreement(content, print) {
    printed.push({ content, print })
    return printer.agreement(content, print)
  },
}
beforeEach(() => {
  printed.length = 0
})

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest()

async function row(id: string) {
  const found = await findAgreement(db, id)
  if (!found) throw new Error('No such agreement')
  return found
}

describe('reading', () => {
  test('the preview is a PDF with the price, unsigned, and kept nowhere', async () => {
    const before = await rowsOf(db, 'agreement')
    const pdf = await preview(t.services, body, nobody)
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(1)
    const { speeds, prices } = shippedRules
    expect(printed[0]?.print).toEqual({ rules: { speeds, prices }, preview: true })
    expect(printed[0]?.content).toMatchObject({ id: null, signature: null })
    expect(printed[0]?.content.client.name).toBe('Zoë Çağlar')
    expect(printed[0]?.content.price?.totalCents).toBe(23300)
    expect(await rowsOf(db, 'agreement')).toEqual(before)
  })

  /** Printing that goes on until it is let go. */
  function slowly() {
    const free = Promise.withResolvers<Uint8Array>()
    const at = { once: 0, most: 0 }
    const agreement = async () => {
      at.once += 1
      at.most = Math.max(at.most, at.once)
      return free.promise.finally(() => {
        at.once -= 1
      })
    }
    const services = { ...t.services, printer: { ...t.services.printer, agreement } }
    return {
      at,
      end: () => free.resolve(new Uint8Array()),
      ask: (gone: AbortSignal | null = null) => preview(services, body, { ...nobody, gone }),
    }
  }

  test('however many are asked for, the printer has time for others', async () => {
    const { at, ask, end } = slowly()
    const asked = Array.from({ length: 30 }, () => ask())
    end()
    const codes = (await Promise.allSettled(asked)).map((each) =>
      each.status === 'fulfilled' ? 'printed' : each.reason.code,
    )
    expect(at.most).toBe(4)
    expect(new Set(codes)).toEqual(new Set(['printed', 'server.busy']))
  })

  test('those whose page left wait no longer', async () => {
    const { ask, end } = slowly()
    const hangUp = new AbortController()
    const left = Array.from({ length: 20 }, () => ask(hangUp.signal).catch((reason) => reason))
    await expect(ask()).rejects.toMatchObject({ code: 'server.busy' })
    hangUp.abort('left')
    const asked = ask()
    end()
    await expect(asked).resolves.toBeInstanceOf(Uint8Array)
    expect(await Promise.all(left)).toContain('left')
  })

  test('without a selection it takes the one saved in this browser', async () => {
    const { token } = await saveDraft(
      t.services,
      {
        step: 3,
        details: { ...body.selection, visaType: 'business', contactName: 'Zoë' },
        applicants: [],
        submissionKey: t.services.random.uuid(),
      },
      { tokenHash: null, address: '192.0.2.1', now },
    )
    expect(token).toBeTruthy()
    const session = await db.selectFrom('draft').select('sessionId').executeTakeFirstOrThrow()
    await preview(t.services, bare, { ...nobody, sessionId: session.sessionId })
    expect(printed[0]?.content.selection?.visaType).toBe('business')
    await preview(t.services, bare, nobody)
    expect(printed[1]?.content.price).toBeNull()
  })
})

describe('signing', () => {
  test('freezes the words, the price, the moment and the address under one hash', async () => {
    const { agreementId, sha256 } = await sign(t.services, body, digitalSignature, nobody)
    const kept = await row(agreementId)
    const content = kept.content
    const again = hashOf(canonicalAgreement(content)).toString('hex')
    expect(again).toBe(sha256)
    expect(kept.sha256.toString('hex')).toBe(sha256)
    expect(kept.totalPriceCents).toBe(23300)
    expect(content.signature).toEqual({
      sha256: hashOf(kept.signature).toString('hex'),
      signedAt: '2026-11-21T09:00:00.000Z',
      networkAddress: '203.0.113.7',
    })
    expect(content.clauses.length).toBeGreaterThan(10)
    expect(content.termsVersion).toBe(termsVersion)
  })

  test('names the day from which the pages say that the terms hold', async () => {
    const validFrom = new Date('2026-12-31T23:30:00Z')
    const refund = { ...shippedRules.refund, requestDays: 14 }
    const versions = [
      { validFrom: new Date(0), rules: shippedRules },
      { validFrom, rules: { ...shippedRules, version: 2, refund } },
    ]
    const rules: Services['rules'] = {
      ...t.services.rules,
      at: (moment) => versionAt(versions, moment).rules,
      versionAt: (moment) => versionAt(versions, moment),
    }
    const signer = { ...nobody, now: new Date('2027-02-01') }
    await preview({ ...t.services, rules }, body, signer)
    expect(printed[0]?.content.termsVersion).toBe('2026-12-31')
  })

  test.each(governingLaws)('names the law of the operator in the agreement: %s', async (law) => {
    const services = { ...t.services, company: { ...t.services.company, law } }
    await preview(services, body, nobody)
    const { law: named, place } = lawIn('en', law)
    const texts = printed[0]?.content.clauses.map(({ text }) => text) ?? []
    expect(texts.filter((text) => text.includes(named) && text.includes(place))).toHaveLength(1)
  })

  test.each([
    ['a name', { contactName: ' x ' }, 'contactName'],
    ['an e-mail address', { contactEmail: 'zoe@example.org\r\nBcc: eve@x.tz' }, 'contactEmail'],
    ['the country of a phone number', { contactPhone: '0341 1234567' }, 'contactPhone'],
  ])('needs %s', async (_, change, path) => {
    await expect(
      sign(t.services, { ...body, ...change }, digitalSignature, nobody),
    ).rejects.toMatchObject({ code: 'request.invalid', fields: [{ path }] })
  })
})

describe('the signed copy', () => {
  test('is printed once when it belongs to an application, and stays the same', async () => {
    const { agreementId, sha256 } = await sign(t.services, body, digitalSignature, nobody)
    await printAgreements(t.services)
    expect((await row(agreementId)).storageKey).toBeNull()
    const before = await keysIn(t.services.documentStore)
    const { id } = await insertExample(t.services, { agreementId, now })
    await Promise.all([1, 2, 3].map(() => printAgreements(t.services)))
    const pdf = await signedCopy(t.services, agreementId)
    const kept = await row(agreementId)
    expect(hashOf(pdf ?? '')).toEqual(kept.printedSha256)
    const { print } = printed.findLast(({ content }) => content.id === agreementId) ?? {}
    expect(print?.reference).toBe(`TZ-${String(id).padStart(6, '0')}`)
    expect(print?.checkUrl).toBe(`https://karibu.example/agreement-check?sha256=${sha256}`)
    const after = await keysIn(t.services.documentStore)
    expect(after.filter((key) => !before.includes(key))).toEqual([kept.storageKey])
  })

  test('that cannot be printed keeps no other from being printed', async () => {
    const broken = await sign(t.services, body, digitalSignature, nobody)
    const whole = await sign(t.services, body, digitalSignature, { ...nobody, now: new Date(1) })
    for (const { agreementId } of [broken, whole]) {
      await insertExample(t.services, { agreementId, now })
    }
    const noPicture = { signature: Buffer.from('no picture') }
    await changeRows(db, 'agreement', { id: broken.agreementId }, noPicture)
    await printAgreements(t.services)
    expect((await row(broken.agreementId)).storageKey).toBeNull()
    expect((await row(whole.agreementId)).storageKey).not.toBeNull()
    expect(t.logged.join()).toContain(broken.agreementId)
  })

  test('shows the price of the application where none was signed', async () => {
    const { agreementId } = await sign(t.services, bare, digitalSignature, nobody)
    await insertExample(t.services, { agreementId, now })
    await signedCopy(t.services, agreementId)
    expect(printed[0]?.content.price?.totalCents).toBe(23300)
    expect(printed[0]?.print.priceFromApplication).toBe(true)
    const { content } = await row(agreementId)
    expect(content.price).toBeNull()
  })

  test('of an older version keeps the words, the version and the hash that were signed', async () => {
    const { agreementId } = await sign(t.services, body, digitalSignature, nobody)
    const { content: signed } = await row(agreementId)
    const old: AgreementContent = {
      ...signed,
      termsVersion: '2025-08-09',
      clauses: [{ title: 'Law and place', text: 'The law of the United Kingdom.', points: ['1;'] }],
    }
    const sha256 = hashOf(canonicalAgreement(old))
    const changed = { content: JSON.stringify(old), sha256 }
    await changeRows(db, 'agreement', { id: agreementId }, changed)
    await insertExample(t.services, { agreementId, now })
    const pdf = await signedCopy(t.services, agreementId)
    expect(printed[0]?.content).toEqual(old)
    expect(printed[0]?.print.sha256).toBe(sha256.toString('hex'))
    // A stored copy keeps its wording in later versions.
    const again = await signedCopy(t.services, agreementId)
    expect(Buffer.from(again ?? []).equals(Buffer.from(pdf ?? []))).toBe(true)
    expect(printed).toHaveLength(1)
    const kept = await row(agreementId)
    expect(hashOf(canonicalAgreement(kept.content))).toEqual(sha256)
    expect((await findByHash(db, sha256))?.signedAt).toEqual(now)
  })

  test('comes with the receipt', async () => {
    const { agreementId } = await sign(t.services, body, digitalSignature, nobody)
    const { id } = await insertExample(t.services, { agreementId, now })
    const application = { id, contactEmail: 'zoe@example.org', language: 'en' as const }
    const letter = await writeLetter(t.services, { kind: 'payment-confirmed', application, now })
    await sendLetter(t.services, letter ?? '')
    const attached = partOfType(parseMail(t.sink.received.at(-1)?.raw ?? ''), 'application/pdf')
    const pdf = await signedCopy(t.services, agreementId)
    expect(attached?.content.equals(Buffer.from(pdf ?? []))).toBe(true)
  })
})

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
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask(`/api/agreement-check/${String(index).padStart(64, '0')}`, { headers }),
    ),
  )
  expect(answers.map(({ status }) => status)).toContain(429)
})
