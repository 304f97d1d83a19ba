export type StreamEvent = { event: string; data: string; id: string }

/**
 * Reads server-sent events (WHATWG HTML 9.2.6) out of pieces of text that may be cut anywhere, and
 * hands over each one as soon as it is whole.
 */
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
    // A carriage return at the very end may be the first half of a line end.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(readLine)
  }
}
