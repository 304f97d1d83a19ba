import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../test/support/listening.ts'
import { type EventStream, eventFrame, eventStreamTo } from './event-stream.ts'

test('a reader of events that does not read is cut off, and holds little until then', async () => {
  const streams: EventStream[] = []
  let unread = 0
  const server = createServer((_, answer) => {
    streams.push(eventStreamTo(answer, new Headers()))
    answer.once('close', () => server.emit('over'))
    server.on('look', () => {
      unread = Math.max(unread, answer.writableLength)
    })
  })
  const { port, close } = await listening(server)
  onTestFinished(close)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await once(server, 'request')
  let isOver = false
  server.once('over', () => {
    isOver = true
  })
  const frame = eventFrame('message', { text: 'x'.repeat(32 * 1024) })
  // The kernel buffers some megabytes first.
  for (let sent = 0; !isOver && sent < 3_000; sent += 1) {
    streams[0]?.write(frame)
    server.emit('look')
    await turn()
  }
  expect(isOver).toBe(true)
  expect(unread).toBeLessThan(400 * 1024)
  socket.destroy()
})
