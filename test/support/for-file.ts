import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

type Closing =
  | { close(): Promise<unknown> }
  | { stop(): Promise<unknown> }
  | { drop(): Promise<unknown> }

/** Shared by all tests of a file: opened at the top, closed after the last test. */
export async function forFile<T extends Closing>(opening: T | Promise<T>): Promise<T> {
  const opened = await opening
  afterAll(async () => {
    if ('close' in opened) await opened.close()
    else await ('stop' in opened ? opened.stop() : opened.drop())
  })
  return opened
}

/** A folder shared by a file's tests, deleted after the last one. */
export async function folderForFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karibu-tests-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
