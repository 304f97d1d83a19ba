import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { priceOf } from '#domain/money/pricing.ts'
import { defaultCompany } from '#domain/reference/company.ts'
import { openAsked } from '../../src/server/casework/filing/asked.ts'
import { createChatHub } from '../../src/server/chat/hub.ts'
import { insertApplication } from '../../src/server/data/application/create-application.ts'
import { enqueueLetter } from '../../src/server/data/correspondence/letter.ts'
import type { NewLetter } from '../../src/server/data/correspondence/letter-payload.ts'
import { createAdmission } from '../../src/server/document/upload/admission.ts'
import { hashToken } from '../../src/server/http/cookie.ts'
import { createTypstPrinter } from '../../src/server/platform/adapters/document-printer/typst.ts'
import { createEncryptedStore } from '../../src/server/platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from '../../src/server/platform/adapters/document-store/folder.ts'
import { createSmtpMailer } from '../../src/server/platform/adapters/mailer/smtp.ts'
import type { PaymentGateway } from '../../src/server/platform/adapters/payment-gateway/port.ts'
import { createWebPush } from '../../src/server/platform/adapters/push-service/web-push.ts'
import { appRole } from '../../src/server/platform/db/app-role.ts'
import { createBoss } from '../../src/server/platform/db/boss.ts'
import { connect } from '../../src/server/platform/db/database.ts'
import { askInvariants } from '../../src/server/platform/db/invariants.ts'
import { inTransaction } from '../../src/server/platform/db/transaction.ts'
import { sealingKey } from '../../src/server/platform/sealing.ts'
import { openRules } from '../../src/server/rules/source.ts'
import type { Services } from '../../src/server/services.ts'
import { createPasswords } from '../../src/server/staff/account/password-hash.ts'
import { createRenewals } from '../../src/server/staff/account/renewal.ts'
import { exampleApplicant, exampleDetails } from './answers.ts'
import { createTestDatabase } from './database.ts'
import { type MailSink, startMailSink } from './mail-sink.ts'
import { changeRows, insertRow } from './rows.ts'

export type TestServices = {
  services: Services
  /** For a user with all rights. */
  databaseUrl: string
  /** For the owner of the tables. */
  ownerUrl: string
  sink: MailSink
  /** The clock's time, movable. */
  time: { now: Date }
  /** So many milliseconds go by. */
  pass(ms: number): void
  /** Logged lines. */
  logged: string[]
  close(): Promise<void>
}

const noGateway = new Proxy({} as PaymentGateway, {
  get: (_, name) => () => {
    throw new Error(`The gateway was asked to ${String(name)}`)
  },
})

