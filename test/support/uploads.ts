import { readdir } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
import { holdInMemory, spoolFolder } from '../../src/server/document/upload/spool.ts'
import type { Services } from '../../src/server/services.ts'
import { startApp } from './app.ts'
import { cookieOf } from './owner.ts'
import { rowsOf } from './rows.ts'
import { accessTo, insertExample, markPaid } from './services.ts'
import { keysIn } from './stored-keys.ts'

export type Order = { id: number; orderId: string; applicants: number[] }
export type Sent = {
  file?: Buffer | null
  name?: string
  type?: string
  documentType?: string | null
  lacksFace?: 'true'
  /** As a field of the body. */
  orderId?: string
  fieldsFirst?: boolean
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Occupies all upload memory until the test ends, so that uploads go to disk. */
export function fillMemory(): void {
  for (let place = holdInMemory(); place !== null; place = holdInMemory()) {
    const { remove } = place
    onTestFinished(remove)
  }
}

/** Set-up of upload tests, and their common checks. */
export async function startUploads(services: Services) {
  const app = await startApp(services)
  const own = { origin: app.origin }
  const { db } = services

  async function order(
    changes: { visaType?: 'tourist' | 'business'; people?: number; paid?: boolean } = {},
  ): Promise<Order> {
    const { visaType = 'tourist', people = 1, paid = true } = changes
    const now = services.clock.now()
    const applicants = Array.from({ length: people }, () => ({}))
    const made = await insertExample(services, { details: { visaType }, applicants, now })
    if (paid) await markPaid(services, made.id)
    const rows = await rowsOf(db, 'applicant', { applicationId: made.id }, 'position')
    return { ...made, applicants: rows.map(({ id }) => id) }
  }

  /** The cookie header of a browser with access to these applications. */
  const browserOf = async (...applications: Order[]) => ({
    cookie: await accessTo(services, ...applications.map(({ id }) => id)),
  })

  const call = (method: string, path: string, init: RequestInit = {}) =>
    fetch(app.origin + path, { ...init, method, headers: { ...own, ...init.headers } })

  function bodyOf(sent: Sent): FormData {
    const form = new FormData()
    const addFields = () => {
      if (sent.documentType) form.append('documentType', sent.documentType)
      if (sent.lacksFace) form.append('lacksFace', sent.lacksFace)
      if (sent.orderId) form.append('orderId', sent.orderId)
    }
    if (sent.fieldsFirst) addFields()
    if (sent.file) {
      const blob = new Blob([new Uint8Array(sent.file)], { type: sent.type ?? 'image/jpeg' })
      form.append('file', blob, sent.name ?? 'file')
    }
    if (!sent.fieldsFirst) addFields()
    return form
  }

  const upload = (path: string, sent: Sent) =>
    call('POST', path, {
      body: bodyOf(sent),
      headers: sent.headers ?? {},
      signal: sent.signal ?? null,
    })

  const add = (to: Order, sent: Sent) =>
    upload(`/api/applicants/${to.applicants[0]}/documents`, {
      documentType: 'passportDocument',
      ...sent,
      headers: sent.headers ?? cookieOf(to),
    })

  /** Everything that an upload may leave behind, for comparison. */
  async function leftovers() {
    const keys = await keysIn(services.documentStore)
    const spools = await readdir(spoolFolder(services.dataDir)).catch(() => [])
    const files = await db.selectFrom('storedFile').select('storageKey').execute()
    const documents = await db.selectFrom('document').select(['id', 'current']).execute()
    const unattached = await db.selectFrom('unattachedFile').select('id').execute()
    const events = await db.selectFrom('applicationEvent').select('id').execute()
    return { keys, spools, files, documents, unattached, events: events.length }
  }

  const { browser, close } = app
  return { origin: app.origin, browser, order, browserOf, call, upload, add, leftovers, close }
}

export type Uploads = Awaited<ReturnType<typeof startUploads>>

export async function problemOf(response: Response): Promise<{ status: number; code: string }> {
  const { code } = await response.json()
  return { status: response.status, code }
}
