import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createBulkhead } from './bulkhead.ts'

/** Works until stopped. */
function worker() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, stop: resolve }
}

const body = () => Object.assign(new PassThrough(), { socket: new EventEmitter() })

const one = { network: 'one', route: 'GET /one' }

test.each([
  ['network', (n: number) => ({ network: 'crowd', route: `GET /${n}` })],
  ['route', (n: number) => ({ network: `crowd ${n}`, route: 'POST /slow' })],
])('a %s alone gets half of the house; somebody else always finds a place', async (_, crowd) => {
  const bulkhead = createBulkhead({ working: 8 })
  const { work, stop } = worker()
  const begun = Array.from({ length: 6 }, (_, n) => bulkhead.working(crowd(n), 0, work))
  const outcomes = Promise.allSettled(begun)
  const honest = ['a', 'b'].map((network) => bulkhead.working({ network, route: network }, 0, work))
  expect(bulkhead.counts().working).toBe(6)
  stop()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } })
  await Promise.all(honest)
  expect(bulkhead.counts().working).toBe(0)
})

test('a place comes back from work that fails', async () => {
  const bulkhead = createBulkhead({ working: 1 })
  const fails = () => Promise.reject(new Error('no'))
  await expect(bulkhead.working(one, 0, fails)).rejects.toThrow('no')
  await expect(bulkhead.working(one, 0, async () => 'done')).resolves.toBe('done')
})

test('a body that is waited for gives way to others of its network', async () => {
  const bulkhead = createBulkhead({ bodies: { perNetwork: 1, total: 10 } })
  const stalled = bulkhead.awaiting('one', 2, (cut) => cut)
  const next = bulkhead.awaiting('one', 2, async () => 'here')
  await expect(stalled).rejects.toMatchObject({ code: 'server.busy' })
  await expect(next).resolves.toBe('here')
})

test('a node that stops sends away files that are not here yet, and finishes those that are', async () => {
  const bulkhead = createBulkhead()
  const { work, stop } = worker()
  const [half, whole] = [body(), body()]
  const cut = bulkhead.uploading('one', half, work)
  const kept = bulkhead.uploading('one', whole.resume(), async () => {
    await work()
    return 'kept'
  })
  const ended = new Promise((resolve) => whole.once('end', resolve))
  whole.end('all of it')
  await ended
  expect(bulkhead.counts().uploads).toBe(1)
  bulkhead.close()
  await expect(cut).rejects.toMatchObject({ code: 'server.busy' })
  stop()
  await expect(kept).resolves.toBe('kept')
})

test('work on a file hears that its sender hung up, and nothing listens afterwards', async () => {
  const bulkhead = createBulkhead()
  const incoming = body()
  const cut = bulkhead.uploading('one', incoming, (signal) => {
    incoming.socket.emit('close')
    return Promise.resolve(signal.reason)
  })
  await expect(cut).resolves.toMatchObject({ code: 'request.unreadable' })
  expect(incoming.socket.eventNames()).toEqual([])
})

test('a large body takes more of the house, and gives way among its own', async () => {
  const bulkhead = createBulkhead({ working: 8, largeBodies: { perNetwork: 1, total: 1 } })
  const { work, stop } = worker()
  const large = bulkhead.working(one, 512 * 1024, work)
  expect(bulkhead.counts().working).toBe(3)
  stop()
  await large
  const stalled = bulkhead.awaiting('one', 2_000_000, (cut) => cut)
  await bulkhead.awaiting('two', 2, async () => 'small')
  expect(bulkhead.counts().bodies).toBe(1)
  await bulkhead.awaiting('two', 2_000_000, async () => 'large')
  await expect(stalled).rejects.toMatchObject({ code: 'server.busy' })
})
