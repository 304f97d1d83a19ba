import { resolve } from 'node:path'
import { type Company, companyFrom, missingFacts } from '#domain/reference/company.ts'
import {
  ConfigError,
  type Environment,
  readEnvironment,
  type samplers,
  unknownVariables,
} from './platform/environment.ts'

export type Config = Readonly<{
  /** Somebody lives by it: everything that is written goes to a collector of logs. */
  isProduction: boolean
  port: number
  host: string
  /** Set by PUBLIC_URL; otherwise it follows from the port that was taken. */
  publicUrl: string | null
  dataDir: string
  /** Where the built pages and the built chat lie; null: where the build leaves them. */
  distDir: string | null
  databaseUrl: string | null
  /** Whoever owns the tables runs the migrations, where that is not whom the server signs in as. */
  databaseOwnerUrl: string | null
  /** Empty: where a backup is tried, instead of in a PostgreSQL of its own. */
  verifyDatabaseUrl: string | null
  databasePool: number
  /** Without a sender, letters come from the company. */
  mail: { smtpUrl: string | null; from: string | null }
  /** Where e-mails of travellers come in: read from a mailbox, handed over by a mail service, or both. */
  inbox: { url: string | null; secret: string | null; address: string | null }
  storage: { url: string; accessKey: string; secretKey: string } | null
  clamavUrl: string | null
  gateway: GatewayConfig
  /** No card is ever charged: pages that take money say so. */
  testPayments: boolean
  /** Whether what was paid for a speed goes back where we were late. */
  refundsLateSurcharge: boolean
  /** Whether whoever left an application unfinished is reminded once. */
  remindsDrafts: boolean
  documentKey: string | null
  /** Opens what it sealed, and seals nothing: while the document key changes. */
  previousDocumentKey: string | null
  linkKey: string | null
  /** The owner's first password; later ones are chosen in the staff area. */
  adminPassword: string | null
  /** Whether every member of staff needs a second factor, whatever the owner decides. */
  secondFactor: 'required' | 'optional'
  role: 'web' | 'worker' | 'all'
  trustedProxies: readonly string[]
  /** Further names of this site in Host headers. */
  allowedHosts: readonly string[]
  gatewayAddresses: readonly string[]
  /** Who may read the figures: whoever reaches a port of its own, or brings a token; nobody else. */
  metrics: { port: number | null; host: string; token: string | null }
  /** Where traces are told; null: nowhere, and nothing of it is loaded. */
  tracing: Tracing | null
  logLevel: Environment['LOG_LEVEL']
  company: Company
  /** Who is asked once a day for the newest release; null: nobody is. */
  releasesUrl: string | null
  /** Whether photos in Apple's format are opened in browsers that do not know it. */
  heic: boolean
  /** The tool that counts visits once a visitor allows it; null: there is none. */
  analytics: { script: string; origins: readonly string[] } | null
}>

export type Tracing = {
  /** Where OTLP over HTTP is taken: …/v1/traces. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Further attributes of this installation. */
  resource: Readonly<Record<string, string>>
  sampler: (typeof samplers)[number]
  /** Of all traces, from 0 to 1, where the sampler is by ratio. */
  ratio: number
}

export type GatewayConfig =
  | { kind: 'sandbox'; controlKey: string | null }
  | { kind: 'hosted-form'; url: string; merchant: string; secrets: readonly string[] }
  | { kind: 'stripe'; secretKey: string; webhookSecret: string; apiUrl: string | null }

function required<T>(value: T | undefined, name: string, why: string): T {
  if (value === undefined) throw new ConfigError(`${name} is required ${why}`)
  return value
}

