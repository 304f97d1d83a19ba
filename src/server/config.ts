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
  /** In production, all output goes to a log collector. */
  isProduction: boolean
  port: number
  host: string
  /** From PUBLIC_URL; null: derived from the port in use. */
  publicUrl: string | null
  dataDir: string
  /** Directory of the built pages and chat; null: where the build puts them. */
  distDir: string | null
  databaseUrl: string | null
  /** The owner of the tables, who runs the migrations, where it is not the server's user. */
  databaseOwnerUrl: string | null
  /** An empty database for trial restores; null: each uses a PostgreSQL of its own. */
  verifyDatabaseUrl: string | null
  databasePool: number
  /** Letters are sent in the company's name by default. */
  mail: { smtpUrl: string | null; from: string | null }
  /** Incoming e-mail of travellers: from a mailbox, a mail service, or both. */
  inbox: { url: string | null; secret: string | null; address: string | null }
  /** The messengers that are set up; null: none is. */
  messengers: MessengerSettings | null
  storage: { url: string; accessKey: string; secretKey: string } | null
  clamavUrl: string | null
  gateway: GatewayConfig
  /** No card is charged: payment pages say so. */
  testPayments: boolean
  /** Whether the surcharge for a speed is refunded when we were late. */
  refundsLateSurcharge: boolean
  /** Whether an unfinished application gets one reminder. */
  remindsDrafts: boolean
  documentKey: string | null
  /** Decrypts but no longer encrypts: set while the document key is rotated. */
  previousDocumentKey: string | null
  linkKey: string | null
  /** The owner's first password; later ones are set in the staff area. */
  adminPassword: string | null
  /** `required`: all staff need a second factor, whatever the owner's setting. */
  secondFactor: 'required' | 'optional'
  role: 'web' | 'worker' | 'all'
  trustedProxies: readonly string[]
  /** Further names of this site in Host headers. */
  allowedHosts: readonly string[]
  gatewayAddresses: readonly string[]
  /** Access to the metrics: on a port of their own, or with a token. */
  metrics: { port: number | null; host: string; token: string | null }
  /** Where traces are sent; null: tracing is not loaded. */
  tracing: Tracing | null
  logLevel: Environment['LOG_LEVEL']
  company: Company
  /** Queried daily for the newest release; null: never. */
  releasesUrl: string | null
  /** Whether HEIC photos are decoded for browsers that cannot. */
  heic: boolean
  /** The analytics tool, loaded after consent; null: none. */
  analytics: { script: string; origins: readonly string[] } | null
}>

export type Tracing = {
  /** The OTLP endpoint over HTTP: …/v1/traces. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  /** Further resource attributes. */
  resource: Readonly<Record<string, string>>
  sampler: (typeof samplers)[number]
  /** Sampled share from 0 to 1, for samplers by ratio. */
  ratio: number
}

/** What each service knows us by; null: not set up. */
export type MessengerSettings = Readonly<{
  whatsapp: {
    token: string
    phoneId: string
    number: string
    accountId: string
    appSecret: string
    verifyToken: string
    apiUrl: string
  } | null
  telegram: { token: string; bot: string; secret: string; apiUrl: string } | null
  sms: { account: string; token: string; number: string; apiUrl: string } | null
}>

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

/** The sandbox, or Stripe with test keys. */
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

/** Settings that count only together; null where none of them is set. Throws ConfigError. */
function together<Name extends keyof Environment & string>(
  env: Environment,
  names: readonly Name[],
): Record<Name, string> | null {
  const given = names.find((name) => env[name] !== undefined)
  if (given === undefined) return null
  const pairs = names.map((name) => [name, required(env[name], name, `when ${given} is set`)])
  return Object.fromEntries(pairs)
}

const whatsAppNames = [
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_NUMBER',
  'WHATSAPP_ACCOUNT_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const

function messengersOf(env: Environment): Config['messengers'] {
  const whatsapp = together(env, whatsAppNames)
  const telegram = together(env, ['TELEGRAM_TOKEN', 'TELEGRAM_BOT', 'TELEGRAM_SECRET'])
  const sms = together(env, ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_NUMBER'])
  if (!whatsapp && !telegram && !sms) return null
  return {
    whatsapp: whatsapp && {
      token: whatsapp.WHATSAPP_TOKEN,
      phoneId: whatsapp.WHATSAPP_PHONE_ID,
      number: whatsapp.WHATSAPP_NUMBER,
      accountId: whatsapp.WHATSAPP_ACCOUNT_ID,
      appSecret: whatsapp.WHATSAPP_APP_SECRET,
      verifyToken: whatsapp.WHATSAPP_VERIFY_TOKEN,
      apiUrl: env.WHATSAPP_API_URL,
    },
    telegram: telegram && {
      token: telegram.TELEGRAM_TOKEN,
      bot: telegram.TELEGRAM_BOT,
      secret: telegram.TELEGRAM_SECRET,
      apiUrl: env.TELEGRAM_API_URL,
    },
    sms: sms && {
      account: sms.SMS_ACCOUNT,
      token: sms.SMS_TOKEN,
      number: sms.SMS_NUMBER,
      apiUrl: env.SMS_API_URL,
    },
  }
}

/** The address whose subaddresses belong to applications (visa+…@example.org); null where replies are not read. */
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

/** From the standard OpenTelemetry variables; no tracing without an endpoint, or when disabled. */
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

/** The tool and the origins that it may call; its own by default. */
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
    messengers: messengersOf(env),
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

/** Configuration that deserves a warning at startup. */
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
