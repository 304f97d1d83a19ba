import type { Place, Strip } from '#domain/passport/reading.ts'
import type { AlignedLine } from './alignment.ts'
import type { GreyPicture } from './picture.ts'
import { crossing, type Layout, stripHeight, stripWidth } from './strip.ts'

/** Whether the picture was rotated before lines were searched, and whether they were upside down. */
export type Turn = { readonly isTurned: boolean; readonly isUpsideDown: boolean }

/** Pixels of a strip per half column, and its margin at either end. */
const halfColumn = 2
const margin = 16

type Found = {
  readonly layout: Layout
  readonly lines: readonly [AlignedLine, AlignedLine]
  readonly turn: Turn
  /** The picture in which they were found comes first. */
  readonly levels: readonly GreyPicture[]
}

/** Position of both lines in the original picture. */
export function placeOf({ layout, lines, turn, levels }: Found): Strip {
  const [searched] = levels as [GreyPicture]
  const places = lines.flatMap((line) => line.places.map((place) => place * halfColumn))
  const ends = [Math.max(0, Math.min(...places) - margin), Math.max(...places) + margin] as const
  const [left, right] = turn.isUpsideDown
    ? ([stripWidth - ends[1], stripWidth - ends[0]] as const)
    : ends
  const at = (column: number, line: 'upper' | 'lower', row: number): Place => {
    const x = layout.middle - layout.reach + (2 * layout.reach * column) / stripWidth
    const { y, acrossX, acrossY } = crossing(layout[line], x)
    const away = row * layout.rowHeight
    const width = searched.width * layout.scale
    const height = searched.height * layout.scale
    return turnedBack((x + acrossX * away) / width, (y + acrossY * away) / height, turn)
  }
  const half = stripHeight / 2
  const [a, b, c, d] = [
    at(left, 'upper', -half),
    at(right, 'upper', -half),
    at(right, 'lower', half),
    at(left, 'lower', half),
  ]
  const quarterTurns = ((turn.isTurned ? 1 : 0) + (turn.isUpsideDown ? 2 : 0)) as 0 | 1 | 2 | 3
  return { corners: turn.isUpsideDown ? [c, d, a, b] : [a, b, c, d], quarterTurns }
}

const within = (share: number) => Math.min(1, Math.max(0, share))

function turnedBack(x: number, y: number, { isTurned }: Turn): Place {
  return isTurned ? { x: within(y), y: within(1 - x) } : { x: within(x), y: within(y) }
}