function gatewayOf(env: Environment): GatewayConfig {
  if (env.PAYMENT_GATEWAY === 'hosted-form') {
    const why = 'when PAYMENT_GATEWAY=hosted-form'
    const secret = required(env.HOSTED_FORM_SECRET, 'HOSTED_FORM_SECRET', why)
    return {
      kind: 'hosted-form',
      url: required(env.HOSTED_FORM_URL, 'HOSTED_FORM_URL', why),
      merchant: required(env.HOSTED_FORM_MERCHANT, 'HOSTED_FORM_MERCHANT', why),
      secrets: env.HOSTED_FORM_PREVIOUS_SECRET
        ? [secret, env.HOSTED_FORM_PREVIOUS_SECRET]
        : [secret],
    }
  }
  if (env.PAYMENT_GATEWAY === 'stripe') {
    const why = 'when PAYMENT_GATEWAY=stripe'
    return {
      kind: 'stripe',
      secretKey: required(env.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY', why),
      webhookSecret: required(env.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET', why),
      apiUrl: env.STRIPE_API_URL ?? null,
    }
  }
  return { kind: 'sandbox', controlKey: env.SANDBOX_CONTROL_KEY ?? null }
}

/** The sandbox, or Stripe with keys for tests. */
function takesNoMoney(gateway: GatewayConfig): boolean {
  if (gateway.kind === 'stripe') return /^[sr]k_test_/.test(gateway.secretKey)
  return gateway.kind === 'sandbox'
}

function storageOf(env: Environment): Config['storage'] {
  if (!env.STORAGE_URL) return null
  const why = 'when STORAGE_URL is set'
  return {
    url: env.STORAGE_URL,
    accessKey: required(env.STORAGE_ACCESS_KEY, 'STORAGE_ACCESS_KEY', why),
    secretKey: required(env.STORAGE_SECRET_KEY, 'STORAGE_SECRET_KEY', why),
  }
}

/**
 * The address behind which each application has one of its own (visa+…@example.org); null where no answer
 * is ever read.
 */
function inboxAddressOf(env: Environment): string | null {
  if (env.INBOX_ADDRESS) {
    const [local = ''] = env.INBOX_ADDRESS.split('@')
    if (/^[\w.-]{1,20}$/.test(local)) return env.INBOX_ADDRESS.toLowerCase()
    throw new ConfigError('INBOX_ADDRESS is wrong: at most 20 letters, digits, . _ - before the @')
  }
  if (env.INBOX_URL || env.INBOUND_SECRET) {
    throw new ConfigError('INBOX_ADDRESS is required with INBOX_URL or INBOUND_SECRET')
  }
  return null
}

const pairsOf = (list: string | undefined): Record<string, string> =>
  Object.fromEntries(
    listOf(list).map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )

/** The standard variables of OpenTelemetry; without an endpoint, or disabled, there are no traces. */
function tracingOf(env: Environment): Config['tracing'] {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '')
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`)
  if (!url || env.OTEL_SDK_DISABLED === 'true') return null
  return {
    url,
    headers: pairsOf(env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME,
    resource: pairsOf(env.OTEL_RESOURCE_ATTRIBUTES),
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  }
}

const listOf = (text: string | undefined): string[] =>
  text?.split(',').map((entry) => entry.trim()) ?? []

/** The tool, and which origins it may call: its own, where nothing else is said. */
function analyticsOf(env: Environment): Config['analytics'] {
  if (!env.ANALYTICS_SCRIPT) return null
  const { origin, href } = new URL(env.ANALYTICS_SCRIPT)
  const others = env.ANALYTICS_CONNECT?.split(/\s+/) ?? []
  return { script: href, origins: [origin, ...others] }
}

/** Parses the environment once. Throws ConfigError with one line. */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const { environment: env, given } = readEnvironment(variables)
  if (env.NODE_ENV === 'production') {
    required(env.PUBLIC_URL, 'PUBLIC_URL', 'in production')
    required(env.DOCUMENT_KEY, 'DOCUMENT_KEY', 'in production')
    required(env.LINK_KEY, 'LINK_KEY', 'in production')
    const gateways = 'in production: hosted-form, stripe, or sandbox, which takes no money'
    required(env.PAYMENT_GATEWAY, 'PAYMENT_GATEWAY', gateways)
  }
  if (env.DOCUMENT_KEY_PREVIOUS) {
    required(env.DOCUMENT_KEY, 'DOCUMENT_KEY', 'when DOCUMENT_KEY_PREVIOUS is set')
  }
  if (env.DATABASE_OWNER_URL) {
    required(env.DATABASE_URL, 'DATABASE_URL', 'when DATABASE_OWNER_URL is set')
  }
  return {
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(env.DATA_DIR),
    distDir: env.DIST_DIR ? resolve(env.DIST_DIR) : null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    verifyDatabaseUrl: env.VERIFY_DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? null,
    },
    inbox: {
      url: env.INBOX_URL ?? null,
      secret: env.INBOUND_SECRET ?? null,
      address: inboxAddressOf(env),
    },
    storage: storageOf(env),
    clamavUrl: env.CLAMAV_URL ?? null,
    gateway: gatewayOf(env),
    testPayments: takesNoMoney(gatewayOf(env)),
    refundsLateSurcharge: env.LATE_SURCHARGE === 'refunded',
    remindsDrafts: env.DRAFT_REMINDERS === 'on',
    documentKey: env.DOCUMENT_KEY ?? null,
    previousDocumentKey: env.DOCUMENT_KEY_PREVIOUS ?? null,
    linkKey: env.LINK_KEY ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    secondFactor:
      env.STAFF_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'optional'),
    role: env.ROLE,
    trustedProxies: listOf(env.TRUST_PROXY),
    allowedHosts: listOf(env.ALLOWED_HOSTS),
    gatewayAddresses: listOf(env.GATEWAY_ADDRESSES),
    metrics: {
      port: env.METRICS_PORT ?? null,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN ?? null,
    },
    tracing: tracingOf(env),
    logLevel: env.LOG_LEVEL,
    company: companyFrom(given),
    releasesUrl: env.RELEASES_URL ?? null,
    heic: env.HEIC === 'on',
    analytics: analyticsOf(env),
  }
}

/** What whoever starts the server should know, and what keeps nobody from starting it. */
export function doubtsAbout(
  variables: Readonly<Record<string, string | undefined>>,
  { isProduction, mail, company }: Config,
): string[] {
  const unknown = unknownVariables(variables).map(
    ({ name, meant }) => `${name} is no setting${meant ? `: ${meant} is meant?` : ' of ours'}`,
  )
  if (!isProduction) return unknown
  const letters = 'SMTP_URL is not set: letters lie in DATA_DIR/outbox and reach nobody'
  const open = missingFacts(company)
  return [
    ...unknown,
    ...(mail.smtpUrl === null ? [letters] : []),
    ...(open.length > 0 ? [`Visitors are not told who you are. Set ${open.join(', ')}`] : []),
  ]
}

export const readDoubts = (config: Config): string[] => doubtsAbout(process.env, config)

export function readConfig(): Config {
  return parseConfig(process.env)
}
