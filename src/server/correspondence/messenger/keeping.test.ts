import { describe, expect, test } from 'vitest'
import { exampleApplicant, exampleDetails } from '../../../../test/support/answers.ts'
import { tablesWith } from '../../../../test/support/canary.ts'
import { erase, exportOf } from '../../../../test/support/data-request.ts'
import { testPromises } from '../../../../test/support/deciding.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { changeRows, rowsOf } from '../../../../test/support/rows.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { sweepRows } from '../../operation/jobs/sweep.ts'
import { startMessengers } from './test-support.ts'

const shop = await startMessengers()
const { t, app, application, claim, connect, contactsOf, someone, wordsFor, write } = shop
const { db } = t.services

/** Applies over HTTP; returns the id. */
async function apply(details: Parameters<typeof exampleDetails>[0]): Promise<number> {
  const body = { ...exampleDetails(details), language: 'de', applicants: [exampleApplicant()] }
  const made = await app.visitor().post('/api/applications', body)
  expect(made.status).toBe(201)
  return made.body.id as number
}

const openOf = async (applicationId: number) =>
  (await rowsOf(db, 'messengerContact', { applicationId }, 'createdAt')).map(
    ({ address, state, endReason }) => [address, state, endReason].filter(Boolean).join(' '),
  )

/** Attaches the conversation of an address, as a colleague does. */
async function attach(address: string, applicationId: number) {
  const [contact] = await contactsOf(address)
  const changed = { applicationId, isProven: true }
  await changeRows(db, 'chatSession', { id: contact?.chatSessionId ?? '' }, changed)
}

describe('a number typed at step 1', () => {
  test('is told news where they ticked it, and it has a country', async () => {
    const from = someone()
    const id = await apply({ communicationId: `+${from}`, messengerNews: true })
    expect(await contactsOf(from)).toMatchObject([
      { state: 'claimed', applicationId: id, language: 'de', messenger: 'whatsapp' },
    ])
    for (const other of [
      { communicationId: `+${someone()}`, messengerNews: false },
      { communicationId: '0700 123 456', messengerNews: true },
      { communicationChannel: 'telegram', communicationId: '@asha', messengerNews: true },
    ] as const) {
      expect(await openOf(await apply(other))).toEqual([])
    }
    const typed = { communicationId: `+${someone()}`, messengerNews: true }
    const none = await shop.withoutMessengers(() => apply(typed))
    expect(await openOf(none)).toEqual([])
  })

  test('is followed by the corrected one, and stays ended where its traveller ended it', async () => {
    const [first, second, third] = [someone(), someone(), someone()]
    const made = await application({ communicationId: `+${first}`, messengerNews: true })
    await claim(made.id, first)
    const correct = async (number: string) => {
      shop.later()
      const path = `/api/applications/${made.id}/contact`
      const { status } = await made.owner.patch(path, { communicationId: `+${number}` })
      expect(status).toBe(200)
    }
    await correct(second)
    expect(await openOf(made.id)).toEqual([`${first} ended replaced`, `${second} claimed`])
    await made.owner.delete(`${made.path}/whatsapp`)
    await correct(third)
    expect(await openOf(made.id)).toEqual([`${first} ended replaced`, `${second} ended traveller`])
  })
})

test('a number that said STOP and is typed makes no contact until it proves itself anew', async () => {
  const from = someone()
  const typed = { communicationId: `+${from}`, messengerNews: true } as const
  const first = await apply(typed)
  await write(from, 'STOP')
  expect(await openOf(first)).toEqual([`${from} ended stop`])
  shop.later()
  expect(await openOf(await apply(typed))).toEqual([])
  const corrected = await application({ communicationId: `+${someone()}`, messengerNews: true })
  const body = { communicationId: `+${from}` }
  const { status } = await corrected.owner.patch(`/api/applications/${corrected.id}/contact`, body)
  expect(status).toBe(200)
  expect(await openOf(corrected.id)).toEqual([])
  await connect(corrected, from)
  expect(await openOf(await apply(typed))).toEqual([`${from} claimed`])
})

