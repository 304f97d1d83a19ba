#!/usr/bin/env node
// Playwright starts this in Firefox's place. It starts the Firefox of this machine with the same arguments, and hands the
// messages of WebDriver BiDi through, with four exceptions.
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

// Sent with every new context, whether a test asks for it or not; known to newer Firefoxes only. Answered as done.
const unknownYet = new Set(['emulation.setMediaFeaturesOverride'])

// Playwright fills a field in by setting its value, which React takes for its own doing. As Firefox's own editing
// it is an event of a person, and can be undone.
const filling = 'function bidiInsertText(window, text) {'
const editing = `${filling} if (window.document.execCommand('insertText', false, text)) return;`

// Playwright looks for names from a sandbox. What Firefox keeps of this property there ends the process of the page with a
// segmentation fault as soon as a script of the page (axe is one) reads it too. Names are the same without.
const reading = 'const refs = element.ariaLabelledByElements || '
const readingIds = 'const refs = '

// A file that a script of the page made is saved without an id, and Playwright overlooks what has none. Its address is its own.
function withId(text) {
  if (!text.includes('"browsingContext.download')) return text
  const message = JSON.parse(text)
  const { params } = message
  return JSON.stringify({
    ...message,
    params: { ...params, download: params.download ?? params.navigation ?? params.url },
  })
}

const program = process.env.FIREFOX_PATH || 'firefox-esr'
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('error', (error) => {
  console.error(`${program}: ${error.message}`)
  process.exit(1)
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

function relay(from, firefoxUrl) {
  const to = new WebSocket(firefoxUrl, { maxPayload: 256 * 1024 * 1024 })
  const early = []
  from.on('message', (data) => {
    const text = data.toString().replace(filling, editing).replace(reading, readingIds)
    const { id, method } = JSON.parse(text)
    if (unknownYet.has(method)) from.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (to.readyState === WebSocket.OPEN) to.send(text)
    else early.push(text)
  })
  to.on('open', () => {
    for (const text of early.splice(0)) to.send(text)
  })
  to.on('message', (data) => from.send(withId(data.toString())))
  from.on('close', () => to.close())
  to.on('close', () => from.close())
  for (const each of [from, to]) each.on('error', () => each.close())
}

function listen(firefoxUrl) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 256 * 1024 * 1024 })
  server.on('connection', (socket) => relay(socket, `${firefoxUrl}/session`))
  server.on('listening', () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  )
}

let said = ''
firefox.stderr.on('data', (chunk) => {
  process.stderr.write(chunk.toString().replaceAll('WebDriver BiDi listening', 'Firefox listens'))
  if (said === undefined) return
  said += chunk
  const found = said.match(/WebDriver BiDi listening on (ws:\/\/\S+)\n/)
  if (!found) return
  said = undefined
  listen(found[1])
})
