import { createHash } from 'node:crypto'

export type KeptFile = {
  id: string
  name: string
  type: string
  bytes: Buffer<ArrayBuffer>
  sha256: string
}
export type Files = ReturnType<typeof createFiles>

const mostBytes = 64 * 1024 * 1024

/** The files of all chats, in memory: the oldest make room for new ones. */
export function createFiles(randomToken: () => string) {
  const files = new Map<string, KeptFile>()
  let size = 0
  return {
    keep(name: string, type: string, bytes: Buffer<ArrayBuffer>): KeptFile {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { id: randomToken(), name, type, bytes, sha256 }
      files.set(file.id, file)
      size += bytes.length
      for (const old of files.values()) {
        if (size <= mostBytes) break
        files.delete(old.id)
        size -= old.bytes.length
        // Its message stays, and would hold the bytes.
        old.bytes = Buffer.alloc(0)
      }
      return file
    },
    find: (id: string): KeptFile | undefined => files.get(id),
  }
}

/** The pictures that messengers send as pictures. */
export const isPicture = ({ type }: KeptFile): boolean => /^image\/(jpeg|png)$/.test(type)
