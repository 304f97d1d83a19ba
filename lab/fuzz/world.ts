import { Agent, request as open } from 'node:http'
import { sql } from 'kysely'
import { shopAt, startSandbox } from '../../src/sandbox-gateway/test-support.ts'
import { hmac } from '../../src/server/platform/adapters/payment-gateway/signature.ts'
import { linkToken } from '../../src/server/platform/link-token.ts'
import { createAccount } from '../../src/server/staff/account/create-account.ts'
import { openStaffSession } from '../../src/server/staff/account/session.ts'
import type { Random } from '../../test/faults/random.ts'
import { exampleApplicant, exampleDetails } from '../../test/support/answers.ts'
import { startApp } from '../../test/support/app.ts'
import { pdf, photo, png } from '../../test/support/document-samples.ts'
import { startServices } from '../../test/support/services.ts'
import { exampleSignature } from '../../test/support/signature.ts'
import type { FuzzRequest, Scene } from './requests.ts'

export type FuzzAnswer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
}

/** No answer within this time counts as hanging. */
const patienceMs = 60_000
/** Number of each thing: few, so that related ones meet. */
const few = 5

const password = 'Kilimanjaro at dawn, 5895 m'

type Chat = { sessionId: string; token: string }
type Order = {
  id: number
  orderId: string
  contactEmail: string
  applicants: number[]
  documents: string[]
  attempts: string[]
}
const nothing: Order = {
  id: 1,
  orderId: 'none',
  contactEmail: 'a@b.example',
  applicants: [],
  documents: [],
  attempts: [],
}

