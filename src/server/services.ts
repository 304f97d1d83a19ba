import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Company } from '#domain/reference/company.ts'
import type { ChatHub } from './chat/port.ts'
import type { Admission } from './document/upload/port.ts'
import type { DocumentPrinter } from './platform/adapters/document-printer/port.ts'
import type { DocumentStore } from './platform/adapters/document-store/port.ts'
import type { Mailbox } from './platform/adapters/mailbox/port.ts'
import type { Mailer } from './platform/adapters/mailer/port.ts'
import type { PaymentGateway } from './platform/adapters/payment-gateway/port.ts'
import type { PushService } from './platform/adapters/push-service/port.ts'
import type { ReleaseSource } from './platform/adapters/release-source/port.ts'
import type { Tracer } from './platform/adapters/tracer/port.ts'
import type { VirusScanner } from './platform/adapters/virus-scanner/port.ts'
import type { Database } from './platform/db/database.ts'
import type { Reading } from './platform/db/reading.ts'
import type { SealingKey } from './platform/sealing.ts'

/**
 * What commands, queries and jobs are given. `deps.ts` builds it from real parts; tests build it
 * from the same parts, with peers of their own on the other side of the ports.
 */
export type Services = {
  db: Database
  /** Asks what may be up to two seconds old. */
  reading: Reading
  /** Everything that must always be true and is not; takes as long as it takes. */
  askInvariants: () => Promise<{ promise: string; brokenBy: string }[]>
  boss: PgBoss
  log: Logger
  /** Which release of the program this is, and which build of it. */
  version: string
  /** Collects traces; null: tracing is off. */
  tracer: Tracer | null
  clock: { now(): Date }
  /** Milliseconds that only go forward, whatever the clock of the machine is set to. */
  steady(): number
  random: {
    uuid(): string
    /** 256 random bits as base64url, for cookies and secrets. */
    token(): string
    /** 12 bytes, never the same twice under one key. */
    nonce(): Buffer
    /** Six decimal digits. */
    code(): string
  }
  /** Origin of every link that leaves the house. */
  publicUrl: string
  company: Company
  /** AES-256-GCM for drafts and secrets; key of the documents. */
  documentKey: SealingKey
  /** HMAC key of the links in letters and of recovery codes. */
  linkKey: Buffer
  dataDir: string
  gateway: PaymentGateway
  /** No card is ever charged. */
  testPayments: boolean
  /** What was paid for a speed goes back where we were late; the page says so before paying. */
  refundsLateSurcharge: boolean
  /** Whether an unfinished application gets one reminder. */
  remindsDrafts: boolean
  mailer: Mailer
  /** Where travellers answer letters to; null where nobody reads answers. */
  inboxAddress: string | null
  /** What signs e-mails and reports that a mail service hands over; null where none does. */
  inboundSecret: string | null
  /** Where answers come in and are fetched; null where none is read. */
  mailbox: Mailbox | null
  push: PushService
  /** Who is asked for newer releases; null where nobody is. */
  releases: ReleaseSource | null
  documentStore: DocumentStore
  virusScanner: VirusScanner | null
  /** What every uploaded file passes, of travellers and of staff. */
  admission: Admission
  printer: DocumentPrinter
  /** Who listens to conversations on this node. */
  chat: ChatHub
  /** Whether every member of staff needs a second factor, whatever the owner decides. */
  secondFactor: 'required' | 'optional'
  /** Tokens of staff that were replaced a moment ago, by their hashes. */
  renewals: {
    note(old: Buffer, fresh: Buffer): void
    /** Of the token that stands in the place of this one; its own, where it was not replaced just now. */
    hashInPlaceOf(tokenHash: Buffer): Buffer
  }
  /** Passwords of staff: slow and memory-hard on purpose. */
  passwords: {
    hash(password: string): Promise<string>
    verify(check: { hash: string; password: string }): Promise<boolean>
    /** Of a right password whose hash is not of today's scheme and cost, a new hash; null where it is. */
    renew(right: { hash: string; password: string }): Promise<string | null>
    /** A hash that no password fits, for comparing with where there is no account. */
    nobody: string
  }
}
