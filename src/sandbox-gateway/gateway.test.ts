import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Billing } from '../server/platform/adapters/payment-gateway/port.ts'
import {
  exampleAttempt,
  goodCard,
  openForm,
  payWith,
  type RunningSandbox,
  shopAt,
  startSandbox,
  submit,
  testClock,
} from './test-support.ts'

let clock: ReturnType<typeof testClock>
let sandbox: RunningSandbox
let attempts = 0

beforeEach(async () => {
  clock = testClock()
  sandbox = await startSandbox({ clock })
})
afterEach(() => sandbox.stop())

const asShop = (changes = {}) =>
  shopAt(sandbox, { notifyUrl: 'http://127.0.0.1:9/notify', clock, ...changes })

async function form(payer: Partial<Billing> = {}) {
  attempts += 1
  const attemptId = `attempt-${attempts}`
  const description = 'Tanzania visa <b>TZ-000001</b>'
  const billing = { ...exampleAttempt().billing, ...payer }
  return (await asShop().begin(exampleAttempt({ attemptId, description, billing }))).form
}

describe('the page', () => {
  it('has the name of the payer filled in, and keeps it nowhere', async () => {
    const open = await form({ firstName: 'Asha', lastName: '<Mushi>' })
    const { page, response } = await openForm(open)
    expect(await response.text()).toContain('value="Asha &lt;Mushi&gt;"')
    expect(JSON.stringify(await sandbox.history())).not.toContain('Asha')
    await payWith(open)
    expect(await (await fetch(page ?? '', { redirect: 'manual' })).text()).not.toContain('Asha')
  })

  it('shows whom, what and how much, and lets no script run but its own', async () => {
    const { response } = await openForm(await form())
    const html = await response.text()
    expect(html).toContain('Test payments: no money is taken.')
    expect(html).toContain('<dd class="total">$233.00</dd>')
    expect(html).toContain('>Pay $233.00</button>')
    expect(html).toContain('Karibu Visa')
    expect(html).toContain('<dd dir="auto">Tanzania visa &lt;b&gt;TZ-000001')
    expect(response.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; .*form-action 'self' http:\/\/shop\.test;/,
    )
  })

  it('is the same when the same form comes twice', async () => {
    const same = await form()
    expect((await openForm(same)).page).toBe((await openForm(same)).page)
    expect((await sandbox.history()).attempts).toHaveLength(1)
  })

  it('leads to the result once the attempt is over', async () => {
    const over = await form()
    const { page, location } = await payWith(over)
    expect(location).toContain('status=success')
    for (const again of [
      await openForm(over),
      { response: await submit(page, { do: 'cancel' }) },
    ]) {
      expect(again.response.status).toBe(303)
      expect(again.response.headers.get('location')).toBe(location)
    }
  })

  it('is not found by guessing', async () => {
    expect((await fetch(`${sandbox.formUrl}/none`)).status).toBe(404)
    expect((await submit(`${sandbox.formUrl}/none`, { do: 'pay' })).status).toBe(404)
  })
})

describe('a card', () => {
  it.each([
    ['4242 4242 4242 4242', 'success'],
    ['4000 0000 0000 0002', 'failed'],
  ])('%s: %s', async (cardNumber, status) => {
    const { location } = await payWith(await form(), { cardNumber })
    expect(location).toBe(`http://shop.test/payment-result?status=${status}&orderId=order-1`)
  })

  it('with faults is not charged, and keeps the typed values except the CVC', async () => {
    const { page } = await openForm(await form())
    const card = { ...goodCard, cardNumber: '4242 4242 4242 4241', expiry: '10/26', do: 'pay' }
    const response = await submit(page ?? '', { ...card, cvc: '987' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('This is not a card number')
    expect(html).toContain('This card has expired')
    expect(html).toContain('value="4242 4242 4242 4241"')
    expect(html).toContain('value="Asha Mushi"')
    expect(html).not.toMatch(/(?<![\w-])987(?![\w-])/)
    expect((await sandbox.history()).attempts).toMatchObject([{ state: 'open' }])
  })

  it('can be cancelled', async () => {
    const { page } = await openForm(await form())
    const response = await submit(page ?? '', { do: 'cancel' })
    expect(response.headers.get('location')).toContain('status=cancelled')
  })

  it('cannot be charged too late', async () => {
    const { page } = await openForm(await form())
    clock.advance(3_600_000)
    const response = await submit(page ?? '', { ...goodCard, do: 'pay' })
    expect(response.headers.get('location')).toContain('status=failed')
    expect((await sandbox.history()).attempts).toMatchObject([{ state: 'expired' }])
    expect((await openForm(await form())).response.status).toBe(400)
  })

  it('is charged once, however often Pay is pressed', async () => {
    const { page } = await openForm(await form())
    const pressed = Array.from({ length: 8 }, () => submit(page ?? '', { ...goodCard, do: 'pay' }))
    const answers = await Promise.all(pressed)
    expect(answers.every((each) => each.headers.get('location')?.includes('success'))).toBe(true)
    expect((await sandbox.history()).notifications).toHaveLength(1)
  })
})

describe('the code', () => {
  const asked = async () => {
    const { page, location } = await payWith(await form(), { cardNumber: '4000 0000 0000 3220' })
    expect(new URL(location ?? '', page).href).toBe(page)
    expect(await (await fetch(page)).text()).toContain('Your bank asks for a code')
    return page
  }

  it('pays when it is right, after two that were wrong', async () => {
    const page = await asked()
    await submit(page, { do: 'code', code: '000000' })
    await submit(page, { do: 'code', code: '' })
    expect(await (await fetch(page)).text()).toContain('You have one more try')
    const response = await submit(page, { do: 'code', code: '123 456' })
    expect(response.headers.get('location')).toContain('status=success')
  })

  it('fails the attempt when it is wrong three times', async () => {
    const page = await asked()
    await submit(page, { do: 'code', code: '1' })
    await submit(page, { do: 'code', code: '2' })
    const response = await submit(page, { do: 'code', code: '3' })
    expect(response.headers.get('location')).toContain('status=failed')
  })

  it('cannot be skipped by sending the card again', async () => {
    const page = await asked()
    const response = await submit(page, { ...goodCard, do: 'pay' })
    expect(response.headers.get('location')).not.toContain('status=success')
  })
})

describe('a forgotten order', () => {
  it('is the order, on the word of the shop only; amount and refund stay', async () => {
    const begun = await form()
    await payWith(begun)
    const attemptId = begun.fields.attemptId ?? ''
    const path = `/attempts/${attemptId}/forget`
    const unsigned = await fetch(sandbox.apiUrl + path, { method: 'POST' })
    expect(unsigned.status).toBe(401)
    expect(await sandbox.history()).toMatchObject({ attempts: [{ orderId: 'order-1' }] })
    const shop = asShop({ canForget: true })
    await shop.forget?.(attemptId)
    await shop.forget?.(attemptId)
    await shop.forget?.('nobody')
    expect(await sandbox.history()).toMatchObject({
      attempts: [{ orderId: '', state: 'succeeded', amount: 23300 }],
      notifications: [],
    })
    const order = { attemptId, gatewayRef: null, amountCents: 100, currency: 'USD' }
    expect(await shop.refund({ ...order, refundKey: 'k' })).toMatchObject({ state: 'succeeded' })
  })
})

describe('the control interface', () => {
  it('is closed to others', async () => {
    expect((await fetch(`${sandbox.url}/control/history`)).status).toBe(401)
  })
})
