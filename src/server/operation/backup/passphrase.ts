import { argon2, createCipheriv } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { BackupProblem } from './problem.ts'

// The plain header of a backup: magic (8), format (1), memory in KiB (4), passes (1), lanes (1),
// salt (16), passphrase check (16), checksum (4).
const magic = Buffer.from('KARIBUBK')
const format = 1
const saltBytes = 16
const proofBytes = 16
const costAt = magic.length + 1
const saltAt = costAt + 6
const proofAt = saltAt + saltBytes
const sumAt = proofAt + proofBytes
export const headerBytes = sumAt + 4

/** Memory in KiB, passes, lanes: the cost of a guess. */
export type Cost = { memory: number; passes: number; lanes: number }

/** 128 MiB and about half a second: twice a staff password, since guesses here are unlimited. */
export const currentCost: Cost = { memory: 131_072, passes: 4, lanes: 1 }
/** A forged file must not use up all memory before the passphrase is checked. */
const most: Cost = { memory: 1_048_576, passes: 32, lanes: 16 }

/** Shorter ones can be guessed at any cost. */
export const shortestPassphrase = 12

const runArgon2 = promisify(argon2)

function derive(passphrase: string, salt: Buffer, { memory, passes, lanes }: Cost) {
  return runArgon2('argon2id', {
    message: passphrase.normalize('NFKC'),
    nonce: salt,
    memory,
    passes,
    parallelism: lanes,
    tagLength: 32,
  })
}

/** A tag over the header, made by the right key only. Chunks never use this nonce. */
function proofOf(key: Buffer, header: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 0xff))
  cipher.setAAD(header.subarray(0, proofAt))
  cipher.final()
  return cipher.getAuthTag()
}

/** A new backup's header and encryption key; `salt` is 16 fresh random bytes. */
export async function lockWith(
  passphrase: string,
  salt: Buffer,
  cost: Cost,
): Promise<{ header: Buffer; key: Buffer }> {
  const header = Buffer.alloc(headerBytes)
  magic.copy(header)
  header.writeUInt8(format, magic.length)
  header.writeUInt32BE(cost.memory, costAt)
  header.writeUInt8(cost.passes, costAt + 4)
  header.writeUInt8(cost.lanes, costAt + 5)
  salt.copy(header, saltAt)
  const key = await derive(passphrase, salt, cost)
  proofOf(key, header).copy(header, proofAt)
  header.writeUInt32BE(crc32(header.subarray(0, sumAt)), sumAt)
  return { header, key }
}

const isWithin = (cost: Cost): boolean =>
  (['memory', 'passes', 'lanes'] as const).every(
    (each) => cost[each] > 0 && cost[each] <= most[each],
  )

/** Whether bytes begin as a backup does, even one that is cut off. */
export function beginsBackup(bytes: Buffer): boolean {
  const begin = bytes.subarray(0, magic.length)
  return begin.length > 0 && begin.equals(magic.subarray(0, begin.length))
}

/** The decryption key for a header. Throws BackupProblem. */
export async function unlock(header: Buffer, passphrase: () => Promise<string>): Promise<Buffer> {
  if (!beginsBackup(header)) {
    throw new BackupProblem('This is no backup of ours')
  }
  if (header.length < headerBytes)
    throw new BackupProblem('The backup is cut off: its end is missing')
  if (header.readUInt32BE(sumAt) !== crc32(header.subarray(0, sumAt))) {
    throw new BackupProblem('The backup is damaged at its very beginning')
  }
  if (header[magic.length] !== format) {
    throw new BackupProblem('The backup was made by a newer program: restore it with that one')
  }
  const cost = {
    memory: header.readUInt32BE(costAt),
    passes: header.readUInt8(costAt + 4),
    lanes: header.readUInt8(costAt + 5),
  }
  if (!isWithin(cost)) throw new BackupProblem('This is no backup of ours: it asks for too much')
  const key = await derive(await passphrase(), header.subarray(saltAt, proofAt), cost)
  if (!proofOf(key, header).equals(header.subarray(proofAt, sumAt))) {
    throw new BackupProblem('The passphrase is wrong')
  }
  return key
}
