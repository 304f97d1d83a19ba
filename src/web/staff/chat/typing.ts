import { typingLastsMs } from '#domain/chat.ts'

/** Who is typing where, until when (milliseconds of the clock): a visitor has no name. */
export type Typing = readonly Readonly<{ sessionId: string; name: string | null; until: number }>[]

type Event = Readonly<{ sessionId: string; name?: string }>

export function withTyping(typing: Typing, { sessionId, name = '' }: Event, now: number): Typing {
  const who = name || null
  const others = typing.filter((each) => each.sessionId !== sessionId || each.name !== who)
  return [...others, { sessionId, name: who, until: now + typingLastsMs }]
}

export function withoutTyping(typing: Typing, sessionId: string, name: string | null): Typing {
  const rest = typing.filter((each) => each.sessionId !== sessionId || each.name !== name)
  return rest.length === typing.length ? typing : rest
}

export function stillTyping(typing: Typing, now: number): Typing {
  const rest = typing.filter(({ until }) => until > now)
  return rest.length === typing.length ? typing : rest
}

export function isVisitorTyping(typing: Typing, sessionId: string): boolean {
  return typing.some((each) => each.sessionId === sessionId && each.name === null)
}

export function colleaguesTyping(
  typing: Typing,
  sessionId: string,
  self: string,
): readonly string[] {
  return typing.flatMap(({ name, ...each }) =>
    each.sessionId === sessionId && name !== null && name !== self ? [name] : [],
  )
}
