import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../../test/support/app.ts'
import { readEvents } from '../../../test/support/events.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { type NewMessage, postMessage } from '../data/chat/message.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { createChatHub } from './hub.ts'
import { messagesOf, startChat } from './test-support.ts'

const chat = await startChat()
const { t, app, visit, watch, reply } = chat
const { db, clock, log } = t.services
const hub = createChatHub({ db, databaseUrl: t.databaseUrl, clock, log })
const other = await forFile(startApp({ ...t.services, chat: hub }))

const messageOf = (sessionId: string, text: string): NewMessage => ({
  ...{ sessionId, text, clientId: randomUUID(), side: 'user', staff: null, now: t.time.now },
})

/** Posts in a transaction that stays open until released. */
async function begin(sessionId: string, text: string) {
  const [said, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = inTransaction(t.services.db, async (tx) => {
    await postMessage(tx, messageOf(sessionId, text))
    said.resolve()
    await ending.promise
  })
  await said.promise
  return {
    commit: () => {
      ending.resolve()
      return done
    },
    undo: async () => {
      ending.reject(new Error('undone'))
      await expect(done).rejects.toThrow('undone')
    },
  }
}

describe('conversations do not wait for each other', () => {
  test('what is said in one while another one is written to is read at once; staff read both by their ids', async () => {
    const [ada, bob] = [await visit(), await visit()]
    const [theirs, ours] = [await bob.listen(), await watch()]
    const slow = await begin(ada.sessionId, 'first')
    expect((await bob.say('second')).status).toBe(201)
    await theirs.until(({ name }) => name === 'message')
    await pause(150)
    expect(messagesOf(ours)).toEqual([])
    await slow.commit()
    await expect.poll(() => messagesOf(ours)).toEqual(['first', 'second'])
    const ids = ours.events.flatMap(({ id }) => id ?? [])
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('who comes back while a smaller id is on its way misses nothing and hears nothing twice', async () => {
    const [ada, bob, eve] = [await visit(), await visit(), await visit()]
    const before = await watch()
    const { body: zero } = await eve.say('zero')
    await before.until(({ id }) => id === zero.id)
    const slow = await begin(ada.sessionId, 'first')
    await bob.say('second')
    const after = await watch({ 'last-event-id': String(zero.id) })
    const fresh = await watch()
    await slow.commit()
    for (const reader of [before, after, fresh]) {
      await reader.until(({ data }) => data.message === 'second')
    }
    expect(messagesOf(before)).toEqual(['zero', 'first', 'second'])
    expect(messagesOf(after)).toEqual(['first', 'second'])
    expect(messagesOf(fresh)).toEqual(['first', 'second'])
  })

  test('what a node could not tell before it died is found', async () => {
    const ada = await visit()
    const [theirs, ours] = [await ada.listen(), await watch()]
    // In an unknown transaction, so nothing is announced.
    await t.services.db
      .transaction()
      .execute((tx) => postMessage(tx, messageOf(ada.sessionId, 'untold')))
    await theirs.until(({ data }) => data.message === 'untold')
    await ours.until(({ data }) => data.message === 'untold')
    await reply(ada.sessionId, 'told')
    await theirs.until(({ data }) => data.message === 'told')
    expect(messagesOf(theirs)).toEqual(['untold', 'told'])
    await expect.poll(() => messagesOf(ours)).toEqual(['untold', 'told'])
  })
})

describe('two nodes', () => {
  const [talks, each] = [6, 9]

  /** Reads a stream that keeps breaking off and resumes after its last message. */
  function follow(url: string, headers: Record<string, string>, breakAfter: number) {
    const heard: { id: number; sessionId: string; text: string }[] = []
    let isOpen = true
    const done = (async () => {
      let start: Record<string, string> = { 'last-event-id': '0' }
      while (isOpen) {
        const reader = await readEvents(url, { ...headers, ...start })
        let [at, taken] = [0, 0]
        while (isOpen && taken < breakAfter) {
          for (; at < reader.events.length && taken < breakAfter; at += 1) {
            const { name, id, data } = reader.events[at] ?? {}
            if (name !== 'message' || !id) continue
            heard.push({ id, sessionId: String(data?.sessionId), text: String(data?.message) })
            start = { 'last-event-id': String(id) }
            taken += 1
          }
          await pause(5)
        }
        reader.close()
      }
    })()
    return {
      heard,
      end: () => {
        isOpen = false
        return done
      },
    }
  }

  test('many conversations at once, written and read on both: nothing lost, doubled or out of order', async () => {
    await db.deleteFrom('chatMessage').execute()
    const visitors = await Promise.all(Array.from({ length: talks }, () => visit()))
    const cookie = chat.staff.cookie()
    const apps = [app, other]
    const colleagues = apps.map(({ origin }, at) =>
      follow(`${origin}/api/admin/chat/stream`, { cookie }, 7 + 6 * at),
    )
    const streams = visitors.map(({ sessionId, token }, at) =>
      follow(
        `${apps[at % 2]?.origin}/api/chat/stream?sessionId=${sessionId}`,
        { authorization: `Bearer ${token}` },
        3 + (at % 4),
      ),
    )
    // Rolled-back ids among the others.
    const failing = (async () => {
      for (let count = 0; count < 10; count += 1) {
        const slow = await begin(visitors[0]?.sessionId ?? '', 'never')
        await pause(5)
        await slow.undo()
        await pause(25)
      }
    })()
    await Promise.all(
      visitors.map(async ({ sessionId, token }, at) => {
        for (let count = 0; count < each; count += 1) {
          const { origin } = apps[(at + count) % 2] ?? app
          const isOurs = count % 3 === 2
          const answer = await fetch(
            `${origin}/api/${isOurs ? 'admin/chat/reply' : 'chat/messages'}`,
            {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                ...(isOurs ? { cookie, origin } : { authorization: `Bearer ${token}` }),
              },
              body: JSON.stringify({ sessionId, clientId: randomUUID(), message: String(count) }),
            },
          )
          expect([answer.status, isOurs, at, count]).toEqual([201, isOurs, at, count])
        }
      }),
    )
    await failing
    const isWhole = () =>
      colleagues.every(({ heard }) => heard.length >= talks * each) &&
      streams.every(({ heard }) => heard.length >= each)
    await expect.poll(isWhole).toBe(true)
    await Promise.all([...colleagues, ...streams].map(({ end }) => end()))

    const kept = await db.selectFrom('chatMessage').select('id').orderBy('id').execute()
    for (const { heard } of colleagues)
      expect(heard.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
    const inOrder = Array.from({ length: each }, (_, count) => String(count))
    for (const [at, { heard }] of streams.entries()) {
      expect(heard.map(({ text }) => text)).toEqual(inOrder)
      const { sessionId } = visitors[at] ?? { sessionId: '' }
      for (const colleague of colleagues) {
        const there = colleague.heard.filter((message) => message.sessionId === sessionId)
        expect(there.map(({ text }) => text)).toEqual(inOrder)
      }
    }
  })
})
