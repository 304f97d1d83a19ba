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
  const { bytes } = await by.file(`${path}/${await openRequest(by, 'export', email)}/export`, {})
  return unzip(bytes)
}

export const erase = async (by: Browser, email: string) =>
  by.post(`${path}/${await openRequest(by, 'erasure', email)}/erase`, {})
