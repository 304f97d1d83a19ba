import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import { type StoredFile, StoredFileDamaged } from './adapters/document-store/port.ts'

type Parts = Pick<Services, 'documentStore' | 'log'>

/** The error for an unavailable file: damaged for good, or a store that is away. */
function refusalOf({ log }: Parts, key: string, err: unknown): AppError {
  if (err instanceof StoredFileDamaged) {
    log.error({ storageKey: key, kind: err.kind }, 'a stored file is damaged')
    return new AppError('document.damaged')
  }
  log.error({ err }, 'stored bytes cannot be read')
  return new AppError('server.away')
}

/** A stored file as a stream. Throws document.damaged, server.away. */
export async function openStored(parts: Parts, key: string): Promise<StoredFile> {
  try {
    return await parts.documentStore.open(key)
  } catch (err) {
    throw refusalOf(parts, key, err)
  }
}

/** A stored file in memory. Throws document.damaged, server.away. */
export async function readStored(parts: Parts, key: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await parts.documentStore.get(key))
  } catch (err) {
    throw refusalOf(parts, key, err)
  }
}
