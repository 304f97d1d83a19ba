import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderForFile } from '../../test/support/for-file.ts'
import { doubtsAbout, parseConfig } from './config.ts'
import { ConfigError } from './platform/environment.ts'

const refusal = (variables: Record<string, string>): string => {
  try {
    parseConfig(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

const key = 'k'.repeat(43)
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://karibu.example',
  DOCUMENT_KEY: key,
  LINK_KEY: key,
}

describe('configuration', () => {
  test('needs nothing: a fresh clone runs on its own PostgreSQL, outbox and sandbox', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      dataDir: resolve('data'),
      mail: { smtpUrl: null },
      storage: null,
      gateway: { kind: 'sandbox' },
      role: 'all',
    })
  })

  test('messengers are set up one by one', () => {
    expect(parseConfig({}).messengers).toBeNull()
    const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'token', SMS_NUMBER: '+447700900123' }
    const ours = { whatsapp: null, telegram: null, sms: { apiUrl: 'https://api.twilio.com' } }
    expect(parseConfig(sms)).toMatchObject({ messengers: ours })
  })

  test('takes lists by comma, and only addresses where addresses are meant', () => {
    const config = parseConfig({
      ALLOWED_HOSTS: 'visa.example, www.visa.example',
      TRUST_PROXY: '10.0.0.0/8, fd00::/8,127.0.0.1',
      GATEWAY_ADDRESSES: '192.0.2.0/24',
    })
    expect(config.allowedHosts).toEqual(['visa.example', 'www.visa.example'])
    expect(config.trustedProxies).toEqual(['10.0.0.0/8', 'fd00::/8', '127.0.0.1'])
    expect(config.gatewayAddresses).toEqual(['192.0.2.0/24'])
    for (const wrong of ['proxy', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.0/']) {
      expect(refusal({ TRUST_PROXY: wrong })).toContain('TRUST_PROXY is wrong')
      expect(refusal({ GATEWAY_ADDRESSES: wrong })).toContain('GATEWAY_ADDRESSES is wrong')
    }
  })

  test('an empty variable is one that is not set', () => {
    expect(parseConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000)
  })

  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'karibu.example' }],
    ['PAYMENT_GATEWAY', { PAYMENT_GATEWAY: 'cash' }],
    ['HOSTED_FORM_SECRET', { PAYMENT_GATEWAY: 'hosted-form' }],
    ['STRIPE_SECRET_KEY', { PAYMENT_GATEWAY: 'stripe' }],
    ['STORAGE_ACCESS_KEY', { STORAGE_URL: 's3://bucket' }],
    ['WHATSAPP_PHONE_ID is required when WHATSAPP_TOKEN is set', { WHATSAPP_TOKEN: 'EAAG' }],
    ['WHATSAPP_TOKEN', { WHATSAPP_VERIFY_TOKEN: 'verify-token-of-ours' }],
    ['WHATSAPP_NUMBER', { WHATSAPP_NUMBER: '0221234567' }],
    ['TELEGRAM_BOT', { TELEGRAM_BOT: '@KaribuBot' }],
    ['TELEGRAM_SECRET', { TELEGRAM_SECRET: 'too short' }],
    ['TELEGRAM_TOKEN', { TELEGRAM_BOT: 'KaribuBot' }],
    ['SMS_NUMBER', { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'token' }],
    ['SMS_API_URL', { SMS_API_URL: 'https://api.twilio.com/' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://' }],
    ['STORAGE_URL', { STORAGE_URL: 's3://bucket?endpoint=storage.example' }],
    ['CLAMAV_URL', { CLAMAV_URL: 'tcp://scanner.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'karibu' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://karibu@db.example/karibu' }],
    ['DATABASE_OWNER_URL', { DATABASE_URL: 'postgres:///k', DATABASE_OWNER_URL: 'owner' }],
    ['DATABASE_URL', { DATABASE_OWNER_URL: 'postgres:///k' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,' }],
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['DOCUMENT_KEY', { NODE_ENV: 'production', PUBLIC_URL: 'https://karibu.example' }],
    ['PAYMENT_GATEWAY', { ...production, PAYMENT_GATEWAY: '' }],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'maybe' }],
    ['DOCUMENT_KEY', { DOCUMENT_KEY: 'short' }],
    ['ROLE', { ROLE: 'boss' }],
    ['ANALYTICS_SCRIPT', { ANALYTICS_SCRIPT: 'http://tool.example/tag.js' }],
    ['COMPANY_PHONE', { COMPANY_PHONE: '020 7946 0123' }],
    ['COMPANY_OPENS', { COMPANY_OPENS: '9 am' }],
    ['COMPANY_LAW', { COMPANY_LAW: 'united-kingdom' }],
    ['COMPANY_REGISTRATION', { COMPANY_REGISTRATION: '1'.repeat(41) }],
    ['COMPANY_FOUNDED', { COMPANY_FOUNDED: 'long ago' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://karibu.example/visa' }],
    ['ALLOWED_HOSTS', { ALLOWED_HOSTS: 'https://www.karibu.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'verbose' }],
    ['DATABASE_POOL', { DATABASE_POOL: '1' }],
    ['INBOX_ADDRESS', { INBOX_ADDRESS: 'visa' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['PORT', { PORT: '80', PORT_FILE: '/run/secrets/port' }],
    ['SMTP_URL_FILE', { SMTP_URL_FILE: '/nowhere/smtp' }],
  ])('one line names %s and what would be right', (name, variables) => {
    const message = refusal(variables)
    expect(message).toContain(name)
    expect(message).toMatch(/is required|: write |: at most|: leave one out|cannot be read/)
    expect(message).not.toMatch(/\n|Invalid/)
  })

  test('a setting may stand in a file', async () => {
    const file = join(await folderForFile(), 'link-key')
    await writeFile(file, `${key}\n`)
    expect(parseConfig({ LINK_KEY_FILE: file }).linkKey).toBe(key)
  })

  test.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['SMTP_HOST', null],
    ['COMPANY_STREET', null],
  ])('%s is none, and the operator is warned', (name, meant) => {
    const doubts = doubtsAbout({ [name]: 'x' }, parseConfig({}))
    expect(doubts).toEqual([expect.stringContaining(name)])
    if (meant) expect(doubts[0]).toContain(`: ${meant} `)
  })

  test.each([
    ...['PATH', 'HOME', 'LANG', 'SHELL', 'HOSTNAME', 'PUBLIC_URL', 'DATABASE_URL_FILE', 'DATA'],
    ...['NODE_OPTIONS', 'OTEL_LOGS_EXPORTER', 'BACKUP_PASSPHRASE_FILE', 'KUBERNETES_PORT'],
    ...['STORAGE_SERVICE_HOST', 'CLAMAV_PORT_3310_TCP', 'INVOCATION_ID', 'LOGNAME'],
  ])('%s is no mistake', (name) => {
    expect(doubtsAbout({ [name]: 'x' }, parseConfig({}))).toEqual([])
  })

  test('letters that reach nobody are told in production, and who visitors are not told of', () => {
    const variables = { ...production, PAYMENT_GATEWAY: 'sandbox' }
    expect(doubtsAbout(variables, parseConfig(variables))).toEqual([
      expect.stringContaining('SMTP_URL is not set'),
      expect.stringContaining('Set COMPANY_'),
    ])
  })

  test.each([
    { DATABASE_URL: 'postgres://karibu:secret@db.example:5432/karibu' },
    { DATABASE_URL: 'postgresql://karibu@%2Fvar%2Frun%2Fpostgresql/karibu' },
    { DATABASE_URL: 'postgres:///karibu?host=/var/run/postgresql' },
    { SMTP_URL: 'smtps://hello%40karibu.example:secret@mail.example:465' },
    { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/32' },
    { CLAMAV_URL: 'tcp://127.0.0.1:3310' },
    {
      STORAGE_URL: 's3://karibu-visa?endpoint=http://127.0.0.1:9000&region=eu-1',
      STORAGE_ACCESS_KEY: 'a',
      STORAGE_SECRET_KEY: 'b',
    },
  ])('takes %j', (variables) => {
    expect(refusal(variables)).toBe('accepted')
  })

  test.each([
    { DOCUMENT_KEY: 'my-secret-value' },
    { DATABASE_URL: 'https://karibu:my-secret-value@db.example' },
    { SMTP_URL: 'http://karibu:my-secret-value@mail.example' },
  ])('never repeats the value of a secret', (variables) => {
    expect(refusal(variables)).toContain('is wrong')
    expect(refusal(variables)).not.toContain('my-secret-value')
  })

  test('in production the gateway is named and the second factor required, unless it is said otherwise', () => {
    const sandbox = { ...production, PAYMENT_GATEWAY: 'sandbox' }
    expect(parseConfig(sandbox)).toMatchObject({ testPayments: true, secondFactor: 'required' })
    const optional = parseConfig({ ...sandbox, STAFF_SECOND_FACTOR: 'optional' })
    expect(optional.secondFactor).toBe('optional')
    expect(parseConfig({})).toMatchObject({ testPayments: true, secondFactor: 'optional' })
    const stripe = { ...production, PAYMENT_GATEWAY: 'stripe', STRIPE_WEBHOOK_SECRET: 'w' }
    const keys = ['sk_live_1', 'sk_test_1', 'rk_test_1']
    const told = keys.map((key) => parseConfig({ ...stripe, STRIPE_SECRET_KEY: key }).testPayments)
    expect(told).toEqual([false, true, true])
  })

  test('the operator names the company, with the numbers of its registers and no others', () => {
    const { company } = parseConfig({
      ...{ COMPANY_NAME: 'Safari Visa', COMPANY_EMAIL: 'a@b.example' },
      ...{ COMPANY_REGISTRATION: '00000001', COMPANY_TAX_ID: '' },
    })
    expect(company).toMatchObject({ name: 'Safari Visa', email: 'a@b.example' })
    expect(company).toMatchObject({ registration: '00000001', taxId: null })
  })

  test('an analytics tool may call its own origin, and what else is named', () => {
    const ANALYTICS_SCRIPT = 'https://tool.example/tag.js?id=G-1'
    expect(parseConfig({}).analytics).toBeNull()
    const own = { script: ANALYTICS_SCRIPT, origins: ['https://tool.example'] }
    expect(parseConfig({ ANALYTICS_SCRIPT }).analytics).toEqual(own)
    const ANALYTICS_CONNECT = 'https://*.tool.example https://count.example'
    expect(parseConfig({ ANALYTICS_SCRIPT, ANALYTICS_CONNECT }).analytics?.origins).toEqual([
      'https://tool.example',
      'https://*.tool.example',
      'https://count.example',
    ])
  })
})
