import { connect, type Socket } from 'node:net'

export type RawAnswer = {
  /** All received bytes as Latin-1. */
  text: string
  /** The first answer's status; 0 without one. */
  status: number
  /** Whether the other side closed the connection. */
  closed: boolean
}

/** A connection that has sent these bytes and waits; the caller destroys it. */
export function openRaw(port: number, bytes: string | Uint8Array = ''): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      socket.on('error', () => {})
      if (bytes.length > 0) socket.write(bytes)
      resolve(socket)
    })
  })
}

/** Whether the first answer is complete. */
function isWhole(text: string): boolean {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
  const body = rest.join('\r\n\r\n')
  if (/^transfer-encoding: chunked/im.test(head)) return body.endsWith('0\r\n')
  return rest.length > 0 && body.length >= length
}

/**
 * Sends raw bytes and collects the answer until the connection closes, or the first answer is
 * complete and no other begins within `quietMs`, or `patienceMs` is over. `end` half-closes.
 */
export async function sendRaw(
  port: number,
  bytes: string | Uint8Array,
  { patienceMs = 20_000, quietMs = 50, end = false } = {},
): Promise<RawAnswer> {
  const socket = await openRaw(port, bytes)
  if (end) socket.end()
  const chunks: Buffer[] = []
  const closed = await new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), patienceMs)
    let quiet: NodeJS.Timeout | undefined
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      clearTimeout(quiet)
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) {
        quiet = setTimeout(() => resolve(false), quietMs)
      }
    })
    socket.on('end', () => resolve(true))
    socket.on('close', () => resolve(true))
    socket.on('close', () => clearTimeout(patience))
  })
  socket.destroy()
  const text = Buffer.concat(chunks).toString('latin1')
  const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0)
  return { text, status, closed }
}
