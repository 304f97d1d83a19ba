import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Messenger } from '#domain/messenger.ts'
import { createSandboxGateway } from '../sandbox-gateway/gateway.ts'
import type { createSandboxMessenger } from '../sandbox-messenger/messenger.ts'
import { openAsked } from './casework/filing/asked.ts'
import { createChatHub } from './chat/hub.ts'
import type { Config } from './config.ts'
import { createAdmission } from './document/upload/admission.ts'
import { isThisMachine } from './http/host.ts'
import type { Peers } from './operation/health/surroundings.ts'
import { checkKey, hasSealed } from './operation/start/key-check.ts'
import { createTypstPrinter } from './platform/adapters/document-printer/typst.ts'
import { createEncryptedStore } from './platform/adapters/document-store/encrypted.ts'
import { createFolderStore } from './platform/adapters/document-store/folder.ts'
import { createGuardedStore } from './platform/adapters/document-store/guarded.ts'
import type { DocumentStore } from './platform/adapters/document-store/port.ts'
import type { Mailbox } from './platform/adapters/mailbox/port.ts'
import { createOutboxMailer } from './platform/adapters/mailer/outbox.ts'
import type { Mailer } from './platform/adapters/mailer/port.ts'
import { parseSender } from './platform/adapters/mailer/sender.ts'
import { createSmtpMailer } from './platform/adapters/mailer/smtp.ts'
import type { MessengerServices } from './platform/adapters/messenger-service/port.ts'
import { createHostedFormGateway } from './platform/adapters/payment-gateway/hosted-form.ts'
import type { PaymentGateway } from './platform/adapters/payment-gateway/port.ts'
import { watchGateway } from './platform/adapters/payment-gateway/watched.ts'
import { createWebPush } from './platform/adapters/push-service/web-push.ts'
import { createReleaseSource } from './platform/adapters/release-source/https.ts'
import type { Tracer } from './platform/adapters/tracer/port.ts'
import { createClamAvScanner } from './platform/adapters/virus-scanner/clamav.ts'
import { createGuardedScanner } from './platform/adapters/virus-scanner/guarded.ts'
import type { VirusScanner } from './platform/adapters/virus-scanner/port.ts'
import { findAppRole } from './platform/db/app-role.ts'
import { attentive, createBoss } from './platform/db/boss.ts'
import { connect, type Database } from './platform/db/database.ts'
import { rememberTraces } from './platform/db/enqueue.ts'
import { askInvariants } from './platform/db/invariants.ts'
import { statementsTo } from './platform/db/trace-statements.ts'
import { transientCause } from './platform/db/transient-error.ts'
import { openDocumentKey } from './platform/document-key.ts'
import { ConfigError } from './platform/environment.ts'
import { type Hearing, watchPeer } from './platform/peer-watch.ts'
import { createRandomBytes } from './platform/random-bytes.ts'
import type { SealingKey } from './platform/sealing.ts'
import { loadSecrets, type Secrets } from './platform/secrets.ts'
import { createThrottledLog, type ThrottledLog } from './platform/throttled-log.ts'
import { ownVersion } from './platform/version.ts'
import { openRules } from './rules/source.ts'
import type { Services } from './services.ts'
import { createPasswords } from './staff/account/password-hash.ts'
import { createRenewals } from './staff/account/renewal.ts'

export type SandboxGateway = ReturnType<typeof createSandboxGateway>
export type SandboxMessenger = ReturnType<typeof createSandboxMessenger>

export type Deps = {
  services: Services
  sandbox: SandboxGateway | null
  sandboxMessenger: SandboxMessenger | null
  throttledLog: ThrottledLog
  /** Health of external services. */
  peers: Peers
  siteDirectory: string
  widgetDirectory: string
  close(): Promise<void>
}

export const clock = { now: () => new Date() }
const steady = () => performance.now()
const guarding = { now: steady }
const someBytes = createRandomBytes()
const token = () => someBytes(32).toString('base64url')
const random: Services['random'] = {
  uuid: randomUUID,
  token,
  nonce: () => someBytes(12),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
}
const gatewayTimeoutMs = 8_000
const pushTimeoutMs = 10_000
const messengerTimeoutMs = 8_000
const releasesTimeoutMs = 10_000

