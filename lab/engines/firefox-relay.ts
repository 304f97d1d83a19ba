#!/usr/bin/env node
// Started by Playwright in place of Firefox: starts this machine's Firefox with the same arguments,
// and relays WebDriver BiDi with four exceptions.
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { maxPayload, relay } from './relay.ts'

// Sent for every context but only known to newer versions. Acknowledged here.
const unknownYet = 'emulation.setMediaFeaturesOverride'

// Playwright sets field values directly, which React ignores. Firefox's own editing fires user
// events and can be undone.
const filling = 'function bidiInsertText(window, text) {'
const editing = `${filling} if (window.document.execCommand('insertText', false, text)) return;`

// Playwright reads names from a sandbox. Firefox crashes when a page script (such as axe) then
// reads the same property. Names are correct without it.
const reading = 'const refs = element.ariaLabelledByElements || '
const readingIds = 'const refs = '

// A script-generated download has no id, and Playwright ignores those. Its address is unique.
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
