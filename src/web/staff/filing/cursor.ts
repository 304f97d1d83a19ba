import type { FilingLine } from './use-filing.ts'

/** Whether a line has something to copy. */
export const isCopyable = ({ missing }: Pick<FilingLine, 'missing'>): boolean => missing === null

type Lines = readonly Pick<FilingLine, 'key' | 'missing'>[]

/** The line to copy after one (from the beginning where there is none): the next that is not ticked; null when all are. */
export function nextOpen(
  lines: Lines,
  after: string | null,
  isTicked: (key: string) => boolean,
): string | null {
  const at = lines.findIndex(({ key }) => key === after)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at + 1)]
  return around.find((line) => isCopyable(line) && !isTicked(line.key))?.key ?? null
}

/** The line that a key leads to, staying at the ends; lines without a value are passed over. Null for other keys. */
export function reached(lines: Lines, from: string | null, pressed: string): string | null {
  const own = lines.filter(isCopyable)
  const at = own.findIndex(({ key }) => key === from)
  const last = own.length - 1
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }
  const place = places[pressed]
  return place === undefined ? null : (own[place]?.key ?? null)
}
