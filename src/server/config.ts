import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Company, companyFrom } from '#domain/reference/company.ts'
import { governingLaws } from '#domain/reference/law.ts'

const text = z.string().check(z.minLength(1))
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535))
const address = z.url({ protocol: /^https?$/ })
/** A number of a register, as short as those are. */
const registered = z.string().check(z.minLength(1), z.maxLength(40))
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A text that a check of our own accepts; the words say what to write instead. */
const checked = (accepts: (value: string) => boolean, write: string) =>
  z.string().check(z.refine(accepts, `write ${write}`))
const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : null)

const database = checked(
  (value) => /^postgres(ql)?:$/.test(urlOf(value)?.protocol ?? ''),
  'postgres://user:password@host:5432/database',
)
const mailServer = checked((value) => {
  const url = urlOf(value)
  return /^smtps?:$/.test(url?.protocol ?? '') && url?.hostname !== ''
}, 'smtp://user:password@host:587 or smtps://user:password@host:465')
const mailbox = checked((value) => {
  const url = urlOf(value)
  const isNamed = url?.hostname !== '' && url?.username !== ''
  return /^imaps?:$/.test(url?.protocol ?? '') && isNamed
}, 'imaps://user:password@host:993/INBOX')
const bucket = checked((value) => {
  const url = urlOf(value)
  const endpoint = url?.searchParams.get('endpoint')
  const reachable = !endpoint || /^https?:$/.test(urlOf(endpoint)?.protocol ?? '')
  return url?.protocol === 's3:' && url.hostname !== '' && reachable
}, 's3://bucket?endpoint=https://host&region=name')
const scanner = checked((value) => {
  const url = urlOf(value)
  return url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== ''
}, 'tcp://host:3310')

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return longest > 0 && fits && more.length === 0
}
const networks = checked(
  (value) => value.split(',').every(isNetwork),
  'addresses or ranges, by comma: 10.0.0.1, 10.1.0.0/16',
)
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))

/** As OpenTelemetry writes lists: `name=value`, by comma, the values percent-encoded. */
const pairs = checked(
  (value) => value.split(',').every((pair) => /^\s*[^\s=,;]+=[^,]*$/.test(pair)),
  'name=value,name=value',
)
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Every variable that the server reads, with its default. `docs/operations.md` says what each means. */
const environment = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(address),
  DATA_DIR: z._default(text, './data'),
  DIST_DIR: z.optional(text),
  DATABASE_URL: z.optional(database),
  DATABASE_OWNER_URL: z.optional(database),
  DATABASE_READ_URL: z.optional(database),
  VERIFY_DATABASE_URL: z.optional(database),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(200)), 16),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(text),
  INBOX_URL: z.optional(mailbox),
  INBOX_ADDRESS: z.optional(z.email()),
  INBOUND_SECRET: z.optional(z.string().check(z.minLength(16))),
  STORAGE_URL: z.optional(bucket),
  STORAGE_ACCESS_KEY: z.optional(text),
  STORAGE_SECRET_KEY: z.optional(text),
  CLAMAV_URL: z.optional(scanner),
  PAYMENT_GATEWAY: z.optional(z.enum(['sandbox', 'hosted-form', 'stripe'])),
  HOSTED_FORM_URL: z.optional(address),
  HOSTED_FORM_MERCHANT: z.optional(text),
  HOSTED_FORM_SECRET: z.optional(text),
  HOSTED_FORM_PREVIOUS_SECRET: z.optional(text),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_API_URL: z.optional(address),
  SANDBOX_CONTROL_KEY: z.optional(text),
  DOCUMENT_KEY: z.optional(key),
  DOCUMENT_KEY_PREVIOUS: z.optional(key),
  LINK_KEY: z.optional(key),
  ROLE: z._default(z.enum(['web', 'worker', 'all']), 'all'),
  TRUST_PROXY: z.optional(networks),
  ALLOWED_HOSTS: z.optional(text),
  GATEWAY_ADDRESSES: z.optional(networks),
  METRICS_PORT: z.optional(port),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  ADMIN_PASSWORD: z.optional(text),
  STAFF_SECOND_FACTOR: z.optional(z.enum(['required', 'optional'])),
  OTEL_SDK_DISABLED: z.optional(z.enum(['true', 'false'])),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs),
  OTEL_SERVICE_NAME: z._default(text, 'karibu-visa'),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplers), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.gte(0), z.lte(1)), 1),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  LATE_SURCHARGE: z._default(z.enum(['refunded', 'kept']), 'refunded'),
  DRAFT_REMINDERS: z._default(z.enum(['on', 'off']), 'on'),
  HEIC: z._default(z.enum(['on', 'off']), 'on'),
  ANALYTICS_SCRIPT: z.optional(z.url({ protocol: /^https$/ })),
  ANALYTICS_CONNECT: z.optional(text),
  COMPANY_NAME: z.optional(text),
  COMPANY_LEGAL_NAME: z.optional(text),
  COMPANY_EMAIL: z.optional(z.email()),
  COMPANY_PHONE: z.optional(z.e164()),
  COMPANY_ADDRESS: z.optional(text),
  COMPANY_REGISTRATION: z.optional(registered),
  COMPANY_TAX_ID: z.optional(registered),
  COMPANY_FOUNDED: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  COMPANY_OPENS: z.optional(timeOfDay),
  COMPANY_CLOSES: z.optional(timeOfDay),
  COMPANY_LAW: z.optional(z.enum(governingLaws)),
  COMPANY_OFFICIAL_SITE: z.optional(address),
})

