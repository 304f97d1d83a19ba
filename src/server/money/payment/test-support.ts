import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import type { DocumentType } from '#domain/document/document.ts'
import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import { type Answered, startApp, type TestApp } from '../../../../test/support/app.ts'
import { png } from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { keepOwner } from '../../../../test/support/owner.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { payWith, shopAt, startSandbox } from '../../../sandbox-gateway/test-support.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { createOutboxMailer } from '../../platform/adapters/mailer/outbox.ts'
import { makeRefund } from './make-refund.ts'

export type Shop = Awaited<ReturnType<typeof startShop>>
export type Applied = { id: number; orderId: string }

/**
 * Applying and paying over real HTTP with a real PostgreSQL and the sandbox. `onDisk`: letters and
 * the sandbox's books are files, as in a default installation.
 */
export async function startShop(onDisk = false) {
  const parts = await startServices()
  const { clock, dataDir, db } = parts.services
  const sandbox = await startSandbox({
    clock,
    ...(onDisk && { storePath: join(dataDir, 'sandbox-gateway.sqlite') }),
  })
  const gateway = (origin: string) =>
    shopAt(sandbox, { notifyUrl: `${origin}/api/gpay/notify`, clock, canForget: true })
  const mailer = onDisk
    ? createOutboxMailer({ folder: join(dataDir, 'outbox'), from: parts.services.mailer.from })
    : parts.services.mailer
  const app = await startApp({ ...parts.services, mailer }, { gateway })
  return {
    ...calls(app),
    services: app.services,
    parts,
    logged: parts.logged,
    browser: app.browser,
    owner: app.owner,
    visitor: app.visitor,
    origin: app.origin,
    sandbox,
    advance: parts.pass,
    db,
    stop: async () => {
      await app.close()
      await sandbox.stop()
      await parts.close()
    },
  }
}

/** The same for the tests of a file, a minute later for each: past the limits. */
export async function openShop() {
  const shop = await forFile(startShop())
  beforeEach(() => shop.advance(61_000))
  return shop
}