// The SDKs of Stripe and S3 are large, so they are loaded only when configured.
async function openS3(storage: NonNullable<Config['storage']>): Promise<DocumentStore> {
  const { createS3Store } = await import('./platform/adapters/document-store/s3.ts')
  return createS3Store(storage)
}

export async function buildStore(
  config: Config,
  key: SealingKey,
  hear: Hearing = () => {},
): Promise<DocumentStore> {
  const store = config.storage
    ? await openS3(config.storage)
    : createFolderStore(join(config.dataDir, 'documents'))
  return createEncryptedStore(createGuardedStore(store, { ...guarding, hear }), key, random.nonce)
}

function buildScanner({ clamavUrl }: Config, hear: Hearing = () => {}): VirusScanner | null {
  if (!clamavUrl) return null
  return createGuardedScanner(createClamAvScanner(clamavUrl), { ...guarding, hear })
}

function buildMailer(config: Config): Mailer {
  const { company, mail } = config
  const itself = { name: company.name, address: company.email }
  const from = mail.from === null ? itself : parseSender(mail.from)
  if (!from) throw new ConfigError('MAIL_FROM is wrong: write Name <address@example.org>')
  return mail.smtpUrl
    ? createSmtpMailer({ url: mail.smtpUrl, from })
    : createOutboxMailer({ folder: join(config.dataDir, 'outbox'), from })
}

// Loaded only when there is a mailbox to read.
async function buildMailbox({ inbox }: Config): Promise<Mailbox | null> {
  if (inbox.url === null) return null
  const { createImapMailbox } = await import('./platform/adapters/mailbox/imap.ts')
  return createImapMailbox({ url: inbox.url })
}

/** Loaded only when traces are collected. */
export async function buildTracer({ tracing }: Config): Promise<Tracer | null> {
  if (tracing === null) return null
  const { createOtlpTracer } = await import('./platform/adapters/tracer/otlp.ts')
  return createOtlpTracer(tracing, clock)
}

type Origins = { publicUrl: string; localUrl: string }

const sandboxMessengerPath = '/sandbox-messenger'
const webhookUrl = (origin: string, messenger: Messenger) => `${origin}/api/messengers/${messenger}`

/**
 * Messengers to try with: loaded where none is set up, and only on a site of this machine, since its
 * phones show everybody what travellers get.
 */
async function openSandboxMessenger(
  { messengers, isProduction, company }: Config,
  { publicUrl, localUrl }: Origins,
): Promise<SandboxMessenger | null> {
  if (messengers !== null || isProduction || !isThisMachine(publicUrl)) return null
  const { createSandboxMessenger } = await import('../sandbox-messenger/messenger.ts')
  return createSandboxMessenger({
    ...{ business: company.name, clock, randomToken: token, fetch },
    ...{ origin: localUrl, basePath: sandboxMessengerPath },
    webhookUrl: (messenger) => webhookUrl(localUrl, messenger),
  })
}

/** Each loaded only where it is set up. */
async function buildMessengers(
  { messengers, company }: Config,
  { publicUrl, localUrl }: Origins,
  sandbox: SandboxMessenger | null,
): Promise<MessengerServices> {
  const { whatsapp = null, telegram = null, sms = null } = messengers ?? sandbox?.accounts ?? {}
  const common = { clock, fetch, timeoutMs: messengerTimeoutMs, isSandbox: sandbox !== null }
  const opening = (way: string) =>
    sandbox && { linkUrl: `${publicUrl}${sandboxMessengerPath}/${way}` }
  const built: { -readonly [Each in keyof MessengerServices]: MessengerServices[Each] } = {}
  if (whatsapp) {
    const { createWhatsApp } = await import('./platform/adapters/messenger-service/whatsapp.ts')
    const named = { siteUrl: publicUrl, companyName: company.name }
    built.whatsapp = createWhatsApp({ ...whatsapp, ...common, ...named, ...opening('wa') })
  }
  if (telegram) {
    const { createTelegram } = await import('./platform/adapters/messenger-service/telegram.ts')
    built.telegram = createTelegram({ ...telegram, ...common, ...opening('tg') })
  }
  if (sms) {
    const { createSms } = await import('./platform/adapters/messenger-service/sms.ts')
    const called = { webhookUrl: webhookUrl(sandbox ? localUrl : publicUrl, 'sms') }
    built.sms = createSms({ ...sms, ...common, ...called, ...opening('sms/') })
  }
  return built
}

