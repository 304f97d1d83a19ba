import { afterAll } from 'vitest'

type Closing = { close(): Promise<unknown> } | { stop(): Promise<unknown> }

/** What all tests of a file share: opened at its top, and closed after its last test. */
export async function forFile<T extends Closing>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  afterAll(async () => {
    await ('close' in opened ? opened.close() : opened.stop())
  })
  return opened
}
