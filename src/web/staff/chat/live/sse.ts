/** One event of a stream of server-sent events, as it came over the line. */
export type StreamEvent = Readonly<{ name: string; data: string; id: string | null }>

/**
 * Takes a stream of server-sent events apart. Each call gives the events that its piece completes;
 * a piece may end anywhere. Comments complete nothing.
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  let fields: Record<string, string> = {}

  const finished = (): StreamEvent | null => {
    const { event: name = 'message', data, id = null } = fields
    fields = {}
    return data === undefined ? null : { name, data, id }
  }
  const read = (line: string): StreamEvent | null => {
    if (line === '') return finished()
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'data' && fields.data !== undefined) fields.data += `\n${value}`
    else if (name !== '') fields[name] = value
    return null
  }

  return (piece) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    return lines.flatMap((line) => read(line.replace(/\r$/, '')) ?? [])
  }
}