type GatewayOf<Kind> = Extract<Config['gateway'], { kind: Kind }>

const notifyPath = '/api/gpay/notify'
const gatewayCommon = { clock, fetch, timeoutMs: gatewayTimeoutMs }

async function buildStripe({ apiUrl, secretKey, webhookSecret }: GatewayOf<'stripe'>) {
  const api = apiUrl ? new URL(apiUrl) : null
  const { createStripeGateway } = await import('./platform/adapters/payment-gateway/stripe.ts')
  return createStripeGateway({
    secretKey,
    webhookSecrets: [webhookSecret],
    clock,
    timeoutMs: gatewayTimeoutMs,
    ...(api && {
      api: {
        host: api.hostname,
        port: Number(api.port || (api.protocol === 'https:' ? 443 : 80)),
        protocol: api.protocol === 'https:' ? ('https' as const) : ('http' as const),
      },
      checkoutOrigin: api.origin,
    }),
  })
}

function buildHostedForm({ merchant, secrets, url }: GatewayOf<'hosted-form'>, publicUrl: string) {
  const [first = '', ...others] = secrets
  return createHostedFormGateway({
    ...gatewayCommon,
    name: 'hosted-form',
    merchant,
    secrets: [first, ...others],
    formUrl: `${url}/pay`,
    apiUrl: `${url}/api`,
    notifyUrl: publicUrl + notifyPath,
  })
}

function buildSandbox(
  { dataDir, company }: Config,
  { controlKey }: GatewayOf<'sandbox'>,
  { gatewaySecret }: Secrets,
  { publicUrl, localUrl }: Origins,
) {
  const merchant = 'karibu-visa'
  const basePath = '/sandbox-gateway'
  const sandbox = createSandboxGateway({
    storePath: join(dataDir, 'sandbox-gateway.sqlite'),
    merchant: { id: merchant, name: company.name, secrets: [gatewaySecret] },
    clock,
    randomToken: token,
    fetch,
    basePath,
    ...(controlKey && { controlKey }),
  })
  const gateway = createHostedFormGateway({
    ...gatewayCommon,
    name: 'sandbox',
    merchant,
    secrets: [gatewaySecret],
    formUrl: `${publicUrl}${basePath}/pay`,
    apiUrl: `${localUrl}${basePath}/api`,
    notifyUrl: localUrl + notifyPath,
    canForget: true,
  })
  return { gateway, sandbox }
}

async function buildGateway(
  config: Config,
  secrets: Secrets,
  origins: Origins,
): Promise<{ gateway: PaymentGateway; sandbox: SandboxGateway | null }> {
  const { gateway } = config
  if (gateway.kind === 'stripe') return { gateway: await buildStripe(gateway), sandbox: null }
  if (gateway.kind === 'sandbox') return buildSandbox(config, gateway, secrets, origins)
  return { gateway: buildHostedForm(gateway, origins.publicUrl), sandbox: null }
}

const buildPush = ({ company }: Config, secret: Buffer) =>
  createWebPush({
    ...{ secret, contact: `mailto:${company.email}`, clock, ...guarding, fetch },
    salt: () => randomBytes(16),
    timeoutMs: pushTimeoutMs,
  })

const buildReleases = ({ releasesUrl: url }: Config) =>
  url ? createReleaseSource({ url, fetch, timeoutMs: releasesTimeoutMs }) : null

const watchPeers = ({ clamavUrl }: Config): Peers => ({
  gateway: watchPeer(clock, steady),
  store: watchPeer(clock, steady),
  scanner: clamavUrl ? watchPeer(clock, steady) : null,
})

