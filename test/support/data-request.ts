import { expect } from 'vitest'
import { anonymiseApplication } from '../../src/server/person/deletion.ts'
import { inTransaction } from '../../src/server/platform/db/transaction.ts'
import type { Services } from '../../src/server/services.ts'
import type { TestApp } from './app.ts'
import { unzip } from './unzip.ts'

type Browser = ReturnType<TestApp['browser']>
const path = '/api/admin/data-requests'

/** Opens a request of this person; returns its id. */
export async function openRequest(by: Browser, kind: 'export' | 'erasure', email: string) {
  const { status, body } = await by.post(path, { kind, email })
  if (status !== 201) throw new Error(`${kind}: ${String(body.code)}`)
  return (body.request as { id: string }).id
}

/** The files of an export by name. */
export async function exportOf(by: Browser, email: string): Promise<Map<string, Buffer>> {
  const request = await openRequest(by, 'export', email)
  const { bytes, headers } = await by.file(`${path}/${request}/export`, {})
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toMatch(/^attachment;/)
  return unzip(bytes)
}

/** An application without its person, as after an erasure. */
export const anonymise = (services: Services, { id }: { id: number }) => {
  const to = { id, orderId: services.random.token(), now: services.clock.now() }
  return inTransaction(services.db, (tx) => anonymiseApplication(tx, services, to))
}

export const erase = async (by: Browser, email: string) =>
  by.post(`${path}/${await openRequest(by, 'erasure', email)}/erase`, {})
