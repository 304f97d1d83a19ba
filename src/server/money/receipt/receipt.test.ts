import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { referenceOf } from '#domain/application/reference.ts'
import { letterTrouble } from '#domain/letter.ts'
import { orderCharge } from '#domain/money/receipt.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { changeRows, insertRow, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { having } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { findReceipt } from '../../data/money/receipt.ts'
import type { Mail } from '../../platform/adapters/mailer/port.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { PeerFailure } from '../../platform/peer-failure.ts'
import { receive } from '../payment/commands.ts'
import { type Applied, askRefund, booksOf, giveBack, openShop } from '../payment/test-support.ts'
import { issueReceipt } from './receipt.ts'

let applied: Applied
let last = 0

const billing = {
  billingFirstName: 'Ada',
  billingLastName: 'Muster',
  billingStreet1: 'Rütlistrasse 7',
  billingCity: 'Bern',
  billingCountry: 'CH',
}

const shop = await openShop()
const { db } = shop
beforeEach(async () => {
  last = (await numbers()).at(-1) ?? 0
  applied = await paid()
})

async function paid(): Promise<Applied> {
  const made = await shop.apply()
  await payWith((await shop.create(made, billing)).body.formData)
  return made
}

const numbers = async () =>
  (await rowsOf(db, 'receipt', {}, 'number')).map(({ number }) => Number(number))

const pathOf = ({ id }: Applied, query = '') => `/api/applications/${id}/receipt${query}`
const read = (made: Applied, query = '') => shop.owner(made).get(pathOf(made, query))

async function listed(made = applied) {
  const { status, body } = await shop.owner(made).get(`/api/applications/${made.id}/receipts`)
  expect(status).toBe(200)
  return body.items as { number: number; kind: string; amount: number; url: string }[]
}

