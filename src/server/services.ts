import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AskedLine } from '#domain/filing/form.ts'
import type { Company } from '#domain/reference/company.ts'
import type { Rules, RulesVersion } from '#domain/rules/rules.ts'
import type { ChatHub } from './chat/port.ts'
import type { Admission } from './document/upload/port.ts'
import type { DocumentPrinter } from './platform/adapters/document-printer/port.ts'
import type { DocumentStore } from './platform/adapters/document-store/port.ts'
import type { Mailbox } from './platform/adapters/mailbox/port.ts'
import type { Mailer } from './platform/adapters/mailer/port.ts'
import type { MessengerServices } from './platform/adapters/messenger-service/port.ts'
import type { PaymentGateway } from './platform/adapters/payment-gateway/port.ts'
import type { PushService } from './platform/adapters/push-service/port.ts'
import type { ReleaseSource } from './platform/adapters/release-source/port.ts'
import type { Tracer } from './platform/adapters/tracer/port.ts'
import type { VirusScanner } from './platform/adapters/virus-scanner/port.ts'
import type { Database } from './platform/db/database.ts'
import type { SealingKey } from './platform/sealing.ts'

/**
 * Dependencies of commands, queries and jobs. `deps.ts` builds them from real parts; so do tests,
 * with peers of their own behind the ports.
 */
export type Services = {
  db: Database
  /** The owner's rules, in memory: a version is known to all nodes before it begins. */
  rules: {
    /** Those in force at a moment. */
    at(moment: Date): Rules
    /** The same with the moment from which they hold. */
    versionAt(moment: Date): RulesVersion
    /** A version that has begun. Throws RangeError if it is unknown. */
    of(version: number): Rules
    /** For an application signed under a version: what was agreed, in the world of a moment. */
    for(version: number, moment: Date): Rules
    /** A version, if it has begun by a moment. */
    begun(version: number, moment: Date): RulesVersion | null
    /** Whether an agreement signed under a version may be sent in at a moment. */
    counts(version: number, moment: Date): boolean
    /** Reads the versions again: after a change, and from time to time. */
    reload(): Promise<void>
    /** Milliseconds since they were last read. */
    ageMs(): number
  }
  /** The lines of the authority's form that travellers are asked in the application, in memory. */
  asked: {
    lines(): readonly AskedLine[]
    /** Reads the form again: after a change, and from time to time. */
    reload(): Promise<void>
  }
  /** Returns all violated invariants; takes as long as needed. */
  askInvariants: () => Promise<{ promise: string; brokenBy: string }[]>
  boss: PgBoss
  log: Logger
  /** The release and build of this program. */
  version: string
  /** Collects traces; null: tracing is off. */
  tracer: Tracer | null
  clock: { now(): Date }
  /** Milliseconds of a monotonic clock. */
  steady(): number
  random: {
    uuid(): string
    /** 256 random bits as base64url, for cookies and secrets. */
    token(): string
    /** 12 bytes, unique per key. */
    nonce(): Buffer
    /** Six decimal digits. */
    code(): string
  }
  /** Origin of all links sent out. */
  publicUrl: string
  company: Company
  /** AES-256-GCM key for drafts, secrets and documents. */
  documentKey: SealingKey
  /** HMAC key of links in letters and of recovery codes. */
  linkKey: Buffer
  dataDir: string
  gateway: PaymentGateway
  /** No card is charged. */
  testPayments: boolean
  /** The surcharge for a speed is refunded when we are late; the page says so before payment. */
  refundsLateSurcharge: boolean
  /** Whether an unfinished application gets one reminder. */
  remindsDrafts: boolean
  mailer: Mailer
  /** Address for replies of travellers; null where they are not read. */
  inboxAddress: string | null
  /** Secret of e-mails and reports delivered by a mail service; null without one. */
  inboundSecret: string | null
  /** The mailbox of replies; null where it is not read. */
  mailbox: Mailbox | null
  push: PushService
  /** Messengers that travellers can be written to by; none where none is set up. */
  messengers: MessengerServices
  /** Source of the newest release; null where it is not checked. */
  releases: ReleaseSource | null
  documentStore: DocumentStore
  virusScanner: VirusScanner | null
  /** Admission of every uploaded file. */
  admission: Admission
  printer: DocumentPrinter
  /** Conversation streams on this node. */
  chat: ChatHub
  /** `required`: all staff need a second factor, whatever the owner's setting. */
  secondFactor: 'required' | 'optional'
  /** Recently replaced staff tokens, by hash. */
  renewals: {
    note(old: Buffer, fresh: Buffer): void
    /** The hash of the replacement, or the same hash. */
    hashInPlaceOf(tokenHash: Buffer): Buffer
  }
  /** Password hashing: deliberately slow and memory-hard. */
  passwords: {
    hash(password: string): Promise<string>
    verify(check: { hash: string; password: string }): Promise<boolean>
    /** A new hash of a correct password with an outdated scheme or cost, else null. */
    renew(right: { hash: string; password: string }): Promise<string | null>
    /** A hash that no password matches, for unknown accounts. */
    nobody: string
  }
}
