import { connect, type Socket } from 'node:net'
import { PeerFailure } from '../../peer-failure.ts'
import { NotScanned, type VirusScanner } from './port.ts'

const chunkBytes = 64 * 1024
const maxReplyBytes = 1024

function frame(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.byteLength)
  return Buffer.concat([length, chunk])
}

function stream(socket: Socket, bytes: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    socket.write(frame(bytes.subarray(at, at + chunkBytes)))
  }
  socket.write(Buffer.alloc(4))
}

function verdictOf(reply: string): 'clean' | 'infected' {
  const line = reply.replace(/\0[\s\S]*$/, '').trim()
  if (line === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(line)) return 'infected'
  if (line.endsWith('ERROR')) {
    throw new NotScanned(line.includes('size limit') ? 'size-limit' : 'not-scanned')
  }
  throw new PeerFailure('The virus scanner', 'unreadable')
}

/**
 * ClamAV's daemon at tcp://host:port, by INSTREAM: the bytes are sent, no path is shared. Rejects
 * when it is away, answers anything unknown or takes longer than `timeoutMs` (15 s).
 */
export function createClamAvScanner(url: string, timeoutMs = 15_000): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    scan: (bytes, patience) =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.any([
          AbortSignal.timeout(timeoutMs),
          ...(patience ? [patience] : []),
        ])
        const socket = connect({
          host: hostname.replace(/^\[|\]$/g, ''),
          port: Number(port || 3310),
        })
        let reply = ''
        const silent = () => socket.destroy(new PeerFailure('The virus scanner', 'timeout'))
        signal.addEventListener('abort', silent, { once: true })
        socket.on('connect', () => stream(socket, bytes))
        socket.on('data', (chunk) => {
          reply += chunk.toString('latin1')
          if (reply.includes('\0') || reply.length > maxReplyBytes) socket.end()
        })
        socket.on('error', reject)
        socket.on('close', () => {
          signal.removeEventListener('abort', silent)
          try {
            resolve(verdictOf(reply))
          } catch (error) {
            reject(error)
          }
        })
      }),
  }
}
