import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { retain } from '../../src/server/person/retention.ts'
import { openDeciding, visaFor } from '../support/deciding.ts'
import { pdf } from '../support/document-samples.ts'
import { forFile } from '../support/for-file.ts'
import { changeRows, rowsOf } from '../support/rows.ts'

// A visa that we sent is recognised by its bytes, in any later state; others never are, and the
// answer reveals nothing about its owner.

let visa: Buffer

const d = await forFile(openDeciding())
let agent = await d.signedIn('manager')
let count = 0
beforeEach(async () => {
  count += 1
  d.t.time.now = new Date(Date.UTC(2026, 10, 1 + count, 9))
  agent = await d.signedIn('manager')
  // Each from another network, because of the limit.
  visa = await visaFor(`Ada Muster, number ${count}`)
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const check = (bytes: Uint8Array) =>
  d.app.browser(`192.0.2.${100 + count}`).get(`/api/visa-check/${hashOf(bytes)}`)
const known = async (bytes: Uint8Array) => (await check(bytes)).body
const unknown = { state: null, sentOn: null, replacedOn: null }
const day = (offset = 0) =>
  new Date(d.t.time.now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
const later = async (days: number) => {
  d.t.pass(days * 86_400_000)
  agent = await d.signedIn('manager')
}

async function approve(bytes: Uint8Array): Promise<number> {
  const { id } = await d.application()
  await d.prepare(agent, id)
  expect((await d.put(agent, id, { status: 'approved' }, { bytes })).status).toBe(200)
  return id
}

describe('a visa that we sent', () => {
  test('is known from the day on which it was sent, and not before', async () => {
    expect(await known(visa)).toEqual(unknown)
    await approve(visa)
    expect(await known(visa)).toEqual({ state: 'sent', sentOn: day(), replacedOn: null })
  })

  test('is told as taken back while its application is not approved', async () => {
    const id = await approve(visa)
    await d.move(agent, id, 'processing')
    expect(await known(visa)).toEqual({ state: 'withdrawn', sentOn: day(), replacedOn: null })
    await d.move(agent, id, 'approved')
    expect(await known(visa)).toMatchObject({ state: 'sent' })
  })

  test('stays known when a newer one takes its place and its traveller is erased, until the period of the policy is over', async () => {
    const id = await approve(visa)
    const newer = await visaFor('Ada Muster, corrected once more')
    await later(1)
    await d.approve(agent, id, {}, { bytes: newer })
    const sent = [await known(visa), await known(newer)]
    expect(sent).toEqual([
      { state: 'replaced', sentOn: day(-1), replacedOn: day() },
      { state: 'sent', sentOn: day(), replacedOn: null },
    ])
    const email = `erased.${count}@example.com`
    await changeRows(d.db, 'application', { id }, { contactEmail: email })
    const asked = await agent.post('/api/admin/data-requests', { kind: 'erasure', email })
    const { id: request } = asked.body.request as { id: string }
    await agent.post(`/api/admin/data-requests/${request}/erase`, {})
    expect(await rowsOf(d.db, 'approvalDocument', { applicationId: id })).toEqual([])
    expect([await known(visa), await known(newer)]).toEqual(sent)
    const rows = await d.db.selectFrom('erasedApproval').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['replacedOn', 'sentOn', 'sha256', 'state'])

    const then = new Date(d.t.time.now)
    then.setUTCFullYear(then.getUTCFullYear() + 7)
    await retain(d.t.services, then)
    expect(await known(newer)).toMatchObject({ state: 'sent' })
    then.setUTCDate(then.getUTCDate() + 1)
    await retain(d.t.services, then)
    expect([await known(visa), await known(newer)]).toEqual([unknown, unknown])
  })
})

describe('nothing else', () => {
  test('is known: a changed byte, one more byte, what a traveller sent, what nobody sent', async () => {
    const id = await approve(visa)
    const changed = Buffer.from(visa)
    changed[changed.length - 8] = (changed[changed.length - 8] ?? 0) ^ 1
    for (const forged of [changed, Buffer.concat([visa, Buffer.from(' ')]), await pdf()]) {
      expect(await known(forged)).toEqual(unknown)
    }
    // Stored, but as a traveller's document.
    await d.addDocument(id, 'passportPhoto')
    const { body } = await d.app.browser().get(`/api/visa-check/${'00'.repeat(32)}`)
    expect(body).toEqual(unknown)
  })

  test('is said: no name, no number, no hint that leads to the application', async () => {
    const id = await approve(visa)
    const { body, headers } = await check(visa)
    expect(Object.keys(body).sort()).toEqual(['replacedOn', 'sentOn', 'state'])
    expect(JSON.stringify(body)).not.toContain(String(id))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['0'.repeat(63), 'G'.repeat(64), 'A'.repeat(64)])('is asked with %s', async (text) => {
    const { status } = await d.app.browser().get(`/api/visa-check/${text}`)
    expect(status).toBe(400)
  })

  test('is asked without end', async () => {
    const browser = d.app.browser('198.51.100.7')
    const asked = await Promise.all(
      Array.from({ length: 31 }, () => browser.get(`/api/visa-check/${hashOf(visa)}`)),
    )
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})
