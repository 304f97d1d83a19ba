#!/usr/bin/env node
// Playwright starts this in Firefox's place. It starts the Firefox of this machine with the same arguments, and hands the
// messages of WebDriver BiDi through, with four exceptions.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { maxPayload, relay } from './relay.ts'

// Sent with every new context, whether a test asks for it or not; known to newer Firefoxes only. Answered as done.
const unknownYet = 'emulation.setMediaFeaturesOverride'

// Playwright fills a field in by setting its value, which React takes for its own doing. As Firefox's own editing
// it is an event of a person, and can be undone.
const filling = 'function bidiInsertText(window, text) {'
const editing = `${filling} if (window.document.execCommand('insertText', false, text)) return;`

// Playwright looks for names from a sandbox. What Firefox keeps of this property there ends the process of the page with a
// segmentation fault as soon as a script of the page (axe is one) reads it too. Names are the same without.
const reading = 'const refs = element.ariaLabelledByElements || '
const readingIds = 'const refs = '

// A file that a script of the page made is saved without an id, and Playwright overlooks what has none. Its address is its own.
function withId(text: string): string {
  if (!text.includes('"browsingContext.download')) return text
  const message = JSON.parse(text)
  const { params } = message
  params.download ??= params.navigation ?? params.url
  return JSON.stringify(message)
}

function listen(firefoxUrl: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload })
  const handThrough = (playwright: WebSocket) => (browser: WebSocket, message: Buffer) => {
    const text = message.toString().replace(filling, editing).replace(reading, readingIds)
    const { id, method } = JSON.parse(text)
    if (method !== unknownYet) browser.send(text)
    else playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
  }
  server.on('connection', (playwright) =>
    relay(playwright, `${firefoxUrl}/session`, handThrough(playwright), withId),
  )
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
}

const program = process.env.FIREFOX_PATH || 'firefox-esr'
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('error', (error) => {
  console.error(`${program}: ${error.message}`)
  process.exit(1)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal))
}

let said: string | undefined = ''
firefox.stderr.on('data', (chunk: Buffer) => {
  process.stderr.write(String(chunk).replaceAll('WebDriver BiDi listening', 'Firefox listens'))
  if (said === undefined) return
  said += chunk
  const [, url] = /WebDriver BiDi listening on (ws:\/\/\S+)\n/.exec(said) ?? []
  if (!url) return
  said = undefined
  listen(url)
})
