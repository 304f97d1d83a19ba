import { expect, onTestFinished, test, vi } from 'vitest'
import { createFairQueue, type Entry, type Lane, type Width } from './fair-queue.ts'

const width = { atOnce: 2, maxWaiting: 20, maxWaitingOfOne: 8 }
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Jobs that run until told to end, in starting order. */
function gate(changes: Partial<Width> = {}) {
  const queue = createFairQueue({ ...width, ...changes })
  const began: string[] = []
  const ends: (() => void)[] = []
  const enter = (name: string, lane: Lane, entry?: Entry) =>
    queue(
      lane,
      () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      entry,
    )
  const end = async () => {
    ends.shift()?.()
    await turn()
  }
  return { began, enter, end, queue }
}

const network = (party: string): Lane => ({ party, member: '' })
const stranger = (member: string): Lane => ({ party: 'anyone', member })

test('one network uses what nobody else wants, and gives way when somebody does', async () => {
  const { began, enter, end } = gate()
  for (let n = 1; n <= 6; n += 1) void enter(`a${n}`, network('a'))
  await turn()
  expect(began).toEqual(['a1', 'a2'])
  void enter('b1', network('b'))
  void enter('b2', network('b'))
  await end()
  expect(began.at(-1)).toBe('b1')
  // One at a time from here.
  await end()
  expect(began.at(-1)).toBe('a3')
  await end()
  expect(began.at(-1)).toBe('b2')
  await end()
  await end()
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4', 'a5'])
})

test('where nobody works, who was served last waits longest', async () => {
  const { began, enter, end } = gate({ atOnce: 1 })
  for (let n = 1; n <= 3; n += 1) void enter(`a${n}`, network('a'))
  void enter('b1', network('b'))
  await turn()
  for (let n = 0; n < 3; n += 1) await end()
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('who hangs up before others lets them begin', async () => {
  const { began, enter } = gate()
  const hangUp = new AbortController()
  void enter('a1', network('a'))
  const heavy = enter('heavy', network('h'), { weight: 2, gone: hangUp.signal })
  void enter('b1', network('b'))
  await turn()
  expect(began).toEqual(['a1'])
  hangUp.abort(new Error('hung up'))
  await expect(heavy).rejects.toThrow('hung up')
  expect(began).toEqual(['a1', 'b1'])
})

test('strangers are one party, in which each network has its turn', async () => {
  const { began, enter, end } = gate()
  for (let n = 1; n <= 4; n += 1) void enter(`x${n}`, stranger('x'))
  void enter('y1', stranger('y'))
  void enter('a1', network('a'))
  await turn()
  for (let n = 0; n < 4; n += 1) await end()
  expect(began).toEqual(['x1', 'x2', 'a1', 'x3', 'y1', 'x4'])
})

test('a line that is too long is busy for its own network only', async () => {
  const { began, enter, end } = gate()
  const line = Array.from({ length: 10 }, (_, n) => enter(`a${n}`, network('a')))
  await expect(enter('a10', network('a'))).rejects.toMatchObject({ code: 'server.busy' })
  const b = enter('b', network('b'))
  await end()
  expect(began.at(-1)).toBe('b')
  for (let n = 0; n < 10; n += 1) await end()
  await Promise.all([...line, b])
})

test('works that fail give their place back', async () => {
  const { queue } = gate()
  const failing = () => queue(network('a'), () => Promise.reject(new Error('no')))
  for (let n = 0; n < 5; n += 1) await expect(failing()).rejects.toThrow('no')
  expect(await queue(network('a'), async () => 'yes')).toBe('yes')
})

test('aborted work leaves the queue and frees its place', async () => {
  const { began, enter, end } = gate()
  const hangUp = new AbortController()
  const gone = { gone: hangUp.signal }
  const working = [enter('a1', network('a'), gone), enter('a2', network('a'))]
  const waiting = Array.from({ length: 8 }, () => enter('gone', network('a'), gone))
  await expect(enter('too many', network('a'))).rejects.toMatchObject({ code: 'server.busy' })
  const alone = enter('gone', stranger('x'), gone)
  working.push(enter('y1', stranger('y')))
  const reason = new Error('hung up')
  hangUp.abort(reason)
  for (const each of [...waiting, alone]) await expect(each).rejects.toBe(reason)
  await expect(enter('gone', network('a'), gone)).rejects.toBe(reason)
  const last = enter('a3', network('a'))
  for (let n = 0; n < 4; n += 1) await end()
  expect(began).toEqual(['a1', 'a2', 'y1', 'a3'])
  // Running work still completes.
  await Promise.all([...working, last])
})

test('light works go together, a heavy one has the room it needs, and nobody passes it', async () => {
  const { began, enter, end } = gate({ atOnce: 8 })
  const heavy = { weight: 4 }
  const all = [1, 2, 3, 4, 5].map((n) => enter(`light ${n}`, network(`${n}`)))
  all.push(enter('heavy 1', network('h'), heavy), enter('late', network('l')))
  await turn()
  expect(began).toEqual(['light 1', 'light 2', 'light 3', 'light 4', 'light 5'])
  await end()
  expect(began.slice(5)).toEqual(['heavy 1'])
  all.push(enter('heavy 2', network('i'), heavy))
  // The late one goes first; four and the heavy one remain.
  await end()
  expect(began.slice(6)).toEqual(['late'])
  for (let n = 0; n < 4; n += 1) await end()
  expect(began.slice(7)).toEqual(['heavy 2'])
  for (let n = 0; n < 3; n += 1) await end()
  await Promise.all(all)
})

test('what is heavier than the whole room goes alone', async () => {
  const { began, enter, end } = gate()
  const all = [enter('huge', network('a'), { weight: 9 }), enter('small', network('b'))]
  await turn()
  expect(began).toEqual(['huge'])
  await end()
  await end()
  await Promise.all(all)
  expect(began).toEqual(['huge', 'small'])
})

test('work with too long an estimated wait is refused, and that of small parties is not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { enter, end } = gate({ atOnce: 1, patienceMs: 120 })
  const first = enter('slow', network('a'))
  vi.advanceTimersByTime(50)
  await end()
  await first
  // A job now takes an expected 50 ms.
  const line = [1, 2, 3, 4].map((n) => enter(`a${n}`, network('a')))
  await expect(enter('a5', network('a'))).rejects.toMatchObject({ code: 'server.busy' })
  line.push(enter('b1', network('b')))
  for (let n = 0; n < 5; n += 1) await end()
  await Promise.all(line)
})

test('slow strangers leave half of the places, and send nobody away but each other', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const mostOf = (party: string) => (party === 'anyone' ? 1 : 2)
  const { began, enter, end } = gate({ atOnce: 2, patienceMs: 120, mostOf })
  void enter('x1', stranger('x'))
  vi.advanceTimersByTime(1000)
  await end()
  for (const name of ['x2', 'x3']) void enter(name, stranger('x'))
  await expect(enter('x4', stranger('x'))).rejects.toMatchObject({ code: 'server.busy' })
  for (const name of ['a1', 'a2', 'a3']) void enter(name, network('a'))
  void enter('b1', network('b'))
  await turn()
  expect(began).toEqual(['x1', 'x2', 'a1'])
  for (let n = 0; n < 6; n += 1) await end()
  expect(began).toEqual(['x1', 'x2', 'a1', 'x3', 'a2', 'b1', 'a3'])
})
