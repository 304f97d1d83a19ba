import { describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { resendReturned } from '../resend.ts'
import { aboutLetter as about, openMail } from './test-support.ts'

const mail = await openMail()
const { d } = mail
const day = 86_400_000

describe('once the address is corrected', () => {
  /** Two bounced letters and one delivered. */
  async function returned() {
    const made = await mail.linked()
    await mail.sent(made, { kind: 'documents-received' })
    await mail.sent(made, { kind: 'payment-confirmed' })
    await mail.tell([
      about(made, 'application-link'),
      about(made, 'documents-received'),
      { ...about(made, 'payment-confirmed'), type: 'delivered', at: '2026-01-01T00:00:00Z' },
    ])
    return made
  }
  const copiesOf = async (id: number) =>
    (await mail.lettersOf(id)).filter(({ copyOf }) => copyOf !== null)

  async function correct({ id }: { id: number }, contactEmail: string) {
    const agent = await d.signedIn('agent')
    const correction = { contactEmail, reason: 'A slip of the finger' }
    return agent.patch(`/api/admin/applications/${id}/contact`, correction)
  }

  test('bounced letters are resent once each, by any author and number of corrections', async () => {
    const made = await returned()
    expect((await correct(made, 'right@example.com')).status).toBe(200)
    const copies = await copiesOf(made.id)
    expect(copies.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['application-link', 'right@example.com'],
      ['documents-received', 'right@example.com'],
    ])
    const history = ['letter-returned', 'letter-returned', 'letters-resent']
    expect(await mail.eventsOf(made.id)).toEqual(history)
    expect(await mail.flagsOf(made.id)).not.toContain('unreachable')
    expect(await mail.unreachable(made)).toBeNull()
    d.t.sink.received.length = 0
    await mail.sendAll()
    const arrived = d.t.sink.received.filter(({ to }) => to.includes('right@example.com'))
    // And the notice that its address is now current.
    expect(arrived).toHaveLength(3)
    await correct(made, 'other@example.com')
    expect(await copiesOf(made.id)).toHaveLength(2)
  })

  test('what comes back only after the correction goes at once', async () => {
    const made = await mail.linked()
    await correct(made, 'late@example.com')
    expect(await copiesOf(made.id)).toEqual([])
    await mail.tell([about(made)])
    expect(await copiesOf(made.id)).toMatchObject([{ recipient: 'late@example.com' }])
    expect(await mail.eventsOf(made.id)).toEqual(['letters-resent'])
    expect(await mail.flagsOf(made.id)).not.toContain('unreachable')
  })

  test('a correction and a bounce at the same moment send it once', async () => {
    const made = await mail.linked()
    await mail.sent(made, { kind: 'documents-received' })
    const both = [about(made), about(made, 'documents-received')]
    await Promise.all([
      correct(made, 'once@example.com'),
      ...both.map((event, node) => mail.tell([event], node)),
    ])
    const kinds = (await copiesOf(made.id)).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['application-link', 'documents-received'])
  })

  test('a crash in between leaves nothing half done', async () => {
    const made = await returned()
    const by = { actor: 'traveller', staffId: null, now: d.t.time.now } as const
    const to = { applicationId: made.id, nextRecipient: 'crash@example.com' }
    const crashed = inTransaction(d.db, async (tx) => {
      expect(await resendReturned(tx, d.t.services, to, by)).toBe(2)
      throw new Error('the power is gone')
    })
    await expect(crashed).rejects.toThrow('the power is gone')
    expect(await copiesOf(made.id)).toEqual([])
    expect(await inTransaction(d.db, (tx) => resendReturned(tx, d.t.services, to, by))).toBe(2)
    expect(await inTransaction(d.db, (tx) => resendReturned(tx, d.t.services, to, by))).toBe(0)
  })

  test('the traveller may say that it is right: one try a day, of nobody else', async () => {
    const made = await returned()
    const other = await mail.application()
    const retry = ({ id }: { id: number }, by: { orderId: string }) =>
      d.app.owner(by).post(`/api/applications/${id}/letters/retry`, {})
    expect((await retry(made, other)).status).toBe(404)
    const twice = await Promise.all([retry(made, made), retry(made, made)])
    expect(twice.map(({ body }) => body.sent).sort()).toEqual([0, 2])
    expect(await mail.unreachable(made)).toBeNull()
    const copy = { recipient: made.email }
    expect(await copiesOf(made.id)).toMatchObject([copy, copy])
    await mail.sendAll()
    await mail.tell([about(made, 'application-link', 2)])
    expect(await mail.flagsOf(made.id)).toContain('unreachable')
    expect((await retry(made, made)).status).toBe(429)
    d.t.time.now = new Date(d.t.time.now.getTime() + day + 1)
    expect((await retry(made, made)).body).toEqual({ sent: 1 })
    expect((await retry(other, other)).body).toEqual({ sent: 0 })
  })
})
