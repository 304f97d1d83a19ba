import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const refusal = (variables: Record<string, string>): string => {
  try {
    parseConfig(variables)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('configuration', () => {
  test('needs nothing: a fresh clone runs on its own PostgreSQL, outbox and sandbox', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      mail: { smtpUrl: null },
      storage: null,
      gateway: { kind: 'sandbox' },
      role: 'all',
    })
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
    ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
    ['PUBLIC_URL', { NODE_ENV: 'production' }],
    ['DOCUMENT_KEY', { NODE_ENV: 'production', PUBLIC_URL: 'https://karibu.example' }],
    ['DOCUMENT_KEY', { DOCUMENT_KEY: 'short' }],
    ['ROLE', { ROLE: 'boss' }],
    ['ANALYTICS_SCRIPT', { ANALYTICS_SCRIPT: 'http://tool.example/tag.js' }],
    ['COMPANY_PHONE', { COMPANY_PHONE: '020 7946 0123' }],
    ['COMPANY_OPENS', { COMPANY_OPENS: '9 am' }],
  ])('one line names %s', (name, variables) => {
    const message = refusal(variables)
    expect(message).toContain(name)
    expect(message).not.toContain('\n')
  })

  test('never repeats the value of a secret', () => {
    expect(refusal({ DOCUMENT_KEY: 'my-secret-value' })).not.toContain('my-secret-value')
  })

  test('the operator names the company', () => {
    const { company, mail } = parseConfig({
      COMPANY_NAME: 'Safari Visa',
      COMPANY_EMAIL: 'a@b.example',
    })
    expect(company.name).toBe('Safari Visa')
    expect(mail.from).toBe('Safari Visa <a@b.example>')
  })

  test('an analytics tool may call its own origin, and what else is named', () => {
    const ANALYTICS_SCRIPT = 'https://tool.example/tag.js?id=G-1'
    expect(parseConfig({}).analytics).toBeNull()
    expect(parseConfig({ ANALYTICS_SCRIPT }).analytics).toEqual({
      script: ANALYTICS_SCRIPT,
      origins: ['https://tool.example'],
    })
    const ANALYTICS_CONNECT = 'https://*.tool.example https://count.example'
    expect(parseConfig({ ANALYTICS_SCRIPT, ANALYTICS_CONNECT }).analytics?.origins).toEqual([
      'https://tool.example',
      'https://*.tool.example',
      'https://count.example',
    ])
  })
})
