import { expect, test } from 'vitest'
import { defaultCompany } from '#domain/reference/company.ts'
import { securityText } from './security-text.ts'

test('names the contact for vulnerability reports, and its expiry', async () => {
  const clock = { now: () => new Date('2026-11-22T06:00:00Z') }
  const publicUrl = 'https://karibu.example'
  const app = securityText({ company: defaultCompany, publicUrl, clock })
  const answer = await app.request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
  expect((await answer.text()).trim().split('\n')).toEqual([
    `Contact: mailto:${defaultCompany.email}`,
    'Expires: 2027-05-21T06:00:00.000Z',
    'Preferred-Languages: en, tr',
    'Canonical: https://karibu.example/.well-known/security.txt',
    'Policy: https://karibu.example/security-policy#report',
  ])
})
