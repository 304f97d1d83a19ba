import { expect, test } from 'vitest'
import { createParser, type StreamEvent } from './event-parser.ts'

function read(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const parse = createParser((event) => events.push(event))
  for (const piece of pieces) parse(piece)
  return events
}

const text =
  'event: ready\r\ndata: {}\r\n\r\n: still here\n\nid: 7\nevent: message\ndata: {"message":"Habari: 你好"}\n\n' +
  'data:two\rdata: lines\r\r'

const events = [
  { event: 'ready', data: '{}', id: '' },
  { event: 'message', data: '{"message":"Habari: 你好"}', id: '7' },
  { event: 'message', data: 'two\nlines', id: '7' },
]

test('reads events, comments and every kind of line end', () => {
  // The last carriage return waits for what may follow.
  expect(read(text, ':')).toEqual(events)
})

test('reads the same wherever the text is cut', () => {
  for (let at = 0; at <= text.length; at += 1) {
    expect(read(text.slice(0, at), text.slice(at), ':')).toEqual(events)
  }
  expect(read(...text, ':')).toEqual(events)
})

test('an event that never ends is not handed over', () => {
  expect(read('event: typing\ndata: {}\n')).toEqual([])
  expect(read('event: typing\n\n')).toEqual([])
})
