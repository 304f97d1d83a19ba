export type StreamEvent = { event: string; data: string; id: string }

/** Parses server-sent events (WHATWG HTML 9.2.6) from arbitrarily split text and emits each one once complete. */
export function createParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  let [event, id] = ['', '']
  let data: string[] = []

  function readLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onEvent({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      return
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
    if (field === 'id') id = value
  }

  return (piece) => {
    // A trailing carriage return may be half of a line end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}
