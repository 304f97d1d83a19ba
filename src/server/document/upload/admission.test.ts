import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { png } from '../../../../test/support/document-samples.ts'
import { createGuardedScanner } from '../../platform/adapters/virus-scanner/guarded.ts'
import type { Services } from '../../services.ts'
import { createAdmission } from './admission.ts'
import type { Upload } from './port.ts'

const rules = { accepted: ['png'], withPreview: true, address: '192.0.2.1', isKnown: true } as const
const random = { uuid: randomUUID } as Services['random']
const log = pino({ level: 'silent' })

async function upload(): Promise<Upload> {
  const bytes = await png(8, 8)
  const spool = { read: async () => bytes, write: async () => {}, remove: async () => {} }
  return { fields: {}, fileName: 'a.png', size: bytes.length, spool }
}

test('waiting behind a silent scanner takes no longer than for the first in the queue', async () => {
  const virusScanner = createGuardedScanner(
    {
      scan: (_, patience) =>
        new Promise((_resolve, reject) => {
          patience?.addEventListener('abort', () => reject(new Error('silent')))
        }),
    },
    { now: () => 0 },
  )
  const documentStore = {} as Services['documentStore']
  const admission = createAdmission({ documentStore, virusScanner, random, log }, 50)
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, async () => admission.admit(await upload(), rules)),
  )
  for (const answer of answers) {
    const code = expect.stringMatching(/^server\.(away|busy)$/)
    expect(answer).toMatchObject({ status: 'rejected', reason: { code } })
  }
  await admission.close()
})

test('a file and its preview are stored at the same time, and taken back together', async () => {
  const both = Promise.withResolvers<void>()
  const [put, deleted] = [[] as string[], [] as string[]]
  const documentStore = {
    put(key: string) {
      if (put.push(key) === 2) both.reject(new Error('away'))
      return both.promise
    },
    delete: async (key: string) => void deleted.push(key),
  } as unknown as Services['documentStore']
  const admission = createAdmission({ documentStore, virusScanner: null, random, log })
  await expect(admission.admit(await upload(), rules)).rejects.toMatchObject({
    code: 'server.away',
  })
  expect(deleted).toEqual(put)
  await admission.close()
})
