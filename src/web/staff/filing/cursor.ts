import type { FilingLine } from './use-filing.ts'

export const isCopyable = ({ missing }: Pick<FilingLine, 'missing'>): boolean => missing === null

type Line = Pick<FilingLine, 'key' | 'missing'>
type Lines = readonly Line[]

/** The first line after one (from the beginning where there is none) of which this holds, from the beginning after the end. */
function nextOf(lines: Lines, after: string | null, holds: (line: Line) => boolean) {
  const at = lines.findIndex(({ key }) => key === after)
  const around = [...lines.slice(at + 1), ...lines.slice(0, at + 1)]
  return around.find(holds)?.key ?? null
}

type IsTicked = (key: string) => boolean

/** The line to copy after one: the next that is not ticked; null when all are. */
export const nextOpen = (lines: Lines, after: string | null, isTicked: IsTicked): string | null =>
  nextOf(lines, after, (line) => isCopyable(line) && !isTicked(line.key))

/** The line to go on with after one was answered: the next without a value or tick; null where there is none. */
export const nextUndone = (lines: Lines, after: string, isTicked: IsTicked): string | null =>
  nextOf(lines, after, (line) => !isCopyable(line) || !isTicked(line.key))

/** The line that a key leads to, staying at the ends. Null for other keys. */
export function reached(lines: Lines, from: string | null, pressed: string): string | null {
  const at = lines.findIndex(({ key }) => key === from)
  const last = lines.length - 1
  const places: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }
  const place = places[pressed]
  return place === undefined ? null : (lines[place]?.key ?? null)
}
