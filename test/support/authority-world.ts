import { sql } from 'kysely'
import { requiredDocuments } from '#domain/document/document.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import type { Role } from '#domain/staff/permission.ts'
import { payWith } from '../../src/sandbox-gateway/test-support.ts'
import { routesOf } from '../../src/server/app.ts'
import { keepVerdict } from '../../src/server/data/casework/review.ts'
import { type Form, startShop } from '../../src/server/money/payment/test-support.ts'
import type { Answered } from './app.ts'
import { type Ask, jsonOf, type Subject } from './authority-line.ts'
import { acceptedBy, addDocument } from './document-row.ts'
import { png } from './document-samples.ts'
import { formOf } from './form.ts'
import { rowOf } from './rows.ts'
import { accessTo, insertExample, markPaid } from './services.ts'
import { exampleSignature } from './signature.ts'
import { insertStaff, signIn } from './staff.ts'

export type World = Awaited<ReturnType<typeof startWorld>>
export type Caller = ReturnType<World['stranger']>

/** A server with travellers and staff, each on their own network, and subjects for their calls. */
export async function startWorld() {
  const shop = await startShop()
  const { db, services } = shop
  const signature = await exampleSignature()
  const { rows: tables } = await sql<{ name: string; id: string }>`
    select c.table_name as name, c.column_name as id
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (column_name = 'application_id' or (table_name, column_name) = ('application', 'id'))`.execute(
    db,
  )
  let networks = 0
  const network = () => {
    networks += 1
    return `198.51.${Math.floor(networks / 250)}.${networks % 250}`
  }

  /** A browser without a session. */
  const stranger = () => shop.browser(network())

  /** A browser with access to these applications. */
  async function browserOf(...applications: number[]) {
    const browser = stranger()
    browser.setCookie(await accessTo(services, ...applications))
    return browser
  }

  const colleagues = new Map<Role, Awaited<ReturnType<typeof insertStaff>>>()
  /** A new session of the colleague with this role. */
  async function colleague(role: Role) {
    const as = colleagues.get(role) ?? (await insertStaff(services, { role }))
    colleagues.set(role, as)
    return signIn(shop, { as, network: network() })
  }

  async function sign(): Promise<string> {
    const { contactName, contactEmail, contactPhone } = signer
    const body = { contactName, contactEmail, contactPhone, digitalSignature: signature }
    const signed = await stranger().post('/api/generate-agreement-pdf', body)
    return String(signed.body.agreementId)
  }

  /** Simulates a tourist's documents, all accepted. */
  async function acceptAll(applicationId: number, applicantId: number): Promise<void> {
    const now = services.clock.now()
    const { id: reviewedBy } = await insertStaff(services, { role: 'agent' })
    for (const documentType of requiredDocuments(shippedRules, 'tourist')) {
      const id = await addDocument(services, { applicationId, applicantId }, documentType)
      await keepVerdict(db, id, acceptedBy(reviewedBy, now))
    }
  }

  /** A new application for a line of the table, and a browser with access. */
  async function subjectFor({ about, state = 'paid' }: Ask) {
    const now = services.clock.now()
    const agreement = about === 'agreement' ? await sign() : noUuid
    const signed = about === 'agreement' ? { agreementId: agreement } : {}
    const { id, orderId } = await insertExample(services, { now, ...signed })
    if (state === 'bought') {
      const order = { applicationId: id, currency: 'USD' }
      const { body } = await (await browserOf(id)).post('/api/gpay/create-payment', order)
      await payWith(body.formData as Form)
    }
    if (state === 'paid' || state === 'reviewed') await markPaid(services, id)
    const applicant = await rowOf(db, 'applicant', { applicationId: id })
    if (state === 'reviewed') await acceptAll(id, applicant.id)
    const browser = await browserOf(id)
    const path = `/api/applicants/${applicant.id}/documents`
    const page = { documentType: 'passportDocument' }
    const added =
      about === 'document'
        ? await browser.send('POST', path, formOf(page, { bytes: await png() }))
        : null
    const { id: document = noUuid } = (added?.body.document ?? {}) as { id?: string }
    const subject: Subject = {
      ...{ application: id, orderId, applicant: applicant.id, document, agreement },
    }
    return { subject, browser }
  }

  /** All rows about an application, in any table. */
  async function recordsOf({ application }: Subject): Promise<unknown> {
    const rows = tables.map(
      ({ name, id }) => sql`select ${name} as name, to_jsonb(kept)::text as row
        from ${sql.table(name)} kept where ${sql.ref(id)} = ${application}`,
    )
    const all = sql`${sql.join(rows, sql` union all `)} order by 1, 2`
    return (await all.execute(db)).rows
  }

  return {
    routes: routesOf(services),
    services,
    ownerUrl: shop.parts.ownerUrl,
    sink: shop.parts.sink,
    logged: shop.logged,
    origin: shop.origin,
    ...{ stranger, browserOf, colleague, subjectFor, recordsOf },
    stop: shop.stop,
  }
}

const signer = {
  contactName: 'Ada Muster',
  contactEmail: 'ada.muster@gmail.com',
  contactPhone: '+41 44 668 18 00',
}
const noUuid = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'

/** Ids that do not exist. */
export const missing: Subject = {
  application: 999_999,
  orderId: 'none-of-ours',
  applicant: 999_999,
  document: noUuid,
  agreement: noUuid,
}

/** Makes a line's call about a subject. */
export async function ask(
  caller: Caller,
  route: string,
  asked: Ask,
  subject: Subject,
): Promise<Answered> {
  const { about, query, form, file } = asked
  const json = jsonOf(asked, subject)
  const [method = '', template = ''] = route.split(' ')
  const path = template
    .replace('{id}', String(subject[about ?? 'application']))
    .replace('{fileId}', noUuid)
    .replace('{orderId}', subject.orderId)
    .replace('{messenger}', 'sms')
    .replace('{line}', 'employer')
    .replace(/\{\w+\}/g, '1')
    .concat(query?.(subject) ?? '')
  if (form) {
    const picture = file ? { bytes: await png() } : undefined
    return caller.send(method, path, formOf(form, picture, file))
  }
  if (!json) return caller.send(method, path)
  return caller.send(method, path, {
    body: JSON.stringify(json),
    headers: { 'content-type': 'application/json' },
  })
}