/** A server's parts on their own PostgreSQL, with letters to a real SMTP server. */
export async function startServices(): Promise<TestServices> {
  const dataDir = await mkdtemp(join(tmpdir(), 'karibu-test-'))
  const database = await createTestDatabase()
  const { db, close } = connect(database.url, { pool: 4, role: appRole, onError: () => {} })
  const boss = createBoss({
    connectionString: database.url,
    max: 2,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  const sink = await startMailSink()
  const from = { name: 'Karibu Visa', address: 'hello@karibu.example' }
  const mailer = createSmtpMailer({ url: sink.url, from, timeoutMs: 20_000 })
  const documentKey = sealingKey(randomBytes(32))
  const nonce = () => randomBytes(12)
  const time = { now: new Date('2026-11-21T09:00:00Z') }
  const logged: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) })
  const clock = { now: () => time.now }
  const steady = () => time.now.getTime()
  const chat = createChatHub({ db, databaseUrl: database.url, clock, log })
  const random: Services['random'] = {
    uuid: randomUUID,
    token: () => randomBytes(32).toString('base64url'),
    nonce,
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
  }
  const documents = createFolderStore(join(dataDir, 'documents'))
  const documentStore = createEncryptedStore(documents, documentKey, nonce)
  const admission = createAdmission({ documentStore, virusScanner: null, random, log })
  const services: Services = {
    db,
    rules: await openRules(db, steady),
    asked: await openAsked(db),
    askInvariants: () => askInvariants(database.url),
    boss,
    log,
    version: '2026.11.28+3f2a9c1d',
    tracer: null,
    clock,
    steady,
    chat,
    random,
    publicUrl: 'https://karibu.example',
    company: defaultCompany,
    documentKey,
    linkKey: randomBytes(32),
    dataDir,
    gateway: noGateway,
    testPayments: true,
    refundsLateSurcharge: true,
    remindsDrafts: true,
    mailer,
    messengers: {},
    inboxAddress: 'visa@karibu.example',
    inboundSecret: 'a secret of the tests',
    mailbox: null,
    push: createWebPush({
      secret: randomBytes(32),
      contact: 'mailto:help@karibu.example',
      clock,
      now: steady,
      salt: () => randomBytes(16),
      fetch,
      timeoutMs: 20_000,
    }),
    releases: null,
    documentStore,
    virusScanner: null,
    admission,
    printer: createTypstPrinter(() => {}),
    secondFactor: 'optional',
    // Cheap, since tests sign in a thousand times.
    renewals: createRenewals(steady),
    passwords: createPasswords(randomBytes, { m: 1024, t: 1, p: 1 }),
  }
  return {
    services,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    sink,
    time,
    pass(ms) {
      time.now = new Date(time.now.getTime() + ms)
    },
    logged,
    async close() {
      await chat.close()
      await admission.close()
      await boss.stop({ graceful: false })
      await mailer.close()
      await sink.close()
      await close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** An application as the API creates it, by the browser of `cookieOf`. */
export async function insertExample(
  services: Services,
  changes: {
    details?: Parameters<typeof exampleDetails>[0]
    applicants?: Parameters<typeof exampleApplicant>[0][]
    agreementId?: string
    now: Date
  },
): Promise<{ id: number; orderId: string }> {
  const people = changes.applicants ?? [{}]
  const details = exampleDetails({
    applicationType: people.length > 1 ? 'group' : 'single',
    numberOfApplicants: people.length,
    ...changes.details,
  })
  const orderId = services.random.token()
  const rules = services.rules.at(changes.now)
  const { id } = await insertApplication(services.db, {
    details,
    applicants: people.map((each) => exampleApplicant(each)),
    rules,
    price: priceOf(rules, details),
    language: 'en',
    termsVersion: '2025-08-09',
    orderId,
    agreementId: changes.agreementId ?? null,
    links: [],
    claim: null,
    idempotency: null,
    passportPages: [],
    portalAnswers: [],
    tokenHash: null,
    freshTokenHash: hashToken(orderId),
    now: changes.now,
  })
  return { id, orderId }
}

/** Marks an application as paid, without a payment. */
export const markPaid = ({ db, clock }: Services, id: number): Promise<unknown> =>
  changeRows(
    db,
    'application',
    { id },
    { status: 'paid', paymentStatus: 'paid', paidAt: clock.now() },
  )

/** Stores a letter in its own transaction; returns its id. */
export const writeLetter = (services: Services, letter: NewLetter): Promise<string | null> =>
  inTransaction(services.db, (tx) => enqueueLetter(tx, services, letter))

/** The cookie of a browser with access to these applications. */
export async function accessTo(services: Services, ...applications: number[]): Promise<string> {
  const token = services.random.token()
  const session = { tokenHash: hashToken(token), createdAt: services.clock.now() }
  const { id: sessionId } = await insertRow(services.db, 'travellerSession', session)
  for (const applicationId of applications) {
    await insertRow(services.db, 'applicationAccess', { sessionId, applicationId })
  }
  return `traveller=${token}`
}

/** Acts on a server that has other parts for a while. */
export async function having<T>(
  services: Services,
  parts: Partial<Services>,
  act: () => Promise<T>,
): Promise<T> {
  const before = { ...services }
  Object.assign(services, parts)
  try {
    return await act()
  } finally {
    Object.assign(services, before)
  }
}
