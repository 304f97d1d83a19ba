import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

/** Works until it is told to stop. */
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
  const places = createPlaces({ working: 8 })
  const { work, stop } = worker()
  const begun = Array.from({ length: 6 }, (_, n) => places.working(crowd(n), 0, work))
  const outcomes = Promise.allSettled(begun)
  const honest = ['a', 'b'].map((network) => places.working({ network, route: network }, 0, work))
  expect(places.counts().working).toBe(6)
  stop()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } })
  await Promise.all(honest)
  expect(places.counts().working).toBe(0)
})

test('a place comes back from work that fails', async () => {
  const places = createPlaces({ working: 1 })
  const fails = () => Promise.reject(new Error('no'))
  await expect(places.working(one, 0, fails)).rejects.toThrow('no')
  await expect(places.working(one, 0, async () => 'done')).resolves.toBe('done')
})

test('a body that is waited for gives way to others of its network', async () => {
  const places = createPlaces({ bodies: { perNetwork: 1, total: 10 } })
  const stalled = places.awaiting('one', 2, (cut) => cut)
  const next = places.awaiting('one', 2, async () => 'here')
  await expect(stalled).rejects.toMatchObject({ code: 'server.busy' })
  await expect(next).resolves.toBe('here')
})

test('a node that stops sends away files that are not here yet, and finishes those that are', async () => {
  const places = createPlaces()
  const { work, stop } = worker()
  const [half, whole] = [body(), body()]
  const cut = places.uploading('one', half, work)
  const kept = places.uploading('one', whole.resume(), async () => {
    await work()
    return 'kept'
  })
  const ended = new Promise((resolve) => whole.once('end', resolve))
  whole.end('all of it')
  await ended
  expect(places.counts().uploads).toBe(1)
  places.close()
  await expect(cut).rejects.toMatchObject({ code: 'server.busy' })
  stop()
  await expect(kept).resolves.toBe('kept')
})

test('work on a file hears that its sender hung up, and nothing listens afterwards', async () => {
  const places = createPlaces()
  const incoming = body()
  const cut = places.uploading('one', incoming, (signal) => {
    incoming.socket.emit('close')
    return Promise.resolve(signal.reason)
  })
  await expect(cut).resolves.toMatchObject({ code: 'request.unreadable' })
  expect(incoming.socket.eventNames()).toEqual([])
})

test('a large body takes more of the house, and gives way among its own', async () => {
  const places = createPlaces({ working: 8, largeBodies: { perNetwork: 1, total: 1 } })
  const { work, stop } = worker()
  const large = places.working(one, 512 * 1024, work)
  expect(places.counts().working).toBe(3)
  stop()
  await large
  const stalled = places.awaiting('one', 2_000_000, (cut) => cut)
  await places.awaiting('two', 2, async () => 'small')
  expect(places.counts().bodies).toBe(1)
  await places.awaiting('two', 2_000_000, async () => 'large')
  await expect(stalled).rejects.toMatchObject({ code: 'server.busy' })
})
