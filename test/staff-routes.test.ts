import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authorityOf } from '#domain/staff/permission.ts'
import { endpoint } from '../src/contract/endpoint.ts'
import { AppError } from '../src/domain/error.ts'
import { routesOf } from '../src/server/app.ts'
import { hashToken } from '../src/server/http/cookie.ts'
import { perMinute, type Route } from '../src/server/http/route.ts'
import { staffRoute } from '../src/server/http/staff-route.ts'
import { serverOf } from '../src/server/http/test-support.ts'
import { rowsOf } from './support/rows.ts'
import { startServer } from './support/server.ts'
import { insertStaff, signIn } from './support/staff.ts'

/** Rules for every staff route of any area. */

const { t, app } = await startServer()

const rows = (): (Route & { staff: NonNullable<Route['staff']> })[] =>
  routesOf(t.services).flatMap((row) => (row.staff ? [{ ...row, staff: row.staff }] : []))
const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`
const pathOf = ({ endpoint: { path } }: Route) =>
  path.replaceAll('{id}', '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11').replace(/\{\w+\}/g, '1')

type Sender = {
  send: (
    method: string,
    path: string,
    options?: RequestInit,
  ) => Promise<{ status: number; body: Record<string, unknown> }>
}

let network = 0
async function ask(browser: Sender, row: Route) {
  // Neither limits nor idle timeouts are under test.
  network += 1
  if (network % 20 === 0) t.pass(61_000)
  const { status, body } = await browser.send(row.endpoint.method, pathOf(row))
  return `${nameOf(row)}: ${status} ${body.code ?? ''}`
}

describe('every call of the staff', () => {
  test('under /api/admin is for staff, but coming in', () => {
    const open = routesOf(t.services)
      .filter((row) => row.endpoint.path.startsWith('/api/admin') && !row.staff)
      .map(nameOf)
    expect(open).toEqual([
      'GET /api/admin/login',
      'POST /api/admin/login',
      'POST /api/admin/logout',
      'POST /api/admin/login/passkey/options',
      'POST /api/admin/login/passkey',
      'POST /api/admin/email/confirm',
      'POST /api/admin/invitation/look',
      'POST /api/admin/invitation/accept',
    ])
  })

  test('answers 401 with an unknown session and a traveller’s', async () => {
    const browser = app.browser()
    for (const cookie of ['staff', 'traveller']) {
      browser.setCookie(`${cookie}=${t.services.random.token()}`)
    }
    for (const row of rows()) {
      expect(await ask(browser, row)).toBe(`${nameOf(row)}: 401 request.unauthorized`)
    }
  })

  test('that takes much away, pays, approves many or gives rights is confirmed anew', () => {
    const confirmed = rows().filter(({ staff }) => staff.confirm)
    expect(confirmed.map(nameOf).sort()).toEqual([
      'DELETE /api/admin/passkeys/{id}',
      'DELETE /api/admin/roles/{id}',
      'DELETE /api/admin/rules/{number}',
      'DELETE /api/admin/second-factor',
      'GET /api/admin/export',
      'GET /api/admin/money/disputes/{id}/evidence',
      'GET /api/admin/money/export',
      'GET /api/admin/money/months/{month}/export',
      'GET /api/admin/money/months/{month}/file',
      'PATCH /api/admin/staff/{id}',
      'POST /api/admin/applications/{id}/amendment',
      'POST /api/admin/applications/{id}/refund',
      'POST /api/admin/data-requests/{id}/erase',
      'POST /api/admin/data-requests/{id}/export',
      'POST /api/admin/export',
      'POST /api/admin/money/months/{month}/close',
      'POST /api/admin/money/months/{month}/open',
      'POST /api/admin/passkeys',
      'POST /api/admin/passkeys/options',
      'POST /api/admin/refunds/{id}/retry',
      'POST /api/admin/roles',
      'POST /api/admin/rules',
      'POST /api/admin/rules/{number}/confirm',
      'POST /api/admin/second-factor/activate',
      'POST /api/admin/second-factor/recovery-codes',
      'POST /api/admin/second-factor/start',
      'POST /api/admin/staff/invitations',
      'POST /api/admin/staff/{id}/reset',
      'POST /api/admin/visa-documents/approve',
      'PUT /api/admin/roles/{id}',
      'PUT /api/admin/settings',
    ])
  })

  test('answers 403 where it has to be confirmed anew', async () => {
    for (const row of rows().filter(({ staff }) => staff.confirm)) {
      const browser = await signIn(app)
      t.pass(601_000)
      expect(await ask(browser, row)).toBe(`${nameOf(row)}: 403 staff.confirm-required`)
    }
  })

  test('answers 403 while the second factor is missing that the owner asks for', async () => {
    await t.services.db.updateTable('setting').set({ requireSecondFactor: true }).execute()
    for (const row of rows().filter(({ staff }) => !staff.beforeSecondFactor)) {
      const browser = await signIn(app, { method: 'password' })
      expect(await ask(browser, row)).toBe(`${nameOf(row)}: 403 staff.second-factor-required`)
    }
    await t.services.db.updateTable('setting').set({ requireSecondFactor: false }).execute()
  })

  test('refuses a body of another kind, or an id that is none', async () => {
    for (const row of rows().filter(({ endpoint: { body } }) => body)) {
      const browser = await signIn(app)
      const options = { body: 'x', headers: { 'content-type': 'text/plain' } }
      const { status } = await browser.send(row.endpoint.method, pathOf(row), options)
      expect([nameOf(row), [400, 415].includes(status)]).toEqual([nameOf(row), true])
    }
  })

  test('that changes something says what the audit keeps, or is known to change nothing', () => {
    const silent = rows().filter(
      ({ staff, endpoint: { method } }) => method !== 'GET' && !staff.audit,
    )
    expect(silent.map(nameOf).sort()).toEqual([
      'POST /api/admin/alerts/read',
      'POST /api/admin/alerts/{id}/read',
      'POST /api/admin/chat/signals',
      'POST /api/admin/confirm/passkey/options',
      'POST /api/admin/passkeys/options',
      'POST /api/admin/rules/check',
      'POST /api/admin/second-factor/start',
    ])
  })
})

describe('a trace', () => {
  const answers = { 204: null }
  const errors = [] as const
  const change = endpoint({
    method: 'POST',
    path: '/api/admin/changed',
    summary: '',
    answers,
    errors,
  })
  const read = endpoint({
    method: 'GET',
    path: '/api/admin/applications/{id}',
    summary: '',
    params: z.object({ id: z.coerce.number() }),
    answers,
    errors,
  })
  const rules = { permission: null, limit: perMinute(60), audit: 'application.read' } as const

  async function call(row: Route, path: string) {
    const staff = await insertStaff(t.services)
    const server = serverOf(row, {
      db: t.services.db,
      clock: t.services.clock,
      findStaff: async (given) =>
        given.equals(hashToken('token'))
          ? {
              staff: {
                ...{ ...staff, sessionId: 'here', language: 'en', roleName: null },
                displayName: staff.name,
                authority: authorityOf(staff.role, null),
              },
              confirmedAt: t.time.now,
              lacksSecondFactor: false,
            }
          : null,
      origins: new Set(['http://here.example']),
    })
    const headers = { origin: 'http://here.example', cookie: 'staff=token' }
    const response = await server.request(path, { method: row.endpoint.method, headers })
    const kept = await rowsOf(t.services.db, 'auditEntry', { staffId: staff.id })
    return { status: response.status, kept }
  }

  test('of a change is never forgotten: without it the call fails', async () => {
    const forgetful = staffRoute(change, rules, async () => ({ status: 204 }))
    expect(await call(forgetful, '/api/admin/changed')).toEqual({ status: 500, kept: [] })
    const careful = staffRoute(change, rules, async ({ trace }) => {
      await trace(t.services.db, { applicationId: 7 })
      return { status: 204 }
    })
    const kept = [{ action: 'application.read', applicationId: 7, subject: null }]
    expect(await call(careful, '/api/admin/changed')).toMatchObject({ status: 204, kept })
  })

  test('of a reading is written by itself, once, and not when nothing was shown', async () => {
    const showing = staffRoute(read, rules, async () => ({ status: 204 }))
    const kept = [{ action: 'application.read', applicationId: 1007, subject: null }]
    expect(await call(showing, '/api/admin/applications/1007')).toMatchObject({ status: 204, kept })
    const failing = staffRoute(read, rules, async () => {
      throw new AppError('application.not-found')
    })
    expect(await call(failing, '/api/admin/applications/1007')).toEqual({ status: 404, kept: [] })
  })

  test('goes with its transaction when that fails', async () => {
    const failing = staffRoute(change, rules, ({ trace }) =>
      t.services.db.transaction().execute(async (tx) => {
        await trace(tx)
        throw new AppError('application.changed')
      }),
    )
    expect(await call(failing, '/api/admin/changed')).toEqual({ status: 409, kept: [] })
  })
})
