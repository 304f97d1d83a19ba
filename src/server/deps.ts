import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { createSandboxGateway } from '../sandbox-gateway/gateway.ts'
import { createTypstPrinter } from './adapters/document-printer/typst.ts'
import { createEncryptedStore } from './adapters/document-store/encrypted.ts'
import { createFolderStore } from './adapters/document-store/folder.ts'
import { createGuardedStore } from './adapters/document-store/guarded.ts'
import type { DocumentStore } from './adapters/document-store/port.ts'
import type { Mailbox } from './adapters/mailbox/port.ts'
import { createOutboxMailer } from './adapters/mailer/outbox.ts'
import type { Mailer } from './adapters/mailer/port.ts'
import { parseSender } from './adapters/mailer/sender.ts'
import { createSmtpMailer } from './adapters/mailer/smtp.ts'
import { createHostedFormGateway } from './adapters/payment-gateway/hosted-form.ts'
import type { PaymentGateway } from './adapters/payment-gateway/port.ts'
import { watchGateway } from './adapters/payment-gateway/watched.ts'
import { createWebPush } from './adapters/push-service/web-push.ts'
import { createClamAvScanner } from './adapters/virus-scanner/clamav.ts'
import { createGuardedScanner } from './adapters/virus-scanner/guarded.ts'
import type { VirusScanner } from './adapters/virus-scanner/port.ts'
import { createChatHub } from './chat/hub.ts'
import { type Config, ConfigError } from './config.ts'
import { findAppRole } from './db/app-role.ts'
import { attentive, createBoss } from './db/boss.ts'
import { connect } from './db/database.ts'
import { passingCause } from './db/passing.ts'
import { createTroubles, type Troubles } from './http/troubles.ts'
import { checkKey, hasSealed } from './key-check.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import type { Services } from './services.ts'
import { createPasswords } from './staff/password-hash.ts'
import { createRenewals } from './staff/renewal.ts'
import { createAdmission } from './upload/admission.ts'

export type SandboxGateway = ReturnType<typeof createSandboxGateway>

export type Deps = {
  services: Services
  sandbox: SandboxGateway | null
  troubles: Troubles
  siteDirectory: string
  widgetDirectory: string
  close(): Promise<void>
}

const clock = { now: () => new Date() }
const guarding = { now: () => performance.now() }
const token = () => randomBytes(32).toString('base64url')
const random: Services['random'] = {
  uuid: randomUUID,
  token,
  nonce: () => randomBytes(12),
  code: () => String(randomInt(1_000_000)).padStart(6, '0'),
}
const gatewayTimeoutMs = 8_000
const pushTimeoutMs = 10_000

// Stripe's and S3's programs are large: only who is configured to use them loads them.
async function openS3(storage: NonNullable<Config['storage']>): Promise<DocumentStore> {
  const { createS3Store } = await import('./adapters/document-store/s3.ts')
  return createS3Store(storage)
}

async function buildStore(config: Config, key: Buffer): Promise<DocumentStore> {
  const store = config.storage
    ? await openS3(config.storage)
    : createFolderStore(join(config.dataDir, 'documents'))
  return createEncryptedStore(createGuardedStore(store, guarding), key, random.nonce)
}

function buildScanner({ clamavUrl }: Config): VirusScanner | null {
  return clamavUrl ? createGuardedScanner(createClamAvScanner(clamavUrl), guarding) : null
}

function buildMailer(config: Config): Mailer {
  const from = parseSender(config.mail.from)
  if (!from) throw new ConfigError('MAIL_FROM is wrong: write Name <address@example.org>')
  return config.mail.smtpUrl
    ? createSmtpMailer({ url: config.mail.smtpUrl, from })
    : createOutboxMailer({ folder: join(config.dataDir, 'outbox'), from })
}

