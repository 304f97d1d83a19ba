import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { Messenger, MessengerNews } from '#domain/messenger.ts'
import { templateName } from '#domain/messenger-template.ts'
import type { Language } from '#domain/reference/languages.ts'
import { sendMessages } from '../../src/server/correspondence/messenger/send.ts'
import {
  reportMessage,
  wakeWaiting,
} from '../../src/server/data/correspondence/messenger-message.ts'
import type { MessengerContact } from '../../src/server/platform/db/schema.ts'
import { inTransaction } from '../../src/server/platform/db/transaction.ts'
import { openDeciding } from './deciding.ts'
import { forFile } from './for-file.ts'
import { startMessengerStandIn } from './messenger-stand-in.ts'
import { insertRow, rowsOf } from './rows.ts'

/** Decisions, letters and answers on a server whose messengers are a stand-in. */
export async function openMessaging({ timeoutMs = 20_000 } = {}) {
  const d = await forFile(openDeciding())
  const standIn = await forFile(startMessengerStandIn(() => d.t.time.now))
  for (const services of [d.t.services, d.app.services]) {
    services.messengers = standIn.services({ timeoutMs })
  }
  const { db } = d
  let numbers = 0

  /** An address of an application's contact; proved and just heard of by default. */
  async function contact(
    applicationId: number | null,
    more: Partial<Insertable<MessengerContact>> = {},
  ) {
    numbers += 1
    const now = d.t.time.now
    const row = await insertRow(db, 'messengerContact', {
      ...{ id: randomUUID(), messenger: 'whatsapp', address: `2557000${10_000 + numbers}` },
      ...{ applicationId, state: 'proved', language: 'en', createdAt: now },
      ...{ provedAt: now, heardAt: now, ...more },
    })
    const { id, address } = row
    return {
      ...row,
      send: () => sendMessages(d.app.services, { id }),
      /** What arrived there, as words, or as the template with what fills it. */
      got: () =>
        standIn.state.sent
          .filter(({ to }) => to === address)
          .map(({ text, template }) =>
            template ? `${template.name} ${template.language}` : (text ?? ''),
          ),
      sent: () => standIn.state.sent.filter(({ to }) => to === address),
      messages: () => rowsOf(db, 'messengerMessage', { contactId: id }, 'position'),
      states: async () =>
        (await rowsOf(db, 'messengerMessage', { contactId: id }, 'position')).map(
          ({ state }) => state,
        ),
      /** They write, and so open the window. */
      async writes() {
        const now = d.t.time.now
        await db
          .updateTable('messengerContact')
          .set({ heardAt: now })
          .where('id', '=', id)
          .execute()
        await inTransaction(db, (tx) => wakeWaiting(tx, d.app.services, id, now))
      },
      jobs: () => d.t.services.boss.findJobs<{ id: string }>('send-messenger', { data: { id } }),
      row: async () => (await rowsOf(db, 'messengerContact', { id }))[0],
    }
  }

  /** Signed in anew, since the clock may move by days. */
  const agent = () => d.signedIn('agent')

  /** An application's conversation with its contact, in which a colleague can answer. */
  async function talk(more: Parameters<typeof contact>[1] = {}, isUnknown = false) {
    const made = await d.application()
    const sessionId = randomUUID()
    const now = d.t.time.now
    await insertRow(db, 'chatSession', {
      ...{ id: sessionId, createdAt: now, lastMessageAt: now, language: 'en', messageCount: 1 },
      ...{ applicationId: isUnknown ? null : made.id, isProven: !isUnknown },
    })
    const said = {
      sessionId,
      clientId: randomUUID(),
      side: 'user',
      text: 'Hello',
      at: now,
    } as const
    await insertRow(db, 'chatMessage', said)
    const whose = isUnknown ? ({ state: 'unknown', provedAt: null } as const) : {}
    const its = await contact(isUnknown ? null : made.id, {
      ...{ chatSessionId: sessionId, ...whose, ...more },
    })
    const answer = async (message: string) => {
      const { status, body } = await (await agent()).post('/api/admin/chat/reply', {
        sessionId,
        message,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      return body as { id: number }
    }
    const shown = async () => {
      const { body } = await (await agent()).get(`/api/chat/messages?sessionId=${sessionId}`)
      return (body as unknown as { standing?: object }[]).flatMap(({ standing }) => standing ?? [])
    }
    return { made, sessionId, contact: its, answer, shown }
  }

  /** A service's report on a message. */
  const report = (
    serviceId: string,
    kind: 'sent' | 'delivered' | 'read' | 'failed',
    more: { messageId?: string; code?: string } = {},
  ) =>
    inTransaction(db, (tx) =>
      reportMessage(tx, d.app.services, {
        ...{ serviceId, messageId: more.messageId ?? null },
        ...{ report: kind, code: more.code ?? null, at: d.t.time.now },
      }),
    )

  return {
    ...{ d, standIn, contact, agent, talk, report },
    later: (seconds: number) => d.t.pass(seconds * 1000),
    /** What WhatsApp says of templates: these are approved, others are not known. */
    async approve(...templates: [MessengerNews, Language][]) {
      await db.deleteFrom('messengerTemplate').execute()
      for (const [news, language] of templates) {
        const about = { news, language, name: templateName(news), askedAt: d.t.time.now }
        await insertRow(db, 'messengerTemplate', { ...about, state: 'approved', reason: null })
      }
    },
    /** The next calls of a service are answered so. */
    script: (messenger: Messenger, ...answers: (typeof standIn.state.script)[number][]) => {
      standIn.state.script.push(...answers.map((each) => ({ ...each, messenger })))
    },
  }
}
