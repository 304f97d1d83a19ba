import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '#client/error.ts'
import { type Slot, slotKey, type Upload, Uploads } from './uploads.ts'

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
let refusal: Error | null
let uploads: Uploads<'plan', string>

/** Lets all pending promises settle. */
const flush = () => new Promise((resolve) => setImmediate(resolve))
const stateOf = (slot: Slot) => uploads.snapshot().get(slotKey(slot))?.state

beforeEach(() => {
  sending = []
  done = []
  failed = []
  pauses = 0
  refusal = null
  uploads = new Uploads({
    look: async () => {
      if (refusal) throw refusal
      return 'plan' as const
    },
    send: (upload, _, progress, signal) =>
      new Promise((done, fail) => sending.push({ upload, progress, signal, done, fail })),
    pause: async () => {
      pauses += 1
    },
    onDone: (upload, result) => done.push(`${upload.file.name} ${result}`),
    onFailed: (upload) => failed.push(upload.error),
  })
})

test('a file is looked at, sent with its real progress, checked and then gone from the list', async () => {
  uploads.add(photo(1), file())
  expect(stateOf(photo(1))).toBe('preparing')
  await flush()
  sending[0]?.progress(2, 5)
  expect(uploads.snapshot().get('1/passportPhoto')).toMatchObject({ sent: 2, total: 5 })
  sending[0]?.progress(5, 5)
  expect(stateOf(photo(1))).toBe('checking')
  sending[0]?.done('stored')
  await flush()
  expect(uploads.snapshot().size).toBe(0)
  expect(done).toEqual(['photo.jpg stored'])
})

test('two at a time; the third starts when one is done', async () => {
  for (const id of [1, 2, 3]) uploads.add(photo(id), file())
  await flush()
  expect(sending).toHaveLength(2)
  expect(stateOf(photo(3))).toBe('waiting')
  sending[0]?.done('stored')
  await flush()
  expect(stateOf(photo(3))).toBe('sending')
})

test('a broken connection is retried once, then reported and kept', async () => {
  uploads.add(photo(1), file())
  await flush()
  sending[0]?.fail(lost)
  await flush()
  expect([pauses, sending.length]).toEqual([1, 2])
  sending[1]?.fail(lost)
  await flush()
  expect(stateOf(photo(1))).toBe('failed')
  expect(failed).toEqual([lost])
  uploads.retryLost()
  await flush()
  sending[2]?.done('stored')
  await flush()
  expect(done).toEqual(['photo.jpg stored'])
})

test('an error of the file is reported at once, and not retried when back online', async () => {
  const wrong = new ApiError('problem', { code: 'document.encrypted', status: 422 })
  uploads.add(photo(1), file())
  await flush()
  sending[0]?.fail(wrong)
  await flush()
  uploads.retryLost()
  await flush()
  expect(sending).toHaveLength(1)
  expect(uploads.snapshot().get('1/passportPhoto')).toMatchObject({
    state: 'failed',
    error: wrong,
  })
})

test('cancelling stops the sending, frees its place and says nothing', async () => {
  for (const id of [1, 2, 3]) uploads.add(photo(id), file())
  await flush()
  uploads.cancel(photo(1))
  expect(sending[0]?.signal.aborted).toBe(true)
  sending[0]?.fail(new ApiError('aborted'))
  await flush()
  expect(failed).toEqual([])
  expect(stateOf(photo(3))).toBe('sending')
})

test('another file for the same document takes the place of the first', async () => {
  uploads.add(photo(1), file('old.jpg'))
  await flush()
  uploads.add(photo(1), file('new.jpg'))
  await flush()
  expect(sending[0]?.signal.aborted).toBe(true)
  sending[0]?.done('late')
  sending[1]?.done('stored')
  await flush()
  expect(done).toEqual(['new.jpg stored'])
})

test('a refused file never waits and is never sent', async () => {
  refusal = new Error('too large')
  uploads.add(photo(1), file())
  await flush()
  expect(stateOf(photo(1))).toBe('failed')
  expect(sending).toEqual([])
})
