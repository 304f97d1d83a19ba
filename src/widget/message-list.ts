import type { ChatFile } from '#contract/chat.ts'
import { type ChatSide, typedIn } from '#domain/chat.ts'
import type { Conversation } from './state.ts'

export type Delivery = 'sending' | 'waiting' | 'failed' | 'sent' | 'seen'

/** An entry of the log: a day, or a message. `at` in ISO 8601. */
export type Item =
  | { is: 'day'; key: string; at: string }
  | {
      is: 'message'
      key: string
      by: ChatSide
      name: string
      /** '' for only files. */
      text: string
      files: readonly ChatFile[]
      at: string
      /** First and last of a group of consecutive messages of one person. */
      isFirst: boolean
      isLast: boolean
      /** For the visitor's own messages, if not simply sent. */
      delivery: Delivery | null
    }

type Said = Extract<Item, { is: 'message' }>
type Bare = Omit<Said, 'is' | 'isFirst' | 'isLast'>

/** Maximum milliseconds between messages of a group. */
const oneGo = 5 * 60_000

const isOneGo = (a: Bare | undefined, b: Bare | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.by === b.by &&
  a.name === b.name &&
  Date.parse(b.at) - Date.parse(a.at) < oneGo

/** The entries of a conversation; `dayOf` gives the reader's local date. */
export function itemsOf(
  { messages, outbox, seenByAdmin }: Conversation,
  isWaiting: boolean,
  dayOf: (at: string) => string,
): Item[] {
  const lastOwn = messages.findLast(({ type }) => type === 'user')
  const said = messages.map(
    (each): Bare => ({
      key: each.clientId,
      by: each.type,
      name: each.senderName ?? '',
      text: typedIn(each),
      files: each.files ?? [],
      at: each.timestamp,
      delivery: each !== lastOwn ? null : each.id <= seenByAdmin ? 'seen' : 'sent',
    }),
  )
  const own = outbox.map(
    ({ clientId: key, message: text, files = [], at, isRefused }): Bare => ({
      key,
      by: 'user',
      name: '',
      text,
      files,
      at,
      delivery: isRefused ? 'failed' : isWaiting ? 'waiting' : 'sending',
    }),
  )
  const all = [...said, ...own]
  const items: Item[] = []
  for (const [index, item] of all.entries()) {
    const [before, after] = [all[index - 1], all[index + 1]]
    const day = dayOf(item.at)
    const isNewDay = !before || dayOf(before.at) !== day
    if (isNewDay) items.push({ is: 'day', key: `day ${day}`, at: item.at })
    const isLastOfDay = !after || dayOf(after.at) !== day
    items.push({
      is: 'message',
      ...item,
      isFirst: isNewDay || !isOneGo(before, item),
      isLast: isLastOfDay || !isOneGo(item, after),
    })
  }
  return items
}
