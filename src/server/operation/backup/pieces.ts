import { createCipheriv, createDecipheriv } from 'node:crypto'
import { takerOf } from '../../platform/disk.ts'
import { headerBytes, unlock } from './passphrase.ts'
import { BackupProblem } from './problem.ts'

// Pieces follow the header, each with its length and last flag (4), number (8), tag (16) and bytes.
// Number and last flag are in the nonce, so a piece decrypts only in its place.
const pieceBytes = 256 * 1024
const headBytes = 12
const tagBytes = 16
const lastFlag = 0x8000_0000

/** Receives encrypted bytes; resolves once they are written, for backpressure. */
export type Sink = { write(bytes: Buffer): Promise<void> }

type Head = { length: number; isLast: boolean; index: number }

function nonceOf({ index, isLast }: Omit<Head, 'length'>): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index), 3)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

function headOf({ length, isLast, index }: Head): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(length + (isLast ? lastFlag : 0))
  head.writeBigUInt64BE(BigInt(index), 4)
  return head
}

function readHead(bytes: Buffer): Head {
  const word = bytes.readUInt32BE()
  const isLast = word >= lastFlag
  const index = Number(bytes.readBigUInt64BE(4))
  return { length: isLast ? word - lastFlag : word, isLast, index }
}

/** Encrypts in pieces of a quarter of a MiB; `end` writes the last one. */
export function createSealing(sink: Sink, key: Buffer) {
  let index = 0
  let waiting: Buffer[] = []
  let size = 0
  async function seal(plain: Buffer, isLast: boolean): Promise<void> {
    const head = { length: plain.length, isLast, index }
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(head))
    const bytes = headOf(head)
    cipher.setAAD(bytes)
    const sealed = cipher.update(plain)
    cipher.final()
    index += 1
    await sink.write(Buffer.concat([bytes, cipher.getAuthTag(), sealed]))
  }
  return {
    async write(bytes: Buffer): Promise<void> {
      waiting.push(bytes)
      size += bytes.length
      if (size < pieceBytes) return
      let all = Buffer.concat(waiting)
      while (all.length >= pieceBytes) {
        await seal(all.subarray(0, pieceBytes), false)
        all = all.subarray(pieceBytes)
      }
      waiting = [all]
      size = all.length
    },
    async end(): Promise<void> {
      await seal(Buffer.concat(waiting), true)
      waiting = []
    },
  }
}

function open(key: Buffer, head: Head, tag: Buffer, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(head))
  decipher.setAAD(headOf(head))
  decipher.setAuthTag(tag)
  const plain = decipher.update(sealed)
  try {
    decipher.final()
    return plain
  } catch {
    return null
  }
}

const cutOff = 'The backup is cut off: its end is missing'

/**
 * Decrypts a backup, verifying each piece first. Tells apart a truncated, damaged or reordered file
 * and a wrong passphrase. Throws BackupProblem.
 */
export async function* openPieces(
  source: AsyncIterable<Buffer>,
  passphrase: () => Promise<string>,
): AsyncGenerator<Buffer> {
  const take = takerOf(source)
  const key = await unlock(await take(headerBytes), passphrase)
  let at = headerBytes
  for (let index = 0; ; index += 1) {
    const bytes = await take(headBytes)
    if (bytes.length < headBytes) throw new BackupProblem(cutOff)
    const head = readHead(bytes)
    const damaged = () => new BackupProblem(`The backup is damaged, at byte ${at}`)
    if (head.length > pieceBytes) throw damaged()
    const tag = await take(tagBytes)
    const sealed = await take(head.length)
    if (tag.length < tagBytes || sealed.length < head.length) throw new BackupProblem(cutOff)
    const plain = open(key, head, tag, sealed)
    if (!plain) throw damaged()
    if (head.index !== index) {
      throw new BackupProblem(
        `The backup is not in its order: piece ${head.index} stands where ${index} belongs`,
      )
    }
    at += headBytes + tagBytes + head.length
    yield plain
    if (!head.isLast) continue
    if ((await take(1)).length > 0) throw new BackupProblem('The backup goes on behind its end')
    return
  }
}
