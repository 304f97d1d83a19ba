import { beforeEach, expect, test } from 'vitest'
import type { AssignmentRule } from '#domain/application/auto-assign.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Language } from '#domain/reference/languages.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { codeOf } from '../../../../test/support/app.ts'
import { type Agent, openDeciding, testPromises } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'

const d = await forFile(openDeciding())
const manager = await d.signedIn('manager', { name: 'Mosi Sample' })
const asha = await d.signedIn('agent', { name: 'Asha Sample' })
const baraka = await d.signedIn('agent', { name: 'Baraka Sample' })
await d.signedIn('viewer', { name: 'Zuri Sample' })
beforeEach(async () => {
  await rule('off')
  await presence(manager, manager, { isIn: false })
  for (const each of [asha, baraka]) await presence(each, each, {})
})

const rule = (to: AssignmentRule) => manager.put('/api/admin/giving-out', { rule: to })
const presence = (by: Agent, of: { staff: { id: string } }, said: object) =>
  by.put(`/api/admin/giving-out/colleagues/${of.staff.id}`, { isIn: true, languages: [], ...said })

async function handedOver(language: Language = 'en') {
  const made = await d.application(language)
  const { id } = made
  await d.move(manager, id, 'paid')
  for (const type of requiredDocuments(shippedRules, 'tourist')) await d.addDocument(id, type)
  const complete = () => d.app.owner(made).post(`/api/applications/${id}/complete`, {})
  return { id, complete, assignee: async () => (await d.of(id).row()).assignedTo }
}

async function given(language: Language = 'en') {
  const made = await handedOver(language)
  expect((await made.complete()).status).toBe(200)
  return made.assignee()
}

test('what was handed over goes round in turns, by the system, and once', async () => {
  await rule('turns')
  const made = await handedOver()
  expect((await made.complete()).status).toBe(200)
  const first = await made.assignee()
  expect((await made.complete()).status).toBe(200)
  expect(await made.assignee()).toBe(first)
  const lines = (await d.of(made.id).events()).filter(({ kind }) => kind === 'assigned')
  expect(lines).toMatchObject([{ actor: 'system', staffId: null, note: first }])
  expect([first, await given()].sort()).toEqual([asha.staff.id, baraka.staff.id].sort())
})

test('several at once are fair within one', async () => {
  await rule('turns')
  const made = await Promise.all(Array.from({ length: 6 }, () => handedOver()))
  await Promise.all(made.map(({ complete }) => complete()))
  const whose = await Promise.all(made.map(({ assignee }) => assignee()))
  expect(whose.filter((id) => id === asha.staff.id)).toHaveLength(3)
  expect(whose.filter((id) => id === baraka.staff.id)).toHaveLength(3)
})

test('absent colleagues get nothing, and with nobody present, or while rules are off, it stays unassigned', async () => {
  expect(await given()).toBeNull()
  await rule('turns')
  await presence(asha, asha, { isIn: false })
  expect([await given(), await given()]).toEqual([baraka.staff.id, baraka.staff.id])
  await presence(manager, baraka, { isIn: false })
  expect(await given()).toBeNull()
})

test('by language it goes to who speaks it', async () => {
  await rule('language')
  await presence(asha, asha, { languages: ['ja'] })
  expect([await given('ja'), await given('ja')]).toEqual([asha.staff.id, asha.staff.id])
})

test('what is somebody’s stays theirs', async () => {
  await rule('turns')
  const made = await handedOver()
  const given = { staffId: manager.staff.id }
  await manager.put(`/api/admin/applications/${made.id}/assignee`, given)
  await made.complete()
  expect(await made.assignee()).toBe(manager.staff.id)
})

test('many are given by the rules, or told that nobody is in', async () => {
  const ids = [(await d.application()).id, (await d.application()).id]
  const give = () => asha.post('/api/admin/applications/bulk', { ids, action: { kind: 'assign' } })
  const errors = async () =>
    ((await give()).body.rows as { error: string | null }[]).map(({ error }) => error)
  expect(await errors()).toEqual(['application.nobody-in', 'application.nobody-in'])
  await rule('turns')
  expect(await errors()).toEqual([null, null])
  const whose = await Promise.all(ids.map(async (id) => (await d.of(id).row()).assignedTo))
  expect(whose.sort()).toEqual([asha.staff.id, baraka.staff.id].sort())
  expect(await errors()).toEqual([null, null])
  const after = await Promise.all(ids.map(async (id) => (await d.of(id).row()).assignedTo))
  expect(after.sort()).toEqual(whose)
})

test('each says so of themselves, and managers of all', async () => {
  const said = { isIn: false, languages: ['tr', 'tr', 'de'] }
  const { status, body } = await presence(asha, asha, said)
  expect(status).toBe(200)
  const colleagues = body.colleagues as { id: string; name: string }[]
  expect(colleagues.map(({ name }) => name)).toEqual([
    'Asha Sample',
    'Baraka Sample',
    'Mosi Sample',
  ])
  expect(colleagues[0]).toEqual({
    ...{ id: asha.staff.id, name: 'Asha Sample', isIn: false, languages: ['tr', 'de'] },
  })
  expect(codeOf(await presence(asha, baraka, {}))).toBe('403 staff.forbidden')
  expect(codeOf(await presence(manager, { staff: { id: 'nobody' } }, {}))).toBe(
    '404 staff.not-found',
  )
  expect(codeOf(await presence(asha, asha, { languages: ['xx'] }))).toBe('400 request.invalid')
})

testPromises(d)
