import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReceiptItem } from '#contract/receipt.ts'
import { orderCharge } from '#domain/money/receipt.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { brokenInvariants } from '../../../../test/support/invariants.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { payWith } from '../../../sandbox-gateway/test-support.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { findReceipt } from '../../data/money/receipt.ts'
import type { Mail } from '../../platform/adapters/mailer/port.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { makeRefund } from '../payment/make-refund.ts'
import { type Applied, booksOf, startShop } from '../payment/test-support.ts'
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

const shop = await forFile(startShop())
const { db } = shop
beforeEach(async () => {
  shop.advance(61_000)
  last = (await numbers()).at(-1) ?? 0
  applied = await paid()
})

async function paid(): Promise<Applied> {
  const made = await shop.apply()
  await payWith((await shop.create(made, billing)).body.formData)
  return made
}

async function numbers(): Promise<number[]> {
  const rows = await db.selectFrom('receipt').select('number').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

const asked = (path: string, orderId?: string) =>
  fetch(shop.origin + path, { headers: orderId ? cookieOf({ orderId }) : {} })
const pathOf = ({ id }: Applied, query = '') => `/api/applications/${id}/receipt${query}`

async function listed(made = applied): Promise<ReceiptItem[]> {
  const answer = await asked(`/api/applications/${made.id}/receipts`, made.orderId)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { items: ReceiptItem[] }).items
}

async function pdfOf(path: string, { orderId }: Applied): Promise<Uint8Array> {
  const answer = await asked(path, orderId)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return new Uint8Array(await answer.arrayBuffer())
}

const nameOf = (kind: string, number: number) => `${kind}-${String(number).padStart(6, '0')}.pdf`

async function textOf(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: pdf.slice(), disableFontFace: true, verbosity: 0 })
  const document = await task.promise
  expect(document.numPages).toBe(1)
  const { items } = await (await document.getPage(1)).getTextContent()
  await task.destroy()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return words.replace(/\s+/g, ' ')
}

/** Refunds by staff decision, and runs the job. */
async function giveBack(amountCents: number, made = applied): Promise<void> {
  const manager = await signIn(shop, { role: 'manager' })
  const body = { ground: 'service-failed', amountCents, note: 'Agreed' }
  const answer = await manager.post(`/api/admin/applications/${made.id}/refund`, body)
  expect(answer.status).toBe(201)
  await runRefund()
}

async function runRefund(): Promise<void> {
  const [job] = await shop.services.boss.fetch<{ id: string }>('make-refund')
  if (!job) throw new Error('No refund waits')
  await shop.services.boss.complete('make-refund', job.id)
  await makeRefund(shop.services, job.data)
}

