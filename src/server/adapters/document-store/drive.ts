import type { Disk } from 'flydrive'
import type { DocumentStore } from './port.ts'

/** A document store on any disk that flydrive knows. */
export function createDriveStore(disk: Disk): DocumentStore {
  return {
    put: (key, ...parts) => disk.put(key, Buffer.concat(parts)),
    get: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    async *list() {
      let page: string | undefined
      do {
        const found = await disk.listAll('/', {
          recursive: true,
          ...(page !== undefined && { paginationToken: page }),
        })
        for (const file of found.objects) {
          if (!file.isFile) continue
          const { lastModified } = await file.getMetaData()
          yield { key: file.key, storedAt: lastModified }
        }
        page = found.paginationToken
      } while (page)
    },
  }
}
