import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { editDistance } from '#domain/email.ts'
import { governingLaws } from '#domain/reference/law.ts'

/** The server cannot start: one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const text = z.string().check(z.minLength(1))

/** A text validated by our own function; `write` says what to enter instead. */
const checked = (accepts: (value: string) => boolean, write: string) =>
  z.string().check(z.refine(accepts, `write ${write}`))
const whole = (least: number, most: number) => {
  const error = `write a whole number from ${least} to ${most}`
  return z.coerce
    .number({ error })
    .check(z.int({ error }), z.gte(least, { error }), z.lte(most, { error }))
}
const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `write ${values.join(', ').replace(/, ([^,]+)$/, ' or $1')}` })

const port = whole(0, 65_535)
const address = z.url({ protocol: /^https?$/, error: 'write an address with http:// or https://' })
/** Paths are put behind it. */
const api = checked((value) => {
  const url = urlOf(value)
  return /^https?:$/.test(url?.protocol ?? '') && !/[/?#]$/.test(value)
}, 'an address with http:// or https://, without a / at its end')
const secureAddress = z.url({ protocol: /^https$/, error: 'write an address with https://' })
const email = z.email({ error: 'write an e-mail address: help@visa.example.org' })
/** A registration number, with the length that those have. */
const registered = z.string().check(z.maxLength(40, { error: 'write at most 40 characters' }))
const secret = z.string().check(z.minLength(16, { error: 'write at least 16 characters' }))
const phone = z.e164({ error: 'write it with + and the country code: +255221234567' })
const digits = checked((value) => /^\d+$/.test(value), 'digits alone, as the console shows them')
const timeOfDay = checked(
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  'a time of day from 00:00 to 23:59',
)
const urlOf = (value: string) => (URL.canParse(value) ? new URL(value) : null)

/** Pages, links and cookies need a whole origin. */
const origin = checked((value) => {
  const url = urlOf(value)
  return (
    /^https?:$/.test(url?.protocol ?? '') &&
    /^\/+$/.test(url?.pathname ?? '') &&
    !url?.search &&
    !url?.hash
  )
}, 'https://visa.example.org: a host of its own, without a path')
const hosts = checked(
  (value) =>
    value.split(',').every((host) => /^\s*([\w.-]+|\[[\da-f:.]+\])(:\d+)?\s*$/i.test(host)),
  'names of hosts, by comma: www.visa.example.org, 10.0.0.5',
)
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
const key = checked(
  (value) => /^[A-Za-z0-9_-]{43}$/.test(value),
  "32 random bytes as base64url, 43 characters: openssl rand 32 | basenc --base64url | tr -d '='",
)

const shareWords = { error: 'write a number from 0 to 1' }
const share = z.coerce.number(shareWords).check(z.gte(0, shareWords), z.lte(1, shareWords))

/** An OpenTelemetry list: `name=value`, comma-separated, values percent-encoded. */
const pairs = checked(
  (value) => value.split(',').every((pair) => /^\s*[^\s=,;]+=[^,]*$/.test(pair)),
  'name=value,name=value',
)
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Every variable of the server with its default. docs/operations/settings.md explains them. */
const shape = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(text, './data'),
  DIST_DIR: z.optional(text),
  DATABASE_URL: z.optional(database),
  DATABASE_OWNER_URL: z.optional(database),
  VERIFY_DATABASE_URL: z.optional(database),
  DATABASE_POOL: z._default(whole(2, 200), 16),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(text),
  INBOX_URL: z.optional(mailbox),
  INBOX_ADDRESS: z.optional(email),
  INBOUND_SECRET: z.optional(secret),
  STORAGE_URL: z.optional(bucket),
  STORAGE_ACCESS_KEY: z.optional(text),
  STORAGE_SECRET_KEY: z.optional(text),
  CLAMAV_URL: z.optional(scanner),
  PAYMENT_GATEWAY: z.optional(oneOf('sandbox', 'hosted-form', 'stripe')),
  HOSTED_FORM_URL: z.optional(address),
  HOSTED_FORM_MERCHANT: z.optional(text),
  HOSTED_FORM_SECRET: z.optional(text),
  HOSTED_FORM_PREVIOUS_SECRET: z.optional(text),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  STRIPE_API_URL: z.optional(address),
  SANDBOX_CONTROL_KEY: z.optional(text),
  WHATSAPP_TOKEN: z.optional(text),
  WHATSAPP_PHONE_ID: z.optional(digits),
  WHATSAPP_NUMBER: z.optional(phone),
  WHATSAPP_ACCOUNT_ID: z.optional(digits),
  WHATSAPP_APP_SECRET: z.optional(secret),
  WHATSAPP_VERIFY_TOKEN: z.optional(secret),
  WHATSAPP_API_URL: z._default(api, 'https://graph.facebook.com/v26.0'),
  TELEGRAM_TOKEN: z.optional(checked((value) => /^\d+:[\w-]+$/.test(value), '123456:ABC-DEF')),
  TELEGRAM_BOT: z.optional(checked((value) => /^\w{5,32}$/.test(value), 'its name without @')),
  TELEGRAM_SECRET: z.optional(
    checked((value) => /^[\w-]{16,256}$/.test(value), '16 to 256 letters, digits, _ and -'),
  ),
  TELEGRAM_API_URL: z._default(api, 'https://api.telegram.org'),
  SMS_ACCOUNT: z.optional(checked((value) => /^\w+$/.test(value), 'letters and digits')),
  SMS_TOKEN: z.optional(text),
  SMS_NUMBER: z.optional(phone),
  SMS_API_URL: z._default(api, 'https://api.twilio.com'),
  DOCUMENT_KEY: z.optional(key),
  DOCUMENT_KEY_PREVIOUS: z.optional(key),
  LINK_KEY: z.optional(key),
  ROLE: z._default(oneOf('web', 'worker', 'all'), 'all'),
  TRUST_PROXY: z.optional(networks),
  ALLOWED_HOSTS: z.optional(hosts),
  GATEWAY_ADDRESSES: z.optional(networks),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  METRICS_TOKEN: z.optional(secret),
  ADMIN_PASSWORD: z.optional(text),
  STAFF_SECOND_FACTOR: z.optional(oneOf('required', 'optional')),
  OTEL_SDK_DISABLED: z.optional(oneOf('true', 'false')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.optional(address),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs),
  OTEL_SERVICE_NAME: z._default(text, 'karibu-visa'),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs),
  OTEL_TRACES_SAMPLER: z._default(oneOf(...samplers), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(share, 1),
  LOG_LEVEL: z._default(oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'), 'info'),
  LATE_SURCHARGE: z._default(oneOf('refunded', 'kept'), 'refunded'),
  DRAFT_REMINDERS: z._default(oneOf('on', 'off'), 'on'),
  RELEASES_URL: z.optional(secureAddress),
  HEIC: z._default(oneOf('on', 'off'), 'on'),
  ANALYTICS_SCRIPT: z.optional(secureAddress),
  ANALYTICS_CONNECT: z.optional(text),
  COMPANY_NAME: z.optional(text),
  COMPANY_LEGAL_NAME: z.optional(text),
  COMPANY_EMAIL: z.optional(email),
  COMPANY_PHONE: z.optional(phone),
  COMPANY_ADDRESS: z.optional(text),
  COMPANY_REGISTRATION: z.optional(registered),
  COMPANY_TAX_ID: z.optional(registered),
  COMPANY_FOUNDED: z.optional(checked((value) => /^\d{4}$/.test(value), 'a year: 2019')),
  COMPANY_OPENS: z.optional(timeOfDay),
  COMPANY_CLOSES: z.optional(timeOfDay),
  COMPANY_LAW: z.optional(oneOf(...governingLaws)),
  COMPANY_OFFICIAL_SITE: z.optional(address),
})

