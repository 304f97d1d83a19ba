import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../../../test/support/listening.ts'
import { shopAt } from '../../../../sandbox-gateway/test-support.ts'
import { watchGateway } from './watched.ts'

/** A gateway on a bare socket that answers as the test says. */
async function behind(answer: (socket: Socket) => void, limits = { call: 5_000, all: 5_000 }) {
  const server = createServer((socket) => socket.once('data', () => answer(socket)))
  const { origin, close } = await listening(server)
  onTestFinished(close)
  const reported: object[] = []
  const gateway = shopAt(
    { formUrl: `${origin}/pay`, apiUrl: `${origin}/api` },
    { notifyUrl: `${origin}/notify`, clock: { now: () => new Date() }, timeoutMs: limits.call },
  )
  return {
    reported,
    gateway: watchGateway(gateway, {
      onAway: (about) => reported.push(about),
      limitMs: limits.all,
    }),
  }
}

const attempt = { attemptId: 'a', gatewayRef: null }
const refund = { ...attempt, amountCents: 1, currency: 'USD', refundKey: 'r' }
const away = { code: 'payment.gateway-unavailable' }
const said = (status: string, body: string) => (socket: Socket) =>
  socket.end(`HTTP/1.1 ${status}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)

test.each([
  ['status-503', said('503 Busy', '{}')],
  ['unreadable', said('200 OK', '<html>')],
  ['UND_ERR_SOCKET', (socket: Socket) => socket.end()],
])('says how it failed: %s', async (kind, answer) => {
  const { gateway, reported } = await behind(answer)
  await expect(gateway.inquire(attempt)).rejects.toMatchObject(away)
  await expect(gateway.refund(refund)).rejects.toMatchObject(away)
  expect(reported).toEqual([
    { call: 'inquire', kind },
    { call: 'refund', kind },
  ])
})

test('one that says nothing, or never stops, is waited for no longer than its limit', async () => {
  const silent = await behind(() => {}, { call: 150, all: 5_000 })
  await expect(silent.gateway.inquire(attempt)).rejects.toMatchObject(away)
  expect(silent.reported).toEqual([{ call: 'inquire', kind: 'timeout' }])
  const slow = await behind(() => {}, { call: 60_000, all: 150 })
  await expect(slow.gateway.inquire(attempt)).rejects.toMatchObject(away)
  expect(slow.reported).toEqual([{ call: 'inquire', kind: 'timeout' }])
})

test('a no of the gateway is an answer, and nothing to tell', async () => {
  const { gateway, reported } = await behind(said('404 Not Found', '{}'))
  expect(await gateway.inquire(attempt)).toBeNull()
  expect(reported).toEqual([])
})
