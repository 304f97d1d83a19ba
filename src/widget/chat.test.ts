import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import { type Api, Refusal } from './api.ts'
import { createChat } from './chat.ts'
import type { Key } from './key.ts'
import type { Unsent } from './state.ts'

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
/** After something was said or done: lets all of it be sent. */
const settled = (_done?: unknown) => turns(8)

const hours = { opensOn: '2026-11-23', opens: '09:00', closes: '18:00' }
const office = { attendance: 'here' as const, ...hours }

/** An in-memory server that forgets or refuses as the test sets it. */
function start(kept: { key?: Key; outbox?: Unsent[] } = {}) {
  const sessions = new Map<string, ChatMessage[]>()
  const calls: string[] = []
  let refusal: Refusal | null = null
  let isSlow = false
  const store = { key: kept.key ?? null, outbox: kept.outbox ?? [] }
  let [ids, timers]: [number, (() => void)[]] = [0, []]

  const apiOf = (keyOf: () => Key | null): Api => {
    const own = () => {
      const messages = sessions.get(keyOf()?.sessionId ?? '')
      if (!messages) throw new Refusal(404, 'chat.not-found', null)
      return messages
    }
    const view = () => ({
      ...office,
      ...{ sessionId: keyOf()?.sessionId ?? '', state: 'open' as const, email: null, name: null },
      ...{ seenByAdmin: 0, seenByUser: 0, asksRating: false, isKnown: true },
    })
    return {
      attendance: async () => office,
      async open(body) {
        calls.push(`open ${JSON.stringify(body)}`)
        ids += 1
        sessions.set(`s${ids}`, [])
        return { sessionId: `s${ids}`, token: `t${ids}` }
      },
      async goOn(body) {
        calls.push(`go on ${JSON.stringify(body)}`)
        const session = sessions.has('s9') ? { sessionId: 's9', token: 't9' } : null
        return { session, isKnown: true }
      },
      session: async () => view(),
      async change(body) {
        calls.push(`change ${JSON.stringify(body)}`)
        return view()
      },
      async messages(after) {
        if (isSlow) await turns(1)
        return own().filter(({ id }) => id > after)
      },
      async send({ message = '', clientId = '', files = [] }) {
        calls.push(['send', message, ...files].join(' '))
        const messages = own()
        if (refusal) throw refusal
        ids += 1
        const timestamp = '2026-11-21T12:00:00.000Z'
        const said = { id: ids, type: 'user' as const, message, timestamp, clientId }
        messages.push(said)
        if (isSlow) await turns(3)
        return said
      },
      async signal(sign) {
        calls.push(`signal ${JSON.stringify(sign)}`)
        return undefined
      },
      stream: () => new Promise(() => {}),
    }
  }

  const chat = createChat({
    api: apiOf,
    store: {
      key: { read: () => store.key, keep: (key) => Object.assign(store, { key }) },
      outbox: { read: () => store.outbox, keep: (outbox) => Object.assign(store, { outbox }) },
    },
    environment: {
      now: () => new Date('2026-11-21T12:00:00Z'),
      page: () => '/fees',
      random: () => 0,
      newId() {
        ids += 1
        return `client-${ids}`
      },
      after(_, act) {
        timers.push(act)
        return () => {
          timers = timers.filter((timer) => timer !== act)
        }
      },
    },
    language: 'en',
    changed: () => {},
  })
  return {
    ...{ chat, store, calls, sessions },
    slow: () => {
      isSlow = true
    },
    refuse: (with_: Refusal | null) => {
      refusal = with_
    },
    said: () => chat.state.conversation.messages.map(({ message }) => message),
  }
}

test('the first message opens a conversation and takes along what is known', async () => {
  const t = start()
  await t.chat.reach({ name: 'Ada', email: 'ada@example.org' })
  t.chat.about('TZ-000123')
  t.chat.say('Habari')
  await settled(t.chat.say('again'))
  expect(t.calls).toEqual([
    'go on {"applicationId":"TZ-000123"}',
    'open {"language":"en","page":"/fees","name":"Ada","email":"ada@example.org","applicationId":"TZ-000123"}',
    'send Habari',
    'send again',
  ])
  expect(t.said()).toEqual(['Habari', 'again'])
  expect([t.store.outbox, t.chat.state.application]).toEqual([[], null])
})