export type Environment = z.output<typeof shape>

type Variables = Readonly<Record<string, string | undefined>>

/** Variables of our other programs and commands. */
const elsewhere = ['BACKUP_PASSPHRASE', 'SANDBOX_GATEWAY_SECRET', 'SANDBOX_GATEWAY_MERCHANT']
const names = Object.keys(shape.shape)

/** Every setting. */
export const settingNames: readonly string[] = [...names, ...elsewhere]

/** Prefixes that other programs use as well. */
const shared = new Set([
  'NODE',
  'OTEL',
  'DATA',
  'DIST',
  'LOG',
  'LINK',
  'HOST',
  'PORT',
  'ROLE',
  'DATABASE',
  'STRIPE',
  'GATEWAY',
])
const firstWord = (name: string) => name.split('_', 1)[0] ?? ''
const ownWords = new Set(names.map(firstWord).filter((word) => !shared.has(word)))

function isOurs(name: string): boolean {
  const own = name.replace(/_FILE$/, '')
  return settingNames.includes(name) || settingNames.includes(own)
}

/** Variables that look like ours but are not, with a close name as suggestion. */
export function unknownVariables(variables: Variables): { name: string; meant: string | null }[] {
  return Object.keys(variables).flatMap((name) => {
    if (isOurs(name)) return []
    const meant = names.find((each) => each.length > 5 && editDistance(each, name) <= 2) ?? null
    // A cluster names its services like this.
    const isService = /_(SERVICE_|PORT(_|$))/.test(name)
    return meant || (ownWords.has(firstWord(name)) && !isService) ? [{ name, meant }] : []
  })
}

/** Any setting may be in a file named by NAME_FILE, as container secrets are. */
function withFiles(variables: Variables): Record<string, string> {
  const given: Record<string, string> = {}
  for (const name of names) {
    const [value, file] = [variables[name], variables[`${name}_FILE`]]
    if (value && file) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out`)
    if (value) given[name] = value
    if (file) given[name] = contentOf(name, file)
  }
  return given
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`${name}_FILE cannot be read (${file}: ${code})`)
  }
}

/** Reads the variables and the files that they name. An empty one counts as unset. Throws ConfigError. */
export function readEnvironment(variables: Variables): {
  environment: Environment
  given: Record<string, string>
} {
  const given = withFiles(variables)
  const parsed = shape.safeParse(given)
  if (parsed.success) return { environment: parsed.data, given }
  const [issue] = parsed.error.issues
  throw new ConfigError(`${issue?.path.join('.')} is wrong: ${issue?.message}`)
}
