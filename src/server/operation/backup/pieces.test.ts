import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { headerBytes, lockWith } from './passphrase.ts'
import { createSealing, openPieces } from './pieces.ts'

const passphrase = 'correct horse battery'
const plain = randomBytes(700_000)

async function sealed(parts: readonly Buffer[]): Promise<Buffer> {
  const cost = { memory: 1024, passes: 1, lanes: 1 }
  const { header, key } = await lockWith(passphrase, randomBytes(16), cost)
  const written = [header]
  const sealing = createSealing({ write: async (bytes) => void written.push(bytes) }, key)
  for (const part of parts) await sealing.write(part)
  await sealing.end()
  return Buffer.concat(written)
}

describe('a file that is no whole backup is told apart', () => {
  let file: Buffer
  beforeAll(async () => {
    file = await sealed([plain.subarray(0, 1000), plain.subarray(1000)])
  })

  async function* inParts(bytes: Buffer) {
    for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000)
  }

  async function readAll(bytes: Buffer, word = passphrase): Promise<Buffer> {
    const read: Buffer[] = []
    for await (const part of openPieces(inParts(bytes), async () => word)) read.push(part)
    return Buffer.concat(read)
  }

  /** The offset of each encrypted piece. */
  function piecesOf(bytes: Buffer): number[] {
    const found: number[] = []
    for (let at = headerBytes; at < bytes.length; ) {
      found.push(at)
      at += 12 + 16 + (bytes.readUInt32BE(at) & 0x7fff_ffff)
    }
    return found
  }

  test('whole', async () => {
    expect((await readAll(file)).equals(plain)).toBe(true)
    expect(await readAll(await sealed([]))).toHaveLength(0)
    expect(piecesOf(file).length).toBeGreaterThan(2)
  })

  test('another passphrase', async () => {
    await expect(readAll(file, 'correct horse batterie')).rejects.toThrow('The passphrase is wrong')
  })

  test('cut off, anywhere', async () => {
    const [, second = 0] = piecesOf(file)
    for (const length of [20, headerBytes, 60, second, second + 5, file.length - 1]) {
      await expect(readAll(file.subarray(0, length)), `${length}`).rejects.toThrow('is cut off')
    }
  })

  test('one bit another', async () => {
    const [first = 0, second = 0] = piecesOf(file)
    for (const at of [9, headerBytes - 1, first, first + 30, second + 4, file.length - 1]) {
      const changed = Buffer.from(file)
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at)
      await expect(readAll(changed), `byte ${at}`).rejects.toThrow(/is damaged|is cut off/)
    }
  })

  test('in another order, a piece left out or twice, something behind its end', async () => {
    const [first = 0, second = 0, third = 0] = piecesOf(file)
    const [head, one, two, rest] = [
      file.subarray(0, first),
      file.subarray(first, second),
      file.subarray(second, third),
      file.subarray(third),
    ]
    for (const parts of [
      [head, two, one, rest],
      [head, one, rest],
      [head, one, one, two, rest],
    ]) {
      await expect(readAll(Buffer.concat(parts))).rejects.toThrow('is not in its order')
    }
    await expect(readAll(Buffer.concat([file, file]))).rejects.toThrow('goes on behind its end')
  })

  test('something else', async () => {
    await expect(readAll(Buffer.from('%PDF-1.7 and more of it'))).rejects.toThrow(
      'no backup of ours',
    )
    await expect(readAll(Buffer.alloc(0))).rejects.toThrow('no backup of ours')
    const newer = Buffer.from(file)
    newer.writeUInt8(2, 8)
    await expect(readAll(newer)).rejects.toThrow('is damaged')
  })
})
