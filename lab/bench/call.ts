import { type Agent, request } from 'node:http'
import { createParser } from '../../src/client/event-parser.ts'

export type Headers = Record<string, string>

/** Posts JSON; returns the answer's JSON and its time. */
export function post<T>(
  agent: Agent,
  url: string,
  headers: Headers,
  content: object,
): Promise<{ at: number; body: T }> {
  const body = Buffer.from(JSON.stringify(content))
  const all = { ...headers, 'content-type': 'application/json', 'content-length': body.length }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers: all }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.once('end', () => {
        const at = performance.now()
        const text = Buffer.concat(chunks).toString()
        if (res.statusCode === 201) resolve({ at, body: JSON.parse(text) as T })
        else reject(new Error(`${url} answered ${res.statusCode}: ${text}`))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

export type ReadEvent = { name: string; data: Record<string, unknown>; at: number }

/** Reads an event stream until it closes; resolves when the stream is ready. `ended`: by either side. */
export function readStream(
  url: string,
  headers: Headers,
  onEvent: (event: ReadEvent) => void,
): Promise<{ close(): void; ended: Promise<void> }> {
  return new Promise((resolve, reject) => {
    const ended = Promise.withResolvers<void>()
    const sent = request(url, { agent: false, headers }, (res) => {
      if (res.statusCode !== 200) reject(new Error(`${url} answered ${res.statusCode}`))
      let at = 0
      const parse = createParser(({ event, data }) => {
        if (event === 'ready') resolve({ close: () => sent.destroy(), ended: ended.promise })
        else onEvent({ name: event, data: JSON.parse(data), at })
      })
      res.once('close', ended.resolve)
      res.setEncoding('utf8').on('data', (chunk: string) => {
        at = performance.now()
        parse(chunk)
      })
    })
    // Closing the stream breaks the connection.
    sent.on('error', reject)
    sent.end()
  })
}

/** Sends a polling request and drops the answer. */
export function ask(agent: Agent, url: string, headers: Headers): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { ...headers, 'x-background': '1' } }, (res) => {
      res.resume()
      res.once('end', () =>
        res.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${res.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end()
  })
}
