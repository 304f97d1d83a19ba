import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// The leanest event server: no authentication, only heartbeats.
const readers = new Set<ServerResponse>()
const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }

const server = createServer((_, answer) => {
  answer.writeHead(200, headers).write('event: ready\ndata: {}\n\n')
  readers.add(answer)
  answer.once('close', () => readers.delete(answer))
})
setInterval(() => {
  for (const reader of readers) reader.write(':\n\n')
}, 20_000)
process.on('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
