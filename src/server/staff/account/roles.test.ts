import { describe, expect, onTestFinished, test } from 'vitest'
import { roleSubjects, withNeeded } from '#domain/staff/own-role.ts'
import { authorityOf, type Permission } from '#domain/staff/permission.ts'
import { codeOf, startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { insertStaff, signIn } from '../../../../test/support/staff.ts'
import { routesOf } from '../../app.ts'
import { mayCall } from '../../http/staff-guard.ts'

const t = await forFile(startServices())
const app = await forFile(startApp(t.services))
const owner = await signIn(app)

const roles = '/api/admin/roles'
const desk = {
  name: 'Refund desk',
  permissions: ['application.read', 'refund.make'],
  refundLimitCents: 50_00,
}
let made = 0
async function compose(chosen: readonly Permission[], refundLimitCents: number | null = null) {
  made += 1
  const body = { name: `Role ${made}`, permissions: chosen, refundLimitCents }
  const answer = await owner.post(roles, body)
  expect(codeOf(answer)).toBe('201')
  return String(answer.body.id)
}
/** A member of staff with a role, from their own network. */
function holder(role: string) {
  made += 1
  return signIn(app, { role, network: `198.51.100.${made}` })
}
const lastEntries = async () =>
  (await rowsOf(t.services.db, 'auditEntry', {}, 'id')).slice(-2).reverse()

describe('a role', () => {
  test('is composed, changed and removed by the owner, each with its line in the audit', async () => {
    const { body } = await owner.post(roles, desk)
    expect(body).toMatchObject({ ...desk, people: 0, invitations: 0 })
    const [composed] = await lastEntries()
    expect(composed).toMatchObject({
      ...{ action: 'role.composed', subject: body.id },
      details: { to: [desk.name, ...desk.permissions], refundLimitCents: 5000 },
    })
    const path = `${roles}/${body.id}`
    const reader = { name: 'Reader', permissions: ['application.read'], refundLimitCents: null }
    expect((await owner.put(path, reader)).body).toMatchObject(reader)
    const [changed] = await lastEntries()
    expect(changed).toMatchObject({
      action: 'role.changed',
      details: {
        ...{ from: [desk.name, ...desk.permissions], refundLimitBeforeCents: 5000 },
        ...{ to: ['Reader', 'application.read'], refundLimitCents: null },
      },
    })
    expect((await owner.get('/api/admin/staff')).body.roles).toMatchObject([reader])
    expect(codeOf(await owner.delete(path))).toBe('204')
    expect(codeOf(await owner.delete(path))).toBe('404 role.not-found')
    expect(codeOf(await owner.put(path, reader))).toBe('404 role.not-found')
  })

  test.each<[string, object, string?]>([
    ['the owner’s alone', { permissions: ['application.read', 'staff.manage'] }],
    ['nothing', { permissions: [], refundLimitCents: null }],
    ['what lacks what it needs', { permissions: ['refund.make'] }],
    ['a limit without refunds', { permissions: ['application.read'] }],
    ['a limit of nothing', { refundLimitCents: 0 }],
    ['what nobody knows', { permissions: ['god'] }],
    ['no name', { name: '  ' }],
    ['the name of one that is always there', { name: 'Manager' }, '409 role.name-taken'],
  ])('of %s is refused', async (_, changes, expected = '400 request.invalid') => {
    expect(codeOf(await owner.post(roles, { ...desk, ...changes }))).toBe(expected)
  })

  test('has a name of its own, and nobody changes those that are always there', async () => {
    const id = await compose(['chat.read'])
    const other = await owner.post(roles, { ...desk, name: `rOLE ${made}` })
    expect(codeOf(other)).toBe('409 role.name-taken')
    const path = `${roles}/owner`
    for (const answer of [await owner.put(path, desk), await owner.delete(path)]) {
      expect(answer.status).toBe(400)
    }
    const grant = (role: string, granted: Permission[]) =>
      t.services.db.updateTable('staffRole').set({ permissions: granted }).where('id', '=', role)
    await expect(grant(id, ['staff.manage']).execute()).rejects.toThrow()
    await expect(grant('viewer', ['chat.read']).execute()).rejects.toThrow()
  })

  test('that somebody has goes only once it is said what they get', async () => {
    const [id, other] = [await compose(['chat.read']), await compose(['application.read'])]
    const { id: staffId } = await insertStaff(t.services, { role: id })
    await owner.post('/api/admin/staff/invitations', {
      ...{ email: 'asked@karibu.example', name: 'Asked', role: id },
    })
    expect(codeOf(await owner.delete(`${roles}/${id}`))).toBe('409 role.in-use')
    const missing = t.services.random.uuid()
    const instead = (role: string) => owner.delete(`${roles}/${id}?replacement=${role}`)
    expect(codeOf(await instead(missing))).toBe('404 role.not-found')
    expect(codeOf(await instead(id))).toBe('400 request.invalid')
    const person = { email: 'new@karibu.example', name: 'New', role: missing }
    const given = [
      await owner.post('/api/admin/staff/invitations', person),
      await owner.patch(`/api/admin/staff/${staffId}`, { role: missing }),
    ]
    expect(given.map(codeOf)).toEqual(Array(2).fill('404 role.not-found'))
    expect(codeOf(await instead(other))).toBe('204')
    const { items, invitations } = (await owner.get('/api/admin/staff')).body as {
      items: { id: string; role: string }[]
      invitations: { role: string }[]
    }
    expect(items.find((each) => each.id === staffId)?.role).toBe(other)
    expect(invitations.map(({ role }) => role)).toContain(other)
    const entries = await lastEntries()
    expect(entries.map(({ action }) => action)).toEqual(['role.removed', 'staff.role-changed'])
    const letters = await rowsOf(t.services.db, 'letter', { kind: 'account-notice' }, 'createdAt')
    expect(letters.at(-1)?.props).toMatchObject({ staffId, notice: 'role-changed', role: other })
  })

  test('counts at once where somebody is signed in, and they stay so', async () => {
    const id = await compose(['application.read', 'audit.read'])
    const clerk = await holder(id)
    expect((await clerk.get('/api/admin/audit')).status).toBe(200)
    const less = { name: 'Less', permissions: ['application.read'], refundLimitCents: null }
    await owner.put(`${roles}/${id}`, less)
    expect(codeOf(await clerk.get('/api/admin/audit'))).toBe('403 staff.forbidden')
    expect((await clerk.get('/api/admin/account')).body).toMatchObject({
      ...{ role: id, roleName: 'Less', permissions: ['application.read'], refundLimitCents: null },
    })
  })
})

const offered = Object.values<readonly Permission[]>(roleSubjects).flat()

/** A few with what they need, and all together. */
const table = [withNeeded(['refund.make']), withNeeded(offered)]

describe('over HTTP', () => {
  test.each(table.map((chosen) => [chosen.join(' '), chosen] as const))(
    'a role of %s opens what it holds, and nothing else',
    async (_, chosen) => {
      let asked = 0
      const { now } = t.time
      onTestFinished(() => {
        t.time.now = now
      })
      const role = await compose(chosen)
      const caller = await holder(role)
      const authority = authorityOf(role, { permissions: chosen, refundLimitCents: null })
      for (const { endpoint, staff } of routesOf(t.services)) {
        if (!staff?.permission) continue
        // Limits are not under test.
        asked += 1
        if (asked % 10 === 0) t.time.now = new Date(t.time.now.getTime() + 61_000)
        const path = endpoint.path
          .replaceAll('{id}', '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11')
          .replace(/\{\w+\}/g, '1')
        const answer = await caller.send(endpoint.method, path)
        const isRefused = codeOf(answer) === '403 staff.forbidden'
        const name = `${endpoint.method} ${endpoint.path}`
        expect([name, isRefused]).toEqual([name, !mayCall(authority, staff)])
      }
    },
  )

  test('without documents an application is read, and no byte of what was handed over', async () => {
    const clerk = await holder(await compose(withNeeded(['application.work', 'letter.send'])))
    const { id } = await insertExample(t.services, { now: t.time.now })
    const document = '0b3f3a63-2f2b-4c1e-9d53-0b6a4c1f2d11'
    const refused = [
      ...[`GET documents/${document}`, `GET documents/${document}/preview`],
      ...[`GET documents/${document}/portal`, `GET visa-documents/${document}/file`],
      ...['GET applicants/1/portal', 'GET applicants/1/visa'],
      ...[`GET applications/${id}/approval`, `GET applications/${id}/agreement`],
      ...[`POST documents/${document}/review`, `POST data-requests/${document}/export`],
    ]
    for (const each of refused) {
      const [method = '', path] = each.split(' ')
      const answer = await clerk.send(method, `/api/admin/${path}`)
      expect(`${each} ${codeOf(answer)}`).toBe(`${each} 403 staff.forbidden`)
    }
    const seen = await clerk.get(`/api/admin/applications/${id}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).not.toMatch(
      /\/api\/admin\/(documents|applicants|applications)\//,
    )
  })
})
