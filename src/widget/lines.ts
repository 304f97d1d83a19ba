import type { ChatSide } from '#domain/chat.ts'
import type { Conversation } from './conversation.ts'

export type Standing = 'sending' | 'waiting' | 'failed' | 'sent' | 'seen'

/** What stands in the log: a day, or a message. `at` as ISO 8601. */
export type Line =
  | { is: 'day'; key: string; at: string }
  | {
      is: 'message'
      key: string
      by: ChatSide
      name: string
      text: string
      at: string
      /** The first and the last of what one person said in one go. */
      isFirst: boolean
      isLast: boolean
      /** Of the visitor's own, where there is something to say about it. */
      standing: Standing | null
    }

type Said = Extract<Line, { is: 'message' }>
type Bare = Omit<Said, 'is' | 'isFirst' | 'isLast'>

/** What follows sooner was said in the same go, in milliseconds. */
const oneGo = 5 * 60_000

const isOneGo = (a: Bare | undefined, b: Bare | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.by === b.by &&
  a.name === b.name &&
  Date.parse(b.at) - Date.parse(a.at) < oneGo

/** The conversation as it is read; `dayOf` names the day of a moment where the reader is. */
export function linesOf(
  { messages, outbox, seenByAdmin }: Conversation,
  isWaiting: boolean,
  dayOf: (at: string) => string,
): Line[] {
  const lastOwn = messages.findLast(({ type }) => type === 'user')
  const said = messages.map(
    (each): Bare => ({
      key: each.clientId,
      by: each.type,
      name: each.senderName ?? '',
      text: each.message,
      at: each.timestamp,
      standing: each !== lastOwn ? null : each.id <= seenByAdmin ? 'seen' : 'sent',
    }),
  )
  const own = outbox.map(
    ({ clientId: key, message: text, at, isRefused }): Bare => ({
      key,
      by: 'user',
      name: '',
      text,
      at,
      standing: isRefused ? 'failed' : isWaiting ? 'waiting' : 'sending',
    }),
  )
  const all = [...said, ...own]
  const lines: Line[] = []
  for (const [index, line] of all.entries()) {
    const [before, after] = [all[index - 1], all[index + 1]]
    const day = dayOf(line.at)
    const isNewDay = !before || dayOf(before.at) !== day
    if (isNewDay) lines.push({ is: 'day', key: `day ${day}`, at: line.at })
    const isLastOfDay = !after || dayOf(after.at) !== day
    lines.push({
      is: 'message',
      ...line,
      isFirst: isNewDay || !isOneGo(before, line),
      isLast: isLastOfDay || !isOneGo(line, after),
    })
  }
  return lines
}
