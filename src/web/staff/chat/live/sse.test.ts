import { expect, test } from 'vitest'
import { createEventReader } from './sse.ts'

const stream =
  'event: ready\ndata: {}\n\n: still here\n\nevent: message\r\nid: 7\r\ndata: {"message":"a: b"}\r\n\r\n'
const events = [
  { name: 'ready', data: '{}', id: null },
  { name: 'message', data: '{"message":"a: b"}', id: '7' },
]

test('a stream in one piece gives its events, and nothing for comments', () => {
  expect(createEventReader()(stream)).toEqual(events)
})

test('a stream gives the same events wherever it is cut', () => {
  for (let cut = 1; cut < stream.length; cut += 1) {
    const read = createEventReader()
    expect([...read(stream.slice(0, cut)), ...read(stream.slice(cut))]).toEqual(events)
  }
})

test('what is not finished is not given, and does not leak into the next event', () => {
  const read = createEventReader()
  expect(read('event: typing\ndata: {"a":1}\n')).toEqual([])
  expect(read('\ndata: {}\n\n')).toEqual([
    { name: 'typing', data: '{"a":1}', id: null },
    { name: 'message', data: '{}', id: null },
  ])
})
