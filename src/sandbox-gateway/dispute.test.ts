import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  exampleAttempt,
  listen,
  payWith,
  type RunningSandbox,
  shopAt,
  startSandbox,
  submit,
  testClock,
} from './test-support.ts'

let clock: ReturnType<typeof testClock>
let sandbox: RunningSandbox
let shop: Awaited<ReturnType<typeof listen>>
let told: { type: string; dispute: { disputeRef: string; state: string; reason: string } }[]

beforeEach(async () => {
  clock = testClock()
  told = []
  sandbox = await startSandbox({ clock })
  shop = await listen(async (request) => {
    told.push((await request.json()) as (typeof told)[number])
    return new Response(null, { status: 200 })
  })
})
afterEach(async () => {
  await sandbox.stop()
  await shop.close()
})

/** A payment, completed or not; returns its reference. */
async function payment(isMade = true): Promise<string> {
  const gateway = shopAt(sandbox, { notifyUrl: `${shop.url}/notify`, clock })
  const begun = await gateway.begin(exampleAttempt())
  await payWith(begun.form, isMade ? {} : { cardNumber: '4000 0000 0000 0002' })
  const attempt = { attemptId: 'attempt-1', gatewayRef: null }
  return (await gateway.inquire(attempt))?.gatewayRef ?? ''
}

const page = () => `${sandbox.url}/disputes`
async function act(reference: string, move: Record<string, string> = {}) {
  const response = await submit(page(), { reference, ...move })
  return { status: response.status, text: await response.text() }
}
const disputes = () =>
  told.flatMap(({ type, dispute }) => (dispute ? [`${type} ${dispute.reason}`] : []))

it('goes from the payment to the end, notifying the shop of each step', async () => {
  const reference = await payment()
  expect((await fetch(page())).status).toBe(200)
  expect((await act(reference)).text).toContain('Open a dispute')
  const opened = await act(reference, { do: 'open', reason: 'product_not_received' })
  expect(opened.text).toContain('Opened: evidence is due')
  expect((await act(reference, { do: 'answered' })).text).toContain('Evidence is with the bank')
  expect((await act(reference, { do: 'won' })).text).toContain('Nothing more happens')
  expect(disputes()).toEqual([
    'dispute.open product_not_received',
    'dispute.answered product_not_received',
    'dispute.won product_not_received',
  ])
  expect(new Set(told.flatMap(({ dispute }) => dispute?.disputeRef ?? [])).size).toBe(1)
})

it('goes no way that a bank does not go, however often it is pressed', async () => {
  const reference = await payment()
  await act(reference, { do: 'won' })
  await act(reference, { do: 'odd' })
  await act(reference, { do: 'open', reason: '<script>' })
  await act(reference, { do: 'open' })
  await act(reference, { do: 'won' })
  await act(reference, { do: 'lost' })
  await act(reference, { do: 'open' })
  expect(disputes()).toEqual(['dispute.open general', 'dispute.lost general'])
})

it('knows no payment by a guess, and disputes none that was not made', async () => {
  for (const guess of ['', 'sandbox_1', '%', "' OR 1=1 --"]) {
    expect((await act(guess, { do: 'open' })).status).toBe(404)
  }
  const declined = await payment(false)
  expect((await act(declined, { do: 'open' })).text).toContain('cannot be disputed')
  expect(disputes()).toEqual([])
})
