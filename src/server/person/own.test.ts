import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../test/support/app.ts'
import { brokenInvariants } from '../../../test/support/invariants.ts'
import { cookieOf } from '../../../test/support/owner.ts'
import { rowsOf } from '../../../test/support/rows.ts'
import { signIn } from '../../../test/support/staff.ts'
import { payWith } from '../../sandbox-gateway/test-support.ts'
import { type Applied, openShop } from '../money/payment/test-support.ts'

const shop = await openShop()
const { db } = shop

function traveller(made: Applied) {
  const browser = shop.visitor()
  browser.setCookie(cookieOf(made).cookie)
  const path = `/api/applications/${made.id}`
  return {
    remove: () => browser.delete(path),
    ask: (kind: string) => browser.post(`${path}/data-requests`, { kind }),
    read: () => browser.get(`/api/status?orderId=${made.orderId}`),
  }
}

describe('deleting what was never paid', () => {
  it('leaves nothing but the number in the audit', async () => {
    const made = await shop.apply(3)
    const { remove, read } = traveller(made)
    await read()
    expect((await remove()).status).toBe(204)
    expect(codeOf(await read())).toBe('404 application.not-found')
    expect(codeOf(await remove())).toBe('404 application.not-found')
    const about = { applicationId: made.id }
    for (const table of ['applicant', 'applicationAccess', 'applicationEvent', 'letter'] as const)
      expect([table, await rowsOf(db, table, about)]).toEqual([table, []])
    const audit = await rowsOf(db, 'auditEntry', about)
    expect(audit).toMatchObject([{ action: 'application.deleted', staffId: null, details: {} }])
    expect(await brokenInvariants(db)).toEqual([])
  })

  it('happens once when asked twice at once', async () => {
    const made = await shop.apply()
    const answers = await Promise.all([traveller(made).remove(), traveller(made).remove()])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
  })

  it('waits for the gateway, and never happens to what was paid', async () => {
    const made = await shop.apply()
    const { formData } = (await shop.create(made)).body
    expect(codeOf(await traveller(made).remove())).toBe('409 payment.still-open')
    await payWith(formData)
    expect(codeOf(await traveller(made).remove())).toBe('409 payment.already-paid')
    expect((await traveller(made).read()).status).toBe(200)
  })

  it('asks the gateway first: money that nobody told us of yet counts', async () => {
    const made = await shop.apply()
    await payWith((await shop.create(made)).body.formData)
    const both = await Promise.all([traveller(made).remove(), traveller(made).remove()])
    expect(both.map(codeOf)).toEqual(both.map(() => '409 payment.already-paid'))
  })
})

it('asking about own data becomes a request as if staff had opened it, with a letter, once', async () => {
  const made = await shop.apply()
  const { ask } = traveller(made)
  const first = await ask('export')
  expect(first).toMatchObject({ status: 202, body: { kind: 'export' } })
  shop.advance(5000)
  expect((await ask('export')).body).toEqual(first.body)
  expect((await ask('erasure')).status).toBe(202)
  expect((await ask('everything')).status).toBe(400)
  const about = { applicationId: made.id, kind: 'data-request-received' } as const
  expect(await rowsOf(db, 'letter', about)).toHaveLength(2)
  const manager = await signIn(shop, { role: 'manager' })
  const { body } = await manager.get('/api/admin/data-requests')
  expect(body.items).toMatchObject([
    { kind: 'erasure', by: null, doneAt: null },
    { kind: 'export', by: null, doneAt: null },
  ])
})
