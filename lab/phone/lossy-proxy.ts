import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

const packet = 1460
/** The cost of a lost packet at a round trip of 400 ms: its retransmission. */
const resentAfterMs = 1000

/** The same losses in each run. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/**
 * An HTTP proxy that loses packets. TCP retransmits them, so everything behind one waits. Browsers
 * can only drop packets of WebRTC.
 */
export async function startLossyProxy(lossRate: number) {
  const chance = chances(2019)
  let lost = 0
  const way = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        for (let sent = 0; sent < chunk.length; sent += packet) {
          if (chance() >= lossRate) continue
          lost += 1
          await pause(resentAfterMs)
        }
        done(null, chunk)
      },
    })
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const onward = request(asked.url ?? '', { method: asked.method, headers: asked.headers })
    onward.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders)
      answer.flushHeaders()
      pipeline(got, way(), answer).catch(() => answer.destroy())
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    pipeline(asked, way(), onward).catch(() => onward.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
