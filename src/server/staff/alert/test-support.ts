import { beforeEach, expect } from 'vitest'
import type { AlertKind, AlertWay } from '#domain/staff/alert.ts'
import { type Agent, openDeciding } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { readMail } from '../../../../test/support/mail-sink.ts'
import { sendLetter } from '../../correspondence/letter/send.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { alertStaff } from './alert.ts'

type Shown = {
  id: string
  kind: AlertKind
  reference: string | null
  place: string
  at: string
  readAt: string | null
}

/** A time in UTC, which equals that of the seat in November. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00Z`)

export async function alertsOf(who: Agent) {
  const { status, body } = await who.get('/api/admin/alerts')
  expect(status).toBe(200)
  return body as { alerts: Shown[]; unread: number }
}

export const kindsOf = async (who: Agent) => (await alertsOf(who)).alerts.map(({ kind }) => kind)

export const choose = (who: Agent, kind: AlertKind, ways: readonly AlertWay[]) =>
  who.put('/api/admin/alert-choices', { choices: [{ kind, ways }] })

/** An owner, an agent and a viewer, without alerts before each test. */
export async function openOffice() {
  const d = await forFile(openDeciding())
  const owner = await d.signedIn('owner')
  const agent = await d.signedIn('agent')
  const viewer = await d.signedIn('viewer')
  beforeEach(async () => {
    for (const table of ['staffAlert', 'staffAlertChoice', 'letter', 'chatSession'] as const) {
      await d.db.deleteFrom(table).execute()
    }
    d.t.sink.received.length = 0
  })

  return {
    ...{ d, owner, agent, viewer },
    tell: (alert: Parameters<typeof alertStaff>[2]) =>
      inTransaction(d.db, (tx) => alertStaff(tx, d.t.services, alert)),
    /** Sends all letters; returns those that arrived. */
    async sendAll() {
      const letters = await d.db.selectFrom('letter').select('id').orderBy('createdAt').execute()
      const before = d.t.sink.received.length
      for (const { id } of letters) await sendLetter(d.t.services, id)
      return d.t.sink.received.slice(before).map((mail) => readMail(mail))
    },
  }
}
