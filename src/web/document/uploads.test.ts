import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { longestCheck, type Slot, slotKey, type Upload, Uploads } from './uploads.ts'

const photo = (applicantId: number): Slot => ({ applicantId, documentType: 'passportPhoto' })
const file = (name = 'photo.jpg') => new File(['12345'], name)
const lost = new ApiError('network')

type Sending = {
  upload: Upload
  progress: (sent: number, total: number) => void
  signal: AbortSignal
  done: (result: string) => void
  fail: (error: unknown) => void
}
let sending: Sending[]
let done: string[]
let failed: unknown[]
let pauses: number
let tooLong: PromiseWithResolvers<void>
let refusal: Error | null
let uploads: Uploads<'plan', string>

/** After something was done: lets all pending promises settle. */
const settled = (_done?: unknown) => new Promise((resolve) => setImmediate(resolve))
const stateOf = (slot: Slot) => uploads.snapshot().get(slotKey(slot))?.state

beforeEach(() => {
  sending = []
  done = []
  failed = []
  pauses = 0
  tooLong = Promise.withResolvers()
  refusal = null
  uploads = new Uploads({
    look: async () => {
      if (refusal) throw refusal
      return 'plan' as const
    },
    send: (upload, _, progress, signal) =>
      new Promise((done, fail) => sending.push({ upload, progress, signal, done, fail })),
    pause: async (milliseconds) => {
      if (milliseconds === longestCheck) return tooLong.promise
      pauses += 1
    },
    onDone: (upload, result) => done.push(`${upload.file.name} ${result}`),
    onFailed: (upload) => failed.push(upload.error),
  })
})

test('a file is looked at, sent with its real progress, checked and then gone from the list', async () => {
  uploads.add(photo(1), file())
  expect(stateOf(photo(1))).toBe('preparing')
  await settled()
  sending[0]?.progress(2, 5)
  expect(uploads.snapshot().get('1/passportPhoto')).toMatchObject({ sent: 2, total: 5 })
  sending[0]?.progress(5, 5)
  expect(stateOf(photo(1))).toBe('checking')
  await settled(sending[0]?.done('stored'))
  expect(uploads.snapshot().size).toBe(0)
  expect(done).toEqual(['photo.jpg stored'])
})

test('two at a time; the third starts when one is done', async () => {
  for (const id of [1, 2, 3]) uploads.add(photo(id), file())
  await settled()
  expect(sending).toHaveLength(2)
  expect(stateOf(photo(3))).toBe('waiting')
  await settled(sending[0]?.done('stored'))
  expect(stateOf(photo(3))).toBe('sending')
})

test('a broken connection is retried once, then reported and kept', async () => {
  await settled(uploads.add(photo(1), file()))
  await settled(sending[0]?.fail(lost))
  expect([pauses, sending.length]).toEqual([1, 2])
  await settled(sending[1]?.fail(lost))
  expect(stateOf(photo(1))).toBe('failed')
  expect(failed).toEqual([lost])
  await settled(uploads.retryLost())
  await settled(sending[2]?.done('stored'))
  expect(done).toEqual(['photo.jpg stored'])
})

test('an error of the file is reported at once, and not retried when back online', async () => {
  const wrong = new ApiError('problem', { code: 'document.encrypted', status: 422 })
  await settled(uploads.add(photo(1), file()))
  await settled(sending[0]?.fail(wrong))
  await settled(uploads.retryLost())
  expect(sending).toHaveLength(1)
  const failing = { state: 'failed', error: wrong }
  expect(uploads.snapshot().get('1/passportPhoto')).toMatchObject(failing)
})

test('cancelling stops the sending, frees its place and says nothing', async () => {
  for (const id of [1, 2, 3]) uploads.add(photo(id), file())
  await settled()
  uploads.cancel(photo(1))
  expect(sending[0]?.signal.aborted).toBe(true)
  await settled(sending[0]?.fail(new ApiError('aborted')))
  expect(failed).toEqual([])
  expect(stateOf(photo(3))).toBe('sending')
})

test('another file for the same document takes the place of the first', async () => {
  await settled(uploads.add(photo(1), file('old.jpg')))
  await settled(uploads.add(photo(1), file('new.jpg')))
  expect(sending[0]?.signal.aborted).toBe(true)
  sending[0]?.done('late')
  await settled(sending[1]?.done('stored'))
  expect(done).toEqual(['new.jpg stored'])
})

test.each([
  ['is answered', () => sending[0]?.done('late')],
  ['takes too long', () => tooLong.resolve()],
])(
  'what is being checked may be stored yet: the next for the document waits until it %s',
  async (_, end) => {
    await settled(uploads.add(photo(1), file('old.jpg')))
    sending[0]?.progress(5, 5)
    await settled(uploads.add(photo(1), file('between.jpg')))
    uploads.cancel(photo(1))
    await settled(uploads.add(photo(1), file('new.jpg')))
    expect([sending.length, sending[0]?.signal.aborted]).toEqual([1, false])
    await settled(end())
    expect(sending[1]?.upload.file.name).toBe('new.jpg')
    await settled(sending[1]?.done('stored'))
    expect(done).toEqual(['new.jpg stored'])
  },
)

test('what was cancelled while it was checked shows if it is stored all the same', async () => {
  await settled(uploads.add(photo(1), file()))
  sending[0]?.progress(5, 5)
  uploads.cancel(photo(1))
  expect([uploads.snapshot().size, sending[0]?.signal.aborted]).toEqual([0, false])
  await settled(sending[0]?.done('stored'))
  expect(done).toEqual(['photo.jpg stored'])
})

test('a refused file never waits and is never sent', async () => {
  refusal = new Error('too large')
  await settled(uploads.add(photo(1), file()))
  expect(stateOf(photo(1))).toBe('failed')
  expect(sending).toEqual([])
})