// A client that most installations never need is loaded where there is a mailbox to read.
async function buildMailbox({ inbox }: Config): Promise<Mailbox | null> {
  if (inbox.url === null) return null
  const { createImapMailbox } = await import('./adapters/mailbox/imap.ts')
  return createImapMailbox({ url: inbox.url })
}

type Origins = { publicUrl: string; localUrl: string }

type GatewayOf<Kind> = Extract<Config['gateway'], { kind: Kind }>

const notifyPath = '/api/gpay/notify'
const gatewayCommon = { clock, fetch, timeoutMs: gatewayTimeoutMs }

async function buildStripe({ apiUrl, secretKey, webhookSecret }: GatewayOf<'stripe'>) {
  const api = apiUrl ? new URL(apiUrl) : null
  const { createStripeGateway } = await import('./adapters/payment-gateway/stripe.ts')
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

/**
 * The composition root: every real part, built once, by plain calls.
 * `localUrl` is how this process reaches itself; `publicUrl` how the world does.
 */
export async function buildDeps(
  config: Config,
  databaseUrl: string,
  origins: Origins,
  log: Logger,
): Promise<Deps> {
  await mkdir(config.dataDir, { recursive: true })
  const troubles = createTroubles(log)
  const { db, close } = connect(databaseUrl, {
    pool: config.databasePool,
    role: await findAppRole(databaseUrl),
    onError: (err) => troubles.tell('connection-lost', { err }),
  })
  const documentsFolder = join(config.dataDir, 'documents')
  const secrets = await loadSecrets(
    config.dataDir,
    token,
    async () => config.documentKey === null && (await hasSealed(db, documentsFolder)),
  )
  const documentKey = Buffer.from(config.documentKey ?? secrets.documentKey, 'base64url')
  const linkKey = Buffer.from(config.linkKey ?? secrets.linkKey, 'base64url')
  await checkKey(db, { key: documentKey, nonce: random.nonce, now: clock.now(), documentsFolder })
  const boss = createBoss({ connectionString: databaseUrl, max: 6, migrate: false, ...attentive })
  boss.on('error', (err) => troubles.tell(passingCause(err) ?? 'job-runner', { err }))
  const { gateway, sandbox } = await buildGateway(config, secrets, origins)
  const mailer = buildMailer(config)
  const distDir = config.distDir ?? fileURLToPath(new URL('../../dist', import.meta.url))
  const documentStore = await buildStore(config, documentKey)
  const virusScanner = buildScanner(config)
  const admission = createAdmission({ documentStore, virusScanner, random, log })
  const services: Services = {
    db,
    boss,
    log,
    clock,
    random,
    publicUrl: origins.publicUrl,
    company: config.company,
    documentKey,
    linkKey,
    dataDir: config.dataDir,
    gateway: watchGateway(gateway, {
      onAway: ({ call, kind }) => troubles.tell(`gateway-${kind}`, { call }),
    }),
    testPayments: config.testPayments,
    refundsLateSurcharge: config.refundsLateSurcharge,
    mailer,
    inboxAddress: config.inbox.address,
    inboundSecret: config.inbox.secret,
    mailbox: await buildMailbox(config),
    push: createWebPush({
      secret: linkKey,
      contact: `mailto:${config.company.email}`,
      clock,
      salt: () => randomBytes(16),
      fetch,
      timeoutMs: pushTimeoutMs,
    }),
    documentStore,
    virusScanner,
    admission,
    printer: createTypstPrinter((message) => log.warn({ message }, 'phrases')),
    chat: createChatHub({ db, databaseUrl, clock, log }),
    secondFactor: config.secondFactor,
    renewals: createRenewals(),
    passwords: createPasswords(randomBytes),
  }
  return {
    services,
    sandbox,
    troubles,
    siteDirectory: join(distDir, 'web'),
    widgetDirectory: join(distDir, 'widget'),
    async close() {
      await Promise.all([mailer.close(), admission.close()])
      await close()
    },
  }
}