/** A traveller's calls over HTTP, and the gateway's notification. */
export function calls(app: TestApp) {
  const network = '203.0.113.200'
  const told = <Body>({ status, body }: Answered) => ({ status, body: body as Body })
  const owner = (applied: Pick<Applied, 'orderId'>) => app.owner(applied, network)
  return {
    async apply(
      applicants = 1,
      numberOfApplicants = applicants,
      changes: Parameters<typeof exampleDetails>[0] = {},
    ): Promise<Applied> {
      const applicationType = numberOfApplicants === 1 ? 'single' : 'family'
      const browser = app.browser(network)
      const { status, body } = await browser.post('/api/applications', {
        ...exampleDetails({ applicationType, numberOfApplicants, ...changes }),
        applicants: Array.from({ length: applicants }, () => exampleApplicant()),
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      const made = body as Applied
      keepOwner(made, browser.cookie())
      return made
    },
    async create(applied: Applied, body: object = {}, headers: Record<string, string> = {}) {
      const sent = { applicationId: applied.id, amount: 233, currency: 'USD', ...body }
      const answer = await owner(applied).post('/api/gpay/create-payment', sent, headers)
      return told<Created>(answer)
    },
    /** The cost of a change, and its payment. */
    async amendment(applied: Applied, wanted: Record<string, string>) {
      const path = `/api/applications/${applied.id}/amendment?${new URLSearchParams(wanted)}`
      return told<Amended>(await owner(applied).get(path))
    },
    supplement: async (applied: Applied, wanted: object) =>
      told<Created>(
        await owner(applied).post(`/api/applications/${applied.id}/supplement`, wanted),
      ),
    verify: async (applied: Pick<Applied, 'orderId'>) =>
      told<Verified>(await owner(applied).get(`/api/gpay/verify/${applied.orderId}`)),
    notify: (body: string, headers: Record<string, string>) =>
      fetch(`${app.origin}/api/gpay/notify`, { method: 'POST', headers, body }),
  }
}

export type Form = { action: string; method: 'GET' | 'POST'; fields: Record<string, string> }
type Created = { orderId: string; formData: Form; code: string; params: Record<string, unknown> }
type Amended = {
  difference: number
  pricing: { totalPrice: number }
  expectedBy: string
  whyNot: string | null
  code: string
}
type Verified = {
  success: boolean
  supplement: { state: string; amount: number; processingType: string; hasESim: boolean } | null
  paymentStatus: string
  application: { status: string; paidAt: string | null }
  code: string
}

/** A paid application. */
export async function paid(shop: Shop, travellers = 1): Promise<Applied> {
  const applied = await shop.apply(travellers)
  await payWith((await shop.create(applied, { amount: undefined })).body.formData)
  return applied
}

/** The authority of the applying browser. */
export const authorityOf = ({ db }: Shop, { id: applicationId }: Applied) =>
  rowOf(db, 'applicationAccess', { applicationId })

/** While the sandbox is closed, or refuses. */
export async function inMode<T>(
  { sandbox }: Shop,
  mode: 'down' | 'refuseRefunds',
  work: () => Promise<T>,
): Promise<T> {
  await sandbox.mode({ [mode]: true })
  try {
    return await work()
  } finally {
    await sandbox.mode({ [mode]: false })
  }
}

/** What the portal said of a traveller, decided by somebody who may do so without documents. */
export async function decideBy(
  by: ReturnType<Shop['browser']>,
  applicant: number,
  decision: string,
  visa?: File,
) {
  const body = new FormData()
  const fields = {
    ...{ decision, reason: 'As the portal says' },
    ...(decision === 'filed' && { portalNumber: `EV-${applicant}` }),
    ...((decision === 'filed' || visa) && { override: 'Documents came by email' }),
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (visa) body.append('visaDocument', visa)
  const answer = await by.send('PUT', `/api/admin/applicants/${applicant}/decision`, { body })
  if (answer.status !== 200) throw new Error(`${decision}: ${String(answer.body.code)}`)
}

/** Asks for a refund as staff do. */
export const askRefund = (
  by: ReturnType<Shop['browser']>,
  { id }: Pick<Applied, 'id'>,
  amountCents: number,
  changes: object = {},
) => by.post(`/api/admin/applications/${id}/refund`, { ground: 'refund', amountCents, ...changes })

/** Lets the time to undo go by. */
export async function tellAll(shop: Shop): Promise<void> {
  shop.advance(61_000)
  await sweepRows(shop.services, shop.services.clock.now())
}

/** Runs the refund jobs. */
export async function giveBack({ db, services }: Shop, { id }: Applied): Promise<void> {
  const due = { applicationId: id, state: 'due' } as const
  for (const refund of await rowsOf(db, 'refund', due)) await makeRefund(services, refund)
}

const sumOf = <State>({ state, amountCents }: { state: State; amountCents: number }) => ({
  state,
  amountCents,
})

/** An application's money in the database. */
export async function booksOf({ db }: Pick<Shop, 'db'>, { id }: Applied) {
  const of = { applicationId: id }
  const application = await rowOf(db, 'application', { id })
  const events = await rowsOf(db, 'applicationEvent', of, 'id')
  const letters = await db
    .selectFrom('letter')
    .select('kind')
    .where('applicationId', '=', id)
    // In insertion order: many have the same time.
    .orderBy(sql`ctid`)
    .execute()
  return {
    application,
    events: events.flatMap(({ kind }) => (kind === 'created' ? [] : [kind])),
    letters: letters.map(({ kind }) => kind),
    attempts: (await rowsOf(db, 'paymentAttempt', of)).map(({ state }) => state).sort(),
    payments: (await rowsOf(db, 'payment', of)).map(sumOf),
    refunds: (await rowsOf(db, 'refund', of)).map(sumOf),
  }
}

/** Uploads a picture of the first traveller; returns the document's id. */
export async function uploadPicture(
  shop: Shop,
  { id, orderId }: Applied,
  documentType: DocumentType = 'passportPhoto',
): Promise<string> {
  const { id: applicant } = await rowOf(shop.db, 'applicant', { applicationId: id })
  const body = new FormData()
  body.append('documentType', documentType)
  body.append('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'zoe.png')
  const path = `/api/applicants/${applicant}/documents`
  const answer = await shop.owner({ orderId }).send('POST', path, { body })
  if (answer.status !== 201) throw new Error(`${documentType}: ${String(answer.body.code)}`)
  return (answer.body.document as { id: string }).id
}
