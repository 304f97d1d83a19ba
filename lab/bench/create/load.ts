import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { bodiesFor } from './payload.ts'

const connections = 16

/** Makes every create unique. */
let count = 0

/** The end of an answer, or -1 if incomplete. Throws unless it is a 2xx. */
function endOfAnswer(text: string): number {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head))?.[1]
  if (!/^HTTP\/1\.1 20[01] /.test(text) || length === undefined) {
    throw new Error(`create answered ${text.slice(0, 400)}`)
  }
  const end = head + 4 + Number(length)
  return text.length >= end ? end : -1
}

/**
 * Sends requests over one connection until the time is over; returns their number. Hand-written,
 * since a client that needs a core takes it from the server.
 */
function askUntil(until: number, url: URL, next: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    let [answered, heard] = [0, '']
    const socket: Socket = connect(Number(url.port), url.hostname)
    socket.setNoDelay().setEncoding('latin1')
    const ask = () => {
      if (performance.now() < until) socket.write(next())
      else socket.end()
    }
    socket.once('connect', ask)
    socket.on('data', (chunk: string) => {
      heard += chunk
      try {
        if (endOfAnswer(heard) < 0) return
      } catch (error) {
        socket.destroy()
        reject(error)
      }
      heard = ''
      answered += 1
      ask()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(answered))
  })
}

/** Applications per second over HTTP on 16 connections: each with its own network, key and answers. */
export async function createRate(origin: string, people: number, seconds = 4): Promise<number> {
  const url = new URL('/api/applications', origin)
  const bodyOf = bodiesFor(people)
  const next = () => {
    count += 1
    const body = bodyOf(count)
    const network = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    return (
      `POST ${url.pathname} HTTP/1.1\r\nhost: ${url.host}\r\norigin: ${origin}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
      `idempotency-key: ${randomUUID()}\r\nx-forwarded-for: ${network}\r\n\r\n${body}`
    )
  }
  const started = performance.now()
  const until = started + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(until, url, next)),
  )
  return (counts.reduce((sum, each) => sum + each, 0) * 1000) / (performance.now() - started)
}