async function pdfOf(path: string, name = '.pdf'): Promise<Uint8Array> {
  const answer = await fetch(shop.origin + path, { headers: cookieOf(applied) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
  expect(answer.headers.get('content-disposition')).toContain(`${name}"`)
  return new Uint8Array(await answer.arrayBuffer())
}

const nameOf = (kind: string, number: number) => `${kind}-${String(number).padStart(6, '0')}.pdf`

async function textOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: pdf, disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  expect(document.numPages).toBe(1)
  const { items } = await (await document.getPage(1)).getTextContent()
  await task.destroy()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return words.replace(/\s+/g, ' ')
}

/** Refunds by staff decision, and runs the job. */
async function refund(amountCents: number): Promise<void> {
  const manager = await signIn(shop, { role: 'manager' })
  const agreed = { ground: 'service-failed', note: 'Agreed' }
  expect((await askRefund(manager, applied, amountCents, agreed)).status).toBe(201)
  await giveBack(shop, applied)
}

/** A letter about money as it leaves. */
async function send(kind: 'payment-confirmed' | 'order-amended' | 'refund-made') {
  const { id } = await rowOf(db, 'letter', { applicationId: applied.id, kind })
  const mails: Mail[] = []
  const mailer = { ...shop.services.mailer, send: async (mail: Mail) => void mails.push(mail) }
  await sendLetter({ ...shop.services, mailer }, id)
  return mails.map(({ text, attachments = [] }) => ({
    text: text.replace(/\s+/g, ' '),
    names: attachments.map(({ filename }) => filename),
  }))[0]
}

describe('a payment that counts', () => {
  it('has a receipt, to be listed and read', async () => {
    const number = last + 1
    const url = pathOf(applied, `?number=${number}`)
    const item = { number, kind: 'receipt', amount: 233, issuedAt: expect.any(String), url }
    expect(await listed()).toEqual([item])
    const text = await textOf(await pdfOf(pathOf(applied), nameOf('receipt', number)))
    for (const words of [
      ...['Receipt', String(number).padStart(6, '0'), referenceOf(applied.id), 'Karibu Visa'],
      ...['Ada Muster', 'Rütlistrasse 7', 'Switzerland', 'Visa fee and preparation', '$95.00'],
      ...['$233.00', 'the official visa fee $50.00', 'our service fee $183.00'],
      ...['Card, through our payment provider', 'No card was charged'],
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/\bVAT\b|invoice|null|undefined/i)
  })

  it('keeps its words and its bytes, whatever changes afterwards', async () => {
    const before = await pdfOf(pathOf(applied))
    const { contactName, priceLines } = (await booksOf(shop, applied)).application
    const set = (values: { contactName: string; priceLines: string }) =>
      changeRows(db, 'application', { id: applied.id }, values)
    await set({ contactName: 'Somebody Else', priceLines: '[]' })
    const company = { ...shop.services.company, legalName: 'Another Ltd', taxId: 'GB 1' }
    const after = await having(shop.services, { company }, () => pdfOf(pathOf(applied)))
    await set({ contactName, priceLines: JSON.stringify(priceLines) })
    expect(Buffer.compare(before, after)).toBe(0)
  })

  it('is addressed to the latest billing name, else to the contact', async () => {
    const [typed, bare] = [await shop.apply(), await shop.apply()]
    await shop.create(typed, billing)
    const { body } = await shop.create(typed, { billingFirstName: 'Grace' })
    await shop.create(typed, { billingFirstName: ' ' })
    await payWith(body.formData)
    await payWith((await shop.create(bare)).body.formData)
    const addressed = async (made: Applied) =>
      (await findReceipt(db, made.id, undefined))?.content.billing
    expect(await addressed(typed)).toEqual({ name: 'Grace', lines: [], country: null })
    const name = (await booksOf(shop, bare)).application.contactName
    expect(await addressed(bare)).toEqual({ name, lines: [], country: null })
  })
})

it('a supplement has a receipt of its own over the difference, of order and company as they are then', async () => {
  shop.advance(61_000)
  const { body } = await shop.supplement(applied, { processingType: 'super_urgent' })
  const numbered = { registration: '01234567', taxId: 'GB 123 4567 89' }
  await having(shop.services, { company: { ...shop.services.company, ...numbered } }, async () => {
    await payWith(body.formData)
    await shop.verify(applied)
  })
  const [order, supplement] = await listed()
  expect([order?.amount, supplement?.amount]).toEqual([233, 99])
  const text = await textOf(await pdfOf(supplement?.url ?? ''))
  for (const words of [
    'What you added to your order',
    'Super urgent processing, 24 hours 1 $99.00 $99.00',
    'the official visa fee $0.00',
    // Without billing data it is addressed like the order.
    'Rütlistrasse 7',
    ...['Company number 01234567', 'Tax number GB 123 4567 89', 'This is not a VAT invoice'],
  ]) {
    expect(text).toContain(words)
  }
  const amended = await send('order-amended')
  expect(amended?.names).toEqual([nameOf('receipt', last + 2)])
  expect(amended?.text).toContain('The receipt is attached as a PDF.')
})

describe('numbers', () => {
  it('have no gap and no double when many pay at once', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => shop.apply()))
    const forms = await Promise.all(many.map(async (made) => (await shop.create(made)).body))
    await Promise.all(forms.map(({ formData }) => payWith(formData)))
    await Promise.all(many.map((made) => shop.verify(made)))
    await shop.verify(many[0] as Applied)
    const found = await numbers()
    expect(found).toEqual(Array.from({ length: last + 7 }, (_, index) => index + 1))
  })

  it('that were rolled back are given again', async () => {
    const { application } = await booksOf(shop, applied)
    const payment = await rowOf(db, 'payment', { applicationId: applied.id })
    const charge = orderCharge(shippedRules, application, application.priceLines)
    const about = { application, payment, billing: null, charge, now: shop.services.clock.now() }
    const broken = inTransaction(db, (tx) => issueReceipt(tx, shop.services, about))
    // The schema rejects a second receipt for a payment.
    await expect(broken).rejects.toThrow(/receipt_one_of_payment/)
    await paid()
    expect((await numbers()).at(-1)).toBe(last + 2)
  })
})