describe('an address of letters that is corrected', () => {
  test('takes with it whoever its reader connected', async () => {
    const from = someone()
    const made = await application()
    await connect(made, from)
    const agent = await shop.staff()
    const path = `/api/admin/applications/${made.id}/contact`
    const sent = { contactPhone: '+44 20 7946 0123', reason: 'They called us' }
    expect((await agent.patch(path, sent)).status).toBe(200)
    expect(await openOf(made.id)).toEqual([`${from} proved`])
    const moved = { contactEmail: 'ida@example.org', reason: 'They called us' }
    expect((await agent.patch(path, moved)).status).toBe(200)
    expect(await openOf(made.id)).toEqual([`${from} ended moved`])
    const events = await rowsOf(db, 'applicationEvent', { applicationId: made.id }, 'id')
    expect(events.find(({ kind }) => kind === 'messenger-ended')).toMatchObject({
      ...{ actor: 'staff', staffId: agent.staff.id, note: 'whatsapp moved' },
    })
  })

  test.each([
    ['proved', ['ended moved', 'claimed']],
    ['claimed', ['claimed']],
  ] as const)(
    'leaves a number that still asks for news typed: one that was %s',
    async (state, left) => {
      const from = someone()
      const made = await application({ communicationId: `+${from}`, messengerNews: true })
      await claim(made.id, from)
      if (state === 'proved') await connect(made, from)
      const agent = await shop.staff()
      const path = `/api/admin/applications/${made.id}/contact`
      const move = async (contactEmail: string) => {
        shop.later()
        const sent = { contactEmail, reason: 'They called us' }
        expect((await agent.patch(path, sent)).status).toBe(200)
      }
      await move('ida@example.org')
      expect(await openOf(made.id)).toEqual(left.map((each) => `${from} ${each}`))
      // What a colleague ended stays ended.
      await agent.delete(`/api/admin/applications/${made.id}/messengers/whatsapp`)
      await move('ada@example.org')
      expect((await openOf(made.id)).at(-1)).toBe(`${from} ended staff`)
    },
  )
})

describe('what is kept', () => {
  test('is in the export, and is erased with the person, also what the same number said before', async () => {
    const from = '255729999901'
    const email = 'canary.messenger@example.com'
    const made = await application({ contactEmail: email })
    await write(from, 'canary-before', { name: 'Canaryname' })
    await connect(made, from)
    await write(from, 'canary-after', {
      name: 'Canaryname',
      file: { type: 'image/jpeg', bytes: await samples.photo() },
    })
    const { words } = await wordsFor(made)
    const attached = '255729999902'
    shop.later()
    await write(attached, 'canary-attached')
    await attach(attached, made.id)
    const manager = await signIn(app, { role: 'manager' })
    const files = await exportOf(manager, email)
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    const messages = [{ news: 'connected' }, { news: 'away' }]
    const kept = [
      { address: from, state: 'proved', messages },
      { address: attached, state: 'unknown', messages: [] },
    ]
    expect(data.applications).toMatchObject([{ messengers: kept }])
    expect(JSON.stringify(data.applications)).not.toContain('contactId')
    expect(JSON.stringify(data)).toContain('canary-after')
    expect(JSON.stringify(data)).not.toContain(words.split('KV-')[1])

    await erase(manager, email)
    await shop.runJobs()
    const canaries = ['canary-attached', 'canary-before', 'canary-after', 'Canaryname']
    for (const word of [from, attached, ...canaries]) {
      expect([word, await tablesWith(db, [word])]).toEqual([word, []])
    }
    expect(await rowsOf(db, 'messengerCode', { applicationId: made.id })).toEqual([])
    expect(t.logged.filter((line) => line.includes(from))).toEqual([])
  })

  test('of a number that an application only typed, or that belongs to another one, outlives it', async () => {
    const [stranger, family] = [someone(), someone()]
    await write(stranger, 'Mine alone')
    const attacker = await application({ communicationId: `+${stranger}` })
    const [one, other] = [await application(), await application()]
    await write(family, 'Of the other')
    await attach(family, other.id)
    await connect(one, family)
    await claim(attacker.id, stranger)
    for (const { id, owner } of [attacker, one]) {
      expect((await owner.delete(`/api/applications/${id}`)).status).toBe(204)
    }
    expect(await shop.saidBy(stranger)).toEqual(['Mine alone'])
    expect(await shop.saidBy(family)).toEqual(['Of the other'])
    expect(await rowsOf(db, 'messengerEvent', { address: stranger })).toHaveLength(1)
  })

  test('is swept: codes after a day, what was taken after a week, unknown people without words', async () => {
    const from = someone()
    const made = await application()
    await wordsFor(made)
    await write(from, 'Hello')
    await write(from, 'KV-AAAAAAAAAAAAAAAAAAAAAA')
    await write(someone(), 'KV-AAAAAAAAAAAAAAAAAAAAAA')
    shop.later(25 * 3600)
    await sweepRows(t.services, t.time.now)
    expect(await rowsOf(db, 'messengerCode', {})).toEqual([])
    const unknown = await rowsOf(db, 'messengerContact', { state: 'unknown' })
    expect(unknown.filter(({ chatSessionId }) => chatSessionId === null)).toEqual([])
    expect(await contactsOf(from)).toHaveLength(1)
    expect(await rowsOf(db, 'messengerEvent', { address: from })).toHaveLength(2)
    shop.later(7 * 86_400)
    await sweepRows(t.services, t.time.now)
    expect(await rowsOf(db, 'messengerEvent', { address: from })).toEqual([])
  })
})

testPromises(t.services, /messenger/)