test('what waited when the page was left is sent, with the key it left, and once', async () => {
  const unsent = { clientId: 'c1', message: 'left over', at: '2026-11-21T11:00:00Z' }
  const t = start({ key: { sessionId: 's9', token: 't9', seen: 0 }, outbox: [unsent] })
  t.sessions.set('s9', [])
  t.chat.wake()
  await settled(t.chat.wake())
  expect([t.calls, t.store.outbox]).toEqual([['send left over'], []])
})

test('a key that opens nothing any more is forgotten, and nothing that waits with it', async () => {
  const t = start({ key: { sessionId: 'gone', token: 't', seen: 4 } })
  await settled(t.chat.say('Anybody?'))
  expect(t.store.key).toBeNull()
  expect(t.chat.state.conversation.outbox).toHaveLength(1)
  await settled(t.chat.wake())
  expect(t.calls.slice(-2)).toEqual(['open {"language":"en","page":"/fees"}', 'send Anybody?'])
  expect(t.store.key).toMatchObject({ sessionId: expect.stringMatching(/^s/) })
  // Shown until the next message, since the answer will not be in the old one.
  expect([t.chat.state.is, t.chat.state.isAnew]).toEqual(['open', true])
  t.chat.say('Hello?')
  expect(t.chat.state.isAnew).toBe(false)
})

test('a tab whose key another one took away says so', () => {
  const t = start({ key: { sessionId: 's0', token: 't0', seen: 0 } })
  t.chat.follow(null)
  expect(t.chat.state.is).toBe('gone')
})

test('what a full conversation refuses goes into the next one', async () => {
  const t = start()
  await settled(t.chat.say('one'))
  t.refuse(new Refusal(409, 'chat.full', null))
  await settled(t.chat.say('two'))
  expect([t.chat.state.is, t.store.outbox]).toMatchObject(['full', [{ message: 'two' }]])
  t.refuse(null)
  await settled(t.chat.beginAnew())
  expect([t.chat.state.is, t.said(), t.store.outbox]).toEqual(['open', ['two'], []])
})

test('typing is told once in a while, and only where a conversation is', async () => {
  const t = start()
  t.chat.isTyping()
  await settled(t.chat.say('one'))
  t.chat.isTyping()
  await settled(t.chat.isTyping())
  expect(t.calls.filter((call) => call.startsWith('signal'))).toEqual(['signal {"typing":true}'])
})

test('an answer that comes while a message is on its way stays', async () => {
  const t = start({ key: { sessionId: 's0', token: 't0', seen: 0 } })
  const answer = { id: 1, type: 'admin', message: 'Answer', clientId: 'theirs' } as const
  t.sessions.set('s0', [{ ...answer, timestamp: '2026-11-21T12:00:00.000Z' }])
  t.slow()
  await settled(t.chat.say('Question'))
  expect(t.said()).toEqual(['Answer', 'Question'])
})

test('files go along with a message, also without words', async () => {
  const t = start()
  const file = { id: 'f1', name: 'a.pdf', mediaType: 'application/pdf', sizeBytes: 9 }
  // Two files uploaded at the same moment.
  await Promise.all([t.chat.ready(), t.chat.ready()])
  await settled(t.chat.say('', [file]))
  expect(t.calls).toEqual(['open {"language":"en","page":"/fees"}', 'send  f1'])
})

test('a visitor with access to the page’s application continues its conversation', async () => {
  const t = start()
  t.sessions.set('s9', [])
  // Closed on the page before the answer comes.
  t.chat.about('TZ-000123')
  await settled(t.chat.about(null))
  expect([t.chat.state.isKnown, t.store.key]).toEqual([false, null])
  t.calls.length = 0
  await settled(t.chat.about('TZ-000123'))
  expect(t.calls).toEqual(['go on {"applicationId":"TZ-000123"}'])
  expect(t.store.key).toMatchObject({ sessionId: 's9', token: 't9' })
  // Nobody who is known is asked for an address.
  await settled(t.chat.about(null))
  expect([t.chat.state.isKnown, t.calls.length]).toEqual([true, 1])
})

test('a new conversation is about the page’s application, too, and its visitor known', async () => {
  const t = start()
  await settled(t.chat.about('TZ-000123'))
  await settled(t.chat.say('one'))
  expect(t.chat.state.application).toBeNull()
  const begun = t.chat.beginAnew()
  expect([t.chat.state.application, t.chat.state.isKnown]).toEqual(['TZ-000123', false])
  await settled(begun)
  expect(t.chat.state.isKnown).toBe(true)
})