describe('money that goes back', () => {
  it('has a credit note that names the receipt, and letters that carry both', async () => {
    await refund(108_00)
    const [receipt, note] = await listed()
    expect(note).toMatchObject({ number: last + 2, kind: 'credit-note', amount: 108 })
    const text = await textOf(await pdfOf(note?.url ?? ''))
    const written = String(receipt?.number).padStart(6, '0')
    for (const words of ['Credit note', `${written} of`, 'Ada Muster', '$108.00', '$125.00']) {
      expect(text).toContain(words)
    }
    // Without a number the order's receipt is meant.
    const confirmed = await send('payment-confirmed')
    expect(confirmed?.names).toEqual([nameOf('receipt', last + 1)])
    expect(confirmed?.text).toContain('Your receipt is attached as a PDF.')
    const refunded = await send('refund-made')
    expect(refunded?.names).toEqual([nameOf('credit-note', last + 2)])
    expect(refunded?.text).toContain('The credit note is attached as a PDF.')
    await pdfOf(pathOf(applied), nameOf('receipt', last + 1))
  })

  it('has none when it came twice and went back by itself', async () => {
    const attempt = await rowOf(db, 'paymentAttempt', { applicationId: applied.id })
    const { amountCents, currency } = attempt
    const id = shop.services.random.uuid()
    const second = { ...attempt, id, state: 'cancelled', form: null, billing: null } as const
    await insertRow(db, 'paymentAttempt', second)
    const now = shop.services.clock.now()
    const state = 'succeeded' as const
    const sum = { amountCents, currency, state, gatewayRef: 'again', at: now }
    const report = { attemptId: id, orderId: applied.orderId, ...sum }
    const about = { report, dispute: null, refundFailure: null }
    const told = { eventId: id, kind: 'payment', sentAt: now, ...about }
    expect(await receive(shop.services, told, now)).toBe('refund-duplicate')
    const before = await numbers()
    // The sandbox does not know this second capture; its answer is simulated.
    const back = async () => ({ state, refundRef: 'back' })
    const gateway = { ...shop.services.gateway, refund: back }
    await giveBack({ ...shop, services: { ...shop.services, gateway } }, applied)
    expect((await booksOf(shop, applied)).refunds).toMatchObject([{ state: 'done' }])
    expect(await numbers()).toEqual(before)
    expect(await listed()).toHaveLength(1)
  })

  it('waits while its paper cannot be kept, which is a fault of ours, and not for what cannot be printed', async () => {
    const put = () => Promise.reject(new PeerFailure('The document store', 'ETIMEDOUT'))
    const documentStore = { ...shop.services.documentStore, put }
    const failing = having(shop.services, { documentStore }, () => send('payment-confirmed'))
    await expect(failing).rejects.toThrow()
    const about = { applicationId: applied.id, kind: 'payment-confirmed' } as const
    const { state, troubleCode } = await rowOf(db, 'letter', about)
    expect({ state, troubleCode }).toEqual({
      state: 'queued',
      troubleCode: 'The document store: ETIMEDOUT',
    })
    expect(letterTrouble({ state, troubleCode, isTroubled: true })).toBe('own')

    // While nothing can be printed, letters go without papers.
    await refund(100_00)
    const printer = { ...shop.services.printer, receipt: () => Promise.reject(new Error('away')) }
    const mails = await having(shop.services, { printer }, async () => [
      await send('payment-confirmed'),
      await send('refund-made'),
    ])
    expect(mails.map((mail) => mail?.names)).toEqual([[], []])
    expect(mails[0]?.text).toContain('Your receipt is on the status page.')
    expect(mails[1]?.text).not.toContain('attached')
  })
})

describe('who may read it', () => {
  it('gets no other application by a number, and nothing before paying', async () => {
    const [item] = await listed(await paid())
    expect(codeOf(await read(applied, `?number=${item?.number}`))).toBe('404 receipt.not-found')
    for (const number of ['0', '1.5', '2147483648']) {
      expect(codeOf(await read(applied, `?number=${number}`))).toBe('400 request.invalid')
    }
    const unpaid = await shop.apply()
    expect(await listed(unpaid)).toEqual([])
    expect(codeOf(await read(unpaid))).toBe('404 receipt.not-found')
  })

  it('may be any member of staff, and leaves a trace', async () => {
    const number = last + 1
    const path = `/api/admin/applications/${applied.id}/receipts`
    const viewer = await signIn(shop, { role: 'viewer' })
    const { body } = await viewer.get(path)
    expect(body.items).toMatchObject([{ number, amountCents: 233_00, url: `${path}/${number}` }])
    expect((await viewer.get(`${path}/${number}`)).status).toBe(200)
    expect((await viewer.get(`${path}/${number + 99}`)).status).toBe(404)
    const traces = await rowsOf(db, 'auditEntry', { staffId: viewer.staff.id })
    expect(traces.map(({ action }) => action)).toContain('receipt.read')
  })
})

testPromises(shop)
