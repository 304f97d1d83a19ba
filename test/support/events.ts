/** A server-sent event. */
export type StreamEvent = { name: string; id: number | null; data: Record<string, unknown> }

export type EventReader = {
  /** All events so far, in order. */
  events: StreamEvent[]
  /** The first matching event, past ones included. */
  until(isWanted: (event: StreamEvent) => boolean): Promise<StreamEvent>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  close(): void
}

function parse(block: string): StreamEvent | null {
  const lines = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [name, data, id] = [lines.get('event'), lines.get('data'), lines.get('id')]
  if (name === undefined || data === undefined) return null
  return { name, id: id === undefined ? null : Number(id), data: JSON.parse(data) }
}

/** Reads server-sent events over real HTTP. Throws the problem's code without a stream. */
export async function readEvents(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const stopping = new AbortController()
  const response = await fetch(url, { headers, signal: stopping.signal })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(String((await response.json()).code))
  }
  const events: StreamEvent[] = []
  const waiting = new Set<() => void>()
  async function read(): Promise<void> {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      events.push(...blocks.flatMap((block) => parse(block) ?? []))
      for (const look of waiting) look()
    }
  }
  const ended = read().catch(() => {})
  return {
    events,
    ended,
    until: (isWanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = events.find(isWanted)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    close: () => stopping.abort(),
  }
}