type Environment = z.output<typeof environment>

export type Config = Readonly<{
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
  /** A standby that reports may be asked of. */
  databaseReadUrl: string | null
  /** Empty: where a backup is tried, instead of in a PostgreSQL of its own. */
  verifyDatabaseUrl: string | null
  databasePool: number
  mail: { smtpUrl: string | null; from: string }
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
  metrics: { port: number | null; token: string | null }
  /** Where traces are told; null: nowhere, and nothing of it is loaded. */
  tracing: Tracing | null
  logLevel: Environment['LOG_LEVEL']
  company: Company
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

/** Why the server cannot start: one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

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

/** Addresses and CIDR ranges by comma. */
function addressesOf(name: 'TRUST_PROXY' | 'GATEWAY_ADDRESSES', env: Environment): string[] {
  const entries = listOf(env[name])
  for (const entry of entries) {
    const [address = '', bits = '0', ...more] = entry.split('/')
    const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
    if (!/^\d+$/.test(bits) || Number(bits) > most || more.length > 0) {
      throw new ConfigError(`${name} is wrong: ${entry} is no address and no CIDR range`)
    }
  }
  return entries
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
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${issue?.path.join('.') ?? 'Configuration'} is wrong: ${issue?.message}`)
  }
  const env = parsed.data
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
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name]) required(env.DATABASE_URL, 'DATABASE_URL', `when ${name} is set`)
  }
  const company = companyFrom(given)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(env.DATA_DIR),
    distDir: env.DIST_DIR ? resolve(env.DIST_DIR) : null,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    verifyDatabaseUrl: env.VERIFY_DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `${company.name} <${company.email}>`,
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
    trustedProxies: addressesOf('TRUST_PROXY', env),
    allowedHosts: listOf(env.ALLOWED_HOSTS),
    gatewayAddresses: addressesOf('GATEWAY_ADDRESSES', env),
    metrics: { port: env.METRICS_PORT ?? null, token: env.METRICS_TOKEN ?? null },
    tracing: tracingOf(env),
    logLevel: env.LOG_LEVEL,
    company,
    heic: env.HEIC === 'on',
    analytics: analyticsOf(env),
  }
}

export function readConfig(): Config {
  return parseConfig(process.env)
}