/** A whole server with its gateway, and people in all roles. */
export async function startWorld() {
  const parts = await startServices()
  const { db, clock } = parts.services
  const sandbox = await startSandbox({ clock })
  const gateway = (origin: string) =>
    shopAt(sandbox, { notifyUrl: `${origin}/api/gpay/notify`, clock, timeoutMs: 5000 })
  const app = await startApp(parts.services, { gateway })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const travellers: string[] = []
  const chats: Chat[] = []
  let orders: Order[] = []
  let applied = 0
  const signature = await exampleSignature()
  const documents = [await png(), await photo(), await pdf()]
  const known: Record<string, unknown[]> = {
    file: [
      ...documents,
      documents[0]?.subarray(0, 200),
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(0),
    ],
    digitalSignature: [signature],
  }
  let staff = ''

  /** Signs in an owner with a password. */
  async function signInAnew(): Promise<void> {
    const now = clock.now()
    const id = await createAccount(db, parts.services, {
      email: `${parts.services.random.uuid()}@karibu.example`,
      name: 'Neema Sample',
      role: 'owner',
      language: 'en',
      passwordHash: await parts.services.passwords.hash(password),
      now,
    })
    const session = { staffId: id, method: 'passkey', userAgent: 'Fuzz', now } as const
    const { token } = await openStaffSession(db, parts.services.random, session)
    staff = `staff=${token}`
  }

  /** Loads existing ids for requests. */
  async function look(): Promise<void> {
    const { rows } = await sql<Order>`select a.id, a.order_id, a.contact_email,
        array(select p.id from applicant p where p.application_id = a.id) as applicants,
        array(select d.id::text from document d where d.application_id = a.id) as documents,
        array(select t.id::text from payment_attempt t where t.application_id = a.id) as attempts
      from application a where a.erased_at is null order by a.id desc limit ${few}`.execute(db)
    orders = rows
    const newest = async (table: string, by = 'created_at') => {
      const found = await sql<{ id: string }>`select id from ${sql.table(table)}
        order by ${sql.ref(by)} desc limit ${few}`.execute(db)
      return found.rows.map(({ id }) => id)
    }
    const [agreements, colleagues, invitations] = await Promise.all([
      newest('agreement', 'signed_at'),
      newest('staff'),
      newest('staff_invitation'),
    ])
    Object.assign(known, {
      'of files': await newest('unattached_file'),
      'of agreements': agreements,
      agreementId: agreements.slice(0, 1),
      'of letters': await newest('letter'),
      'of refunds': await newest('refund'),
      'of staff': colleagues,
      staffId: colleagues,
      'of staff/invitations': invitations,
      token: invitations.map((id) => linkToken(parts.services.linkKey, 'staff-invitation', id)),
      'of data-requests': await newest('data_request'),
      'of chat/replies': await newest('template_text', 'id'),
      'of templates': await newest('template'),
      'of account/sessions': await newest('staff_session'),
    })
  }

  /** An application and a conversation with their access; sometimes mismatched. */
  function scene(random: Random): Scene {
    const order = orders.length > 0 ? random.pick(orders) : nothing
    const other = random.chance(0.1) && orders.length > 0 ? random.pick(orders) : order
    const chat = chats.length > 0 ? random.pick(chats) : null
    return {
      known: {
        ...known,
        orderId: [order.orderId],
        email: [order.contactEmail],
        applicationId: [other.id],
        attempts: order.attempts,
        'of applications': [other.id],
        'of gpay/verify': [order.orderId],
        'of applicants': other.applicants,
        'of documents': other.documents,
        sessionId: chat ? [chat.sessionId] : [],
        'of chat/sessions': chat ? [chat.sessionId] : [],
      },
      traveller: travellers.length > 0 ? random.pick(travellers) : 'a=b',
      chatKey: (random.chance(0.95) && chat?.token) || 'nobody',
    }
  }

  /** Cookies and keys of answers are used from then on. */
  function learn({ headers, text, status }: FuzzAnswer, path: string): void {
    const cookies = [headers['set-cookie'] ?? []].flat()
    const own = cookies.find((cookie) => /^traveller=./.test(cookie))?.split(';')[0]
    if (own) travellers.unshift(own)
    if (status === 201 && path.startsWith('/api/chat/sessions')) {
      chats.unshift(JSON.parse(text) as Chat)
    }
    travellers.length = Math.min(travellers.length, few)
    chats.length = Math.min(chats.length, few)
  }

  async function post(path: string, body: object, method = 'POST', cookie = '') {
    const headers = { origin: app.origin, 'content-type': 'application/json', cookie }
    const content = Buffer.from(JSON.stringify(body))
    const answer = await send({ method, path, headers, body: content })
    if (!answer || answer.status >= 300) throw new Error(answer?.text)
    learn(answer, path)
    return JSON.parse(answer.text) as Record<string, unknown>
  }

  /** Creates an application and marks it as paid. */
  async function apply(): Promise<void> {
    const contactEmail = `ada.${applied}@gmail.com`
    applied += 1
    // One in three waits for its second applicant and payment.
    const isUnfinished = applied % 3 === 0
    const kind = isUnfinished ? ({ applicationType: 'family', numberOfApplicants: 2 } as const) : {}
    const details = exampleDetails({ contactEmail, ...kind })
    const { id } = await post('/api/applications', { ...details, applicants: [exampleApplicant()] })
    if (isUnfinished) return
    const paid = { status: 'paid', adminNotes: 'Paid by bank transfer' }
    const pay = () => post(`/api/admin/applications/${id}/status`, paid, 'PATCH', staff)
    // The requests may have signed somebody out or closed their account.
    await pay().catch(() => signInAnew().then(pay))
  }

  /** Creates initial data. */
  async function moveIn(): Promise<void> {
    for (let count = 0; count < few; count += 1) {
      await apply()
      await post('/api/chat/sessions', {})
    }
  }

  /** The gateway's signature headers. */
  function sign(body: string): Record<string, string> {
    const [id, time] = [`event-${sent}`, String(Math.floor(clock.now().getTime() / 1000))]
    return {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,${hmac('secret', `${id}.${time}.${body}`)}`,
    }
  }

  let sent = 0
  function send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer | null> {
    sent += 1
    // Limits are tested elsewhere: every request has its own network.
    const network = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
    const { port } = new URL(app.origin)
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const asked = open(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: {
            ...headers,
            'x-forwarded-for': network,
            ...(body && { 'content-length': body.length }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          const end = () => {
            clearTimeout(patience)
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              ms: performance.now() - started,
            })
          }
          if (answer.headers['content-type']?.startsWith('text/event-stream')) {
            answer.on('error', () => {})
            end()
            asked.destroy()
            return
          }
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', end)
          answer.on('error', reject)
        },
      )
      const patience = setTimeout(() => {
        resolve(null)
        asked.destroy()
      }, patienceMs)
      asked.on('error', (error) => {
        clearTimeout(patience)
        reject(error)
      })
      asked.end(body ?? undefined)
    })
  }

  await signInAnew()
  await moveIn()
  await look()
  return {
    services: app.services,
    databaseUrl: parts.databaseUrl,
    logged: parts.logged,
    origin: app.origin,
    db,
    staff: () => staff,
    scene,
    sign,
    apply,
    send,
    learn,
    look,
    signInAnew,
    async stop() {
      agent.destroy()
      await app.close()
      await sandbox.stop()
      await parts.close()
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>
