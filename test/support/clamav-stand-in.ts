import { createServer } from 'node:net'
import { listening } from './listening.ts'

export type ClamavStandIn = {
  url: string
  /** Everything scanned. */
  scanned: Buffer[]
  /** Never answers while set. */
  silent: boolean
  /** Sent in place of a verdict. */
  reply: string | null
  close(): Promise<void>
}

/** The EICAR test file. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

const command = Buffer.from('zINSTREAM\0')

/** A complete stream's bytes, or null. */
function unframe(received: Buffer): Buffer | null {
  if (!received.subarray(0, command.length).equals(command)) return null
  const chunks: Buffer[] = []
  let at = command.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > received.length) return null
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A virus scanner on a free port that speaks INSTREAM and knows one virus. */
export async function startClamavStandIn(): Promise<ClamavStandIn> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const bytes = unframe(received)
      if (!bytes || standIn.silent) return
      standIn.scanned.push(bytes)
      const verdict = bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
      socket.end(`${standIn.reply ?? verdict}\0`)
    })
  })
  const { port, close } = await listening(server)
  const url = `tcp://127.0.0.1:${port}`
  const standIn: ClamavStandIn = { url, scanned: [], silent: false, reply: null, close }
  return standIn
}