/** The keys set or kept in the data folder. Throws if the documents were sealed with another one. */
async function openKeys(config: Config, db: Database) {
  const documentsFolder = join(config.dataDir, 'documents')
  const isLost = async () => config.documentKey === null && (await hasSealed(db, documentsFolder))
  const secrets = await loadSecrets(config.dataDir, token, isLost)
  const { key, close: closeKey } = openDocumentKey(config, secrets)
  const linkKey = Buffer.from(config.linkKey ?? secrets.linkKey, 'base64url')
  await checkKey(db, { key, nonce: random.nonce, now: clock.now(), documentsFolder })
  return { secrets, documentKey: key, linkKey, closeKey }
}

/**
 * The composition root: builds every real part once. `localUrl` is how this process reaches itself;
 * `publicUrl` how the world does.
 */
export async function buildDeps(
  config: Config,
  databaseUrl: string,
  origins: Origins,
  { log, tracer }: { log: Logger; tracer: Tracer | null },
): Promise<Deps> {
  await mkdir(config.dataDir, { recursive: true })
  const throttledLog = createThrottledLog(log)
  const role = await findAppRole(databaseUrl)
  const onError = (err: Error) => throttledLog.tell('connection-lost', { err })
  const connected = { role, onError, log: tracer ? statementsTo(tracer) : undefined }
  const { db, close } = connect(databaseUrl, { pool: config.databasePool, ...connected })
  const { secrets, documentKey, linkKey, closeKey } = await openKeys(config, db)
  const boss = createBoss({ connectionString: databaseUrl, max: 6, migrate: false, ...attentive })
  boss.on('error', (err) => throttledLog.tell(transientCause(err) ?? 'job-runner', { err }))
  if (tracer) rememberTraces(boss, tracer.here)
  const { gateway, sandbox } = await buildGateway(config, secrets, origins)
  const sandboxMessenger = await openSandboxMessenger(config, origins)
  const mailer = buildMailer(config)
  const distDir = config.distDir ?? fileURLToPath(new URL('../../dist', import.meta.url))
  const peers = watchPeers(config)
  const documentStore = await buildStore(config, documentKey, peers.store.hear)
  const virusScanner = buildScanner(config, peers.scanner?.hear)
  const admission = createAdmission({ documentStore, virusScanner, random, log })
  const services: Services = {
    db,
    rules: await openRules(db, steady),
    asked: await openAsked(db),
    askInvariants: () => askInvariants(databaseUrl),
    boss,
    log,
    version: await ownVersion(),
    tracer,
    clock,
    steady,
    random,
    publicUrl: origins.publicUrl,
    company: config.company,
    documentKey,
    linkKey,
    dataDir: config.dataDir,
    gateway: watchGateway(gateway, {
      onAway: ({ call, kind }) => throttledLog.tell(`gateway-${kind}`, { call }),
      hear: peers.gateway.hear,
    }),
    testPayments: config.testPayments,
    refundsLateSurcharge: config.refundsLateSurcharge,
    remindsDrafts: config.remindsDrafts,
    mailer,
    messengers: await buildMessengers(config, origins, sandboxMessenger),
    inboxAddress: config.inbox.address,
    inboundSecret: config.inbox.secret,
    mailbox: await buildMailbox(config),
    push: buildPush(config, linkKey),
    releases: buildReleases(config),
    documentStore,
    virusScanner,
    admission,
    printer: createTypstPrinter((message) => log.warn({ message }, 'phrases')),
    chat: createChatHub({ db, databaseUrl, clock, log }),
    secondFactor: config.secondFactor,
    renewals: createRenewals(steady),
    passwords: createPasswords(randomBytes),
  }
  return {
    services,
    sandbox,
    sandboxMessenger,
    throttledLog,
    peers,
    siteDirectory: join(distDir, 'web'),
    widgetDirectory: join(distDir, 'widget'),
    async close() {
      closeKey()
      await Promise.all([mailer.close(), admission.close()])
      await close()
      await tracer?.close()
    },
  }
}