describe('a payment that counts', () => {
  it('has a receipt, to be listed and read', async () => {
    const number = last + 1
    expect(await listed()).toEqual([
      {
        number,
        kind: 'receipt',
        amount: 233,
        issuedAt: expect.any(String),
        url: pathOf(applied, `?number=${number}`),
      },
    ])
    const answer = await asked(pathOf(applied), applied.orderId)
    const name = nameOf('receipt', number)
    expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`)
    const text = await textOf(new Uint8Array(await answer.arrayBuffer()))
    for (const words of [
      'Receipt',
      String(number).padStart(6, '0'),
      `TZ-${String(applied.id).padStart(6, '0')}`,
      'Karibu Visa',
      'Ada Muster',
      'Rütlistrasse 7',
      'Switzerland',
      'Visa fee and preparation',
      '$95.00',
      '$233.00',
      'the official visa fee $50.00',
      'our service fee $183.00',
      'Card, through our payment provider',
      'No card was charged',
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/\bVAT\b|invoice|null|undefined/i)
  })

  it('keeps its words and its bytes, whatever changes afterwards', async () => {
    const before = await pdfOf(pathOf(applied), applied)
    const changed = { contactName: 'Somebody Else', priceLines: '[]' }
    const set = (values: { contactName: string; priceLines: string }) =>
      db.updateTable('application').set(values).where('id', '=', applied.id).execute()
    const undo = await booksOf(shop, applied)
    await set(changed)
    const { company } = shop.services
    shop.services.company = { ...company, legalName: 'Another Ltd', taxId: 'GB 1' }
    const after = await pdfOf(pathOf(applied), applied)
    shop.services.company = company
    const { contactName, priceLines } = undo.application
    await set({ contactName, priceLines: JSON.stringify(priceLines) })
    expect(Buffer.compare(before, after)).toBe(0)
  })

  it('is addressed to the latest billing name, else to the contact', async () => {
    const typed = await shop.apply()
    await shop.create(typed, billing)
    const { body } = await shop.create(typed, { billingFirstName: 'Grace' })
    await shop.create(typed, { billingFirstName: ' ' })
    await payWith(body.formData)
    const bare = await shop.apply()
    await payWith((await shop.create(bare)).body.formData)
    const { application } = await booksOf(shop, bare)
    const addressed = async (made: Applied) =>
      (await findReceipt(db, made.id, undefined))?.content.billing
    expect(await addressed(typed)).toEqual({ name: 'Grace', lines: [], country: null })
    expect(await addressed(bare)).toEqual({
      name: application.contactName,
      lines: [],
      country: null,
    })
  })

  it('names the numbers of the company where it has them, and then says what it is not', async () => {
    const { company } = shop.services
    shop.services.company = { ...company, registration: '01234567', taxId: 'GB 123 4567 89' }
    const made = await paid()
    shop.services.company = company
    const text = await textOf(await pdfOf(pathOf(made), made))
    expect(text).toContain('Company number 01234567')
    expect(text).toContain('Tax number GB 123 4567 89')
    expect(text).toContain('This is not a VAT invoice')
  })
})

it('a supplement has a receipt of its own over the difference, of the order as it is then', async () => {
  shop.advance(61_000)
  const { body } = await shop.supplement(applied, { processingType: 'super_urgent' })
  await payWith(body.formData)
  await shop.verify(applied)
  const [order, supplement] = await listed()
  expect([order?.amount, supplement?.amount]).toEqual([233, 99])
  const text = await textOf(await pdfOf(supplement?.url ?? '', applied))
  for (const words of [
    'What you added to your order',
    'Super urgent processing, 24 hours 1 $99.00 $99.00',
    'the official visa fee $0.00',
    // Without billing data it is addressed like the order.
    'Ada Muster',
  ]) {
    expect(text).toContain(words)
  }
})

describe('numbers', () => {
  it('have no gap and no double when twenty pay at once', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, () => shop.apply()))
    const forms = await Promise.all(many.map(async (made) => (await shop.create(made)).body))
    await Promise.all(forms.map(({ formData }) => payWith(formData)))
    await Promise.all(many.map((made) => shop.verify(made)))
    const found = await numbers()
    expect(found).toEqual(found.map((_, index) => index + 1))
    expect(found).toHaveLength(last + 21)
    // Sixty calls in a row on a shared machine.
  })

  it('that were rolled back are given again', async () => {
    const { application } = await booksOf(shop, applied)
    const payment = await db
      .selectFrom('payment')
      .selectAll()
      .where('applicationId', '=', applied.id)
      .executeTakeFirstOrThrow()
    const charge = orderCharge(shippedRules, application, application.priceLines)
    const about = { application, payment, billing: null, charge, now: shop.services.clock.now() }
    const broken = inTransaction(db, (tx) => issueReceipt(tx, shop.services, about))
    // The schema rejects a second receipt for a payment.
    await expect(broken).rejects.toThrow(/receipt_one_of_payment/)
    await paid()
    expect((await numbers()).at(-1)).toBe(last + 2)
  })

  it('are given once for a payment that is told twice', async () => {
    const made = await shop.apply()
    const { formData } = (await shop.create(made)).body
    await Promise.all([payWith(formData), shop.verify(made), shop.verify(made)])
    await shop.verify(made)
    expect(await listed(made)).toHaveLength(1)
  })
})

describe('money that goes back', () => {
  it('has a credit note that names the receipt', async () => {
    await giveBack(108_00)
    const [receipt, note] = await listed()
    expect(note).toMatchObject({ number: last + 2, kind: 'credit-note', amount: 108 })
    const text = await textOf(await pdfOf(note?.url ?? '', applied))
    const written = String(receipt?.number).padStart(6, '0')
    for (const words of ['Credit note', `${written} of`, 'Ada Muster', '$108.00', '$125.00']) {
      expect(text).toContain(words)
    }
    // Without a number the order's receipt is meant.
    const first = await textOf(await pdfOf(pathOf(applied), applied))
    expect(first).toContain(`Receipt ${written}`)
  })

  it('has none when it came twice and went back by itself', async () => {
    const made = await shop.apply()
    const { formData } = (await shop.create(made)).body
    await payWith(formData)
    const [attempt] = await db
      .selectFrom('paymentAttempt')
      .selectAll()
      .where('applicationId', '=', made.id)
      .execute()
    if (!attempt) throw new Error('No attempt')
    const second = { ...attempt, id: shop.services.random.uuid(), state: 'cancelled' as const }
    const row = { ...second, form: null, billing: null }
    await db.insertInto('paymentAttempt').values(row).execute()
    const { receive } = await import('../payment/commands.ts')
    const now = shop.services.clock.now()
    const report = {
      attemptId: second.id,
      orderId: made.orderId,
      amountCents: second.amountCents,
      currency: second.currency,
      state: 'succeeded' as const,
      gatewayRef: 'again',
      at: now,
    }
    const told = { eventId: second.id, kind: 'payment', sentAt: now, report, dispute: null }
    expect(await receive(shop.services, told, now)).toBe('refund-duplicate')
    const before = await numbers()
    // The sandbox does not know this second capture; its answer is simulated.
    shop.services.gateway.refund = async () => ({ state: 'succeeded', refundRef: 'back' })
    await runRefund()
    expect((await booksOf(shop, made)).refunds).toMatchObject([{ state: 'done' }])
    expect(await numbers()).toEqual(before)
    expect(await listed(made)).toHaveLength(1)
  })
})

describe('the letters about money', () => {
  async function send(kind: 'payment-confirmed' | 'order-amended' | 'refund-made'): Promise<Mail> {
    const { id } = await db
      .selectFrom('letter')
      .select('id')
      .where('applicationId', '=', applied.id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    const mails: Mail[] = []
    const { mailer } = shop.services
    const listening = { ...mailer, send: async (mail: Mail) => void mails.push(mail) }
    await sendLetter({ ...shop.services, mailer: listening }, id)
    const [mail] = mails
    if (!mail) throw new Error('Nothing was sent')
    return mail
  }
  const namesOf = ({ attachments = [] }: Mail) => attachments.map(({ filename }) => filename)
  const said = ({ text }: Mail) => text.replace(/\s+/g, ' ')

  it('carry the papers', async () => {
    await giveBack(100_00)
    const confirmed = await send('payment-confirmed')
    expect(namesOf(confirmed)).toEqual([nameOf('receipt', last + 1)])
    expect(said(confirmed)).toContain('Your receipt is attached as a PDF.')
    const refunded = await send('refund-made')
    expect(namesOf(refunded)).toEqual([nameOf('credit-note', last + 2)])
    expect(said(refunded)).toContain('The credit note is attached as a PDF.')
  })

  it('carry that of a supplement', async () => {
    shop.advance(61_000)
    await payWith((await shop.supplement(applied, { processingType: 'urgent' })).body.formData)
    const amended = await send('order-amended')
    expect(namesOf(amended)).toEqual([nameOf('receipt', last + 2)])
    expect(said(amended)).toContain('The receipt is attached as a PDF.')
  })

  it('go without them while nothing can be printed', async () => {
    await giveBack(100_00)
    const { printer } = shop.services
    shop.services.printer = { ...printer, receipt: () => Promise.reject(new Error('away')) }
    const mails = [await send('payment-confirmed'), await send('refund-made')]
    shop.services.printer = printer
    expect(mails.flatMap(namesOf)).toEqual([])
    expect(mails.map(said)[0]).toContain('Your receipt is on the status page.')
    expect(mails[1]?.text).not.toContain('attached')
  })
})

describe('who may read it', () => {
  const codeOf = async (answer: Response) =>
    `${answer.status} ${((await answer.json()) as { code: string }).code}`

  it('gets no other application by a number', async () => {
    const [item] = await listed(await paid())
    const path = pathOf(applied, `?number=${item?.number}`)
    expect(await codeOf(await asked(path, applied.orderId))).toBe('404 receipt.not-found')
    for (const number of ['0', '-1', '1.5', 'x', '2147483648']) {
      const wrong = await asked(pathOf(applied, `?number=${number}`), applied.orderId)
      expect(await codeOf(wrong)).toBe('400 request.invalid')
    }
  })

  it('has nothing to read before paying', async () => {
    const unpaid = await shop.apply()
    expect(await listed(unpaid)).toEqual([])
    expect(await codeOf(await asked(pathOf(unpaid), unpaid.orderId))).toBe('404 receipt.not-found')
  })

  it('may be any member of staff, and leaves a trace', async () => {
    const number = last + 1
    const path = `/api/admin/applications/${applied.id}/receipts`
    const viewer = await signIn(shop, { role: 'viewer' })
    const { body } = await viewer.get(path)
    expect(body).toMatchObject({
      items: [{ number, amountCents: 233_00, url: `${path}/${number}` }],
    })
    expect((await viewer.get(`${path}/${number}`)).status).toBe(200)
    expect((await viewer.get(`${path}/${number + 99}`)).status).toBe(404)
    const traces = await db
      .selectFrom('auditEntry')
      .select('action')
      .where('staffId', '=', viewer.staff.id)
      .execute()
    expect(traces.map(({ action }) => action)).toContain('receipt.read')
  })
})

it('whatever was done keeps what the database promises', async () => {
  expect(await brokenInvariants(db)).toEqual([])
})
