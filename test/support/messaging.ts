import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Messenger, MessengerNews } from '#domain/messenger.ts'
import { templateName } from '#domain/messenger-template.ts'
import type { Language } from '#domain/reference/languages.ts'
import { sendMessages } from '../../src/server/correspondence/messenger/send.ts'
import { wakeWaiting } from '../../src/server/data/correspondence/messenger-message.ts'
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

  return {
    ...{ d, standIn, contact },
    later: (seconds: number) => {
      d.t.time.now = new Date(d.t.time.now.getTime() + seconds * 1000)
    },
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
