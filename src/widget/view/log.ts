import { messageParts } from '#domain/chat.ts'
import type { Chat } from '../chat.ts'
import type { Environment } from '../environment.ts'
import { type Item, itemsOf } from '../message-list.ts'
import { unreadIn } from '../state.ts'
import { button, h, write } from './dom.ts'
import type { Speech } from './words.ts'

type Said = Extract<Item, { is: 'message' }>
/** Renders files as soon as possible. */
type Fill = (element: HTMLElement, files: Said['files']) => void
type Entry = { element: HTMLElement; show: (item: Item) => void }

/** Within this many pixels of the end, the newest message counts as read. */
const nearEnd = 56

function textOf(text: string, speech: Speech): (Node | string)[] {
  return messageParts(text).map(({ text: part, href }) =>
    href
      ? h(
          'a',
          { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
          part,
          h('span', { class: 'sr' }, ` (${speech.say('log.link')})`),
        )
      : part,
  )
}

function messageEntry(said: Said, chat: Chat, speech: Speech, fill: Fill): Entry {
  const isOwn = said.by === 'user'
  const files = h('div', {})
  const delivery = h('span', {})
  const actions = h('span', { class: 'again' })
  const meta = h(
    'p',
    { class: 'meta' },
    h('time', { datetime: said.at }, speech.time(said.at)),
    delivery,
    actions,
  )
  const element = h(
    'div',
    {},
    !isOwn && h('p', { class: 'who', dir: 'auto' }, said.name || speech.say('log.staff')),
    (said.text || said.files.length === 0) &&
      h(
        'div',
        { class: 'bubble', dir: 'auto' },
        // Its own direction, so that the bubble takes that of the text.
        isOwn && h('span', { class: 'sr', dir: 'auto' }, `${speech.say('log.you')}: `),
        h('span', {}, ...textOf(said.text, speech)),
      ),
    files,
    meta,
  )
  if (said.files.length > 0) fill(files, said.files)
  const again = () => [
    button('link', speech.say('state.retry'), () => chat.sayAgain(said.key)),
    button('link', speech.say('state.discard'), () => chat.discard(said.key)),
  ]
  return {
    element,
    show(item) {
      if (item.is !== 'message') return
      const isKept = item.delivery === 'failed'
      const own = isOwn ? ' own' : ''
      const first = item.isFirst ? ' first' : ''
      element.className = `said${own}${first}${isKept ? ' failed' : ''}`
      write(delivery, item.delivery ? speech.say(`state.${item.delivery}`) : '')
      meta.hidden = !item.isLast && !item.delivery
      if (isKept !== actions.hasChildNodes()) actions.replaceChildren(...(isKept ? again() : []))
    },
  }
}

function dayEntry(at: string, speech: Speech, environment: Environment): Entry {
  const words = h('p', { class: 'day' })
  const dayOf = (moment: Date) => moment.toDateString()
  const show = () => {
    const now = environment.now()
    const yesterday = new Date(now)
    yesterday.setDate(now.getDate() - 1)
    const day = dayOf(new Date(at))
    const isToday = day === dayOf(now)
    const isYesterday = day === dayOf(yesterday)
    const near = isToday ? speech.say('log.today') : isYesterday && speech.say('log.yesterday')
    write(words, near || speech.day(at))
  }
  return { element: words, show }
}

function welcomeOf({ say }: Speech): HTMLElement {
  return h(
    'div',
    { class: 'welcome' },
    h('p', { class: 'greeting' }, say('greeting.title')),
    h('p', {}, say('greeting.text')),
    h('p', { class: 'quiet' }, say('notice')),
    h('p', { class: 'quiet' }, say('privacy')),
  )
}

/** The message log; keeps to the end while the reader is there. */
export function createLog(
  chat: Chat,
  speech: Speech,
  environment: Environment,
  extras: HTMLElement,
  fill: Fill,
) {
  const entries = new Map<string, Entry>()
  // Labelled by its scroll container: repeating the name would add noise.
  const lines = h('div', { role: 'log', 'aria-live': 'off' })
  const loading = h('p', { class: 'quiet', role: 'status' })
  const typing = h('p', { class: 'quiet typing' })
  const element = h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': speech.say('log') },
    welcomeOf(speech),
    loading,
    lines,
    typing,
    extras,
  )
  const toEnd = () => {
    element.scrollTop = element.scrollHeight
  }
  const isAtEnd = () => element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd
  const below = button('below', '', toEnd)
  below.hidden = true
  let lastOwn = ''
  let follows = true
  let height = 0
  element.addEventListener('scroll', () => {
    // A scroll caused by the growing field is not the reader's.
    if (element.clientHeight === height) follows = isAtEnd()
  })
  new ResizeObserver(() => {
    height = element.clientHeight
    if (follows && entries.size > 0) toEnd()
  }).observe(element)

  const entryOf = (item: Item): Entry => {
    const known = entries.get(item.key)
    if (known) return known
    const made =
      item.is === 'day'
        ? dayEntry(item.at, speech, environment)
        : messageEntry(item, chat, speech, fill)
    entries.set(item.key, made)
    return made
  }

  return {
    element,
    below,
    toEnd,
    isAtEnd,
    show() {
      const { conversation, isLoaded, typing: who, isWaiting } = chat.state
      const shown = itemsOf(conversation, isWaiting, (at) => new Date(at).toDateString())
      const keys = new Set(shown.map(({ key }) => key))
      for (const [key, entry] of entries) {
        if (keys.has(key)) continue
        entry.element.remove()
        entries.delete(key)
      }
      for (const [index, item] of shown.entries()) {
        const entry = entryOf(item)
        entry.show(item)
        if (lines.children[index] !== entry.element) {
          lines.insertBefore(entry.element, lines.children[index] ?? null)
        }
      }
      write(loading, isLoaded ? '' : speech.say('loading'))
      const name = who || speech.say('log.staff')
      write(typing, who === null ? '' : speech.say('log.typing', { name }))
      const own = shown.findLast((item) => item.is === 'message' && item.by === 'user')?.key ?? ''
      if (own !== lastOwn) follows = true
      lastOwn = own
      if (follows && shown.length > 0) toEnd()
      const unread = unreadIn(conversation).length
      below.hidden = follows || unread === 0
      write(below, speech.say('log.new', { count: unread }))
    },
  }
}
