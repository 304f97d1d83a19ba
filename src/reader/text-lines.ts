import { type Curve, curveThrough, heightAt, median, slopeAt } from './curve.ts'
import type { Glyph } from './glyphs.ts'

/** Glyphs in a row, left to right, at any tilt. */
export type TextLine = {
  readonly glyphs: readonly Glyph[]
  readonly curve: Curve
  /** Typical height, in pixels. */
  readonly height: number
  readonly from: number
  readonly to: number
  readonly slope: number
  /** Distance between glyphs, in pixels. */
  readonly pitch: number
  /** Similarity to a machine zone line: many evenly spaced glyphs. */
  readonly score: number
}

type Row = Omit<TextLine, 'pitch' | 'score'>

const fewestToJoin = 7
const fewestInLine = 12
const mostLines = 14

/** The lines most similar to a machine zone, best first. */
export function findTextLines(glyphs: readonly Glyph[]): TextLine[] {
  const rows = chains(glyphs)
    .filter((chain) => chain.length >= fewestToJoin)
    .map(rowOf)
  return joined(rows)
    .map(mostRegularStretch)
    .map(measured)
    .filter((line) => line.glyphs.length >= fewestInLine)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostLines)
}

function rowOf(unordered: readonly Glyph[]): Row {
  const glyphs = [...unordered].sort((a, b) => a.x - b.x)
  const curve = curveThrough(glyphs, 'straight')
  return {
    glyphs,
    curve,
    height: median(glyphs.map(({ height }) => height)),
    from: glyphs[0]!.x,
    to: glyphs.at(-1)!.x,
    slope: slopeAt(curve, curve.middle),
  }
}

/** Links each glyph to its nearest right neighbour. */
function chains(glyphs: readonly Glyph[]): Glyph[][] {
  const neighbour = neighbours(glyphs)
  const parent = glyphs.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!
      root = parent[root]!
    }
    return root
  }
  for (const [at, other] of neighbour.entries()) {
    if (other !== null) parent[rootOf(at)] = rootOf(other)
  }
  const byRoot = new Map<number, Glyph[]>()
  for (const [at, glyph] of glyphs.entries()) {
    const root = rootOf(at)
    const chain = byRoot.get(root)
    if (chain) chain.push(glyph)
    else byRoot.set(root, [glyph])
  }
  return [...byRoot.values()]
}

const cell = 40

function neighbours(glyphs: readonly Glyph[]): (number | null)[] {
  const grid = new Map<number, number[]>()
  const keyOf = (column: number, row: number) => column * 4096 + row
  const cellOf = ({ x, y }: Glyph) => [(x / cell) | 0, (y / cell) | 0] as const
  for (const [at, glyph] of glyphs.entries()) {
    const key = keyOf(...cellOf(glyph))
    const there = grid.get(key)
    if (there) there.push(at)
    else grid.set(key, [at])
  }
  return glyphs.map((glyph) => {
    const reach = Math.max(glyph.height, glyph.width) * 2.6
    const [column, row] = cellOf(glyph)
    let [nearest, least] = [null as number | null, Number.POSITIVE_INFINITY]
    for (let right = column; right <= column + Math.ceil(reach / cell); right += 1) {
      for (let near = row - 1; near <= row + 1; near += 1) {
        for (const at of grid.get(keyOf(right, near)) ?? []) {
          const distance = distanceTo(glyph, glyphs[at]!, reach)
          if (distance < least) [nearest, least] = [at, distance]
        }
      }
    }
    return nearest
  })
}

/** Distance to a glyph on the right; infinite if not on the same line. */
function distanceTo(from: Glyph, to: Glyph, reach: number): number {
  const size = Math.max(from.height, from.width)
  const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)]
  if (across < size * 0.25 || across > reach) return Number.POSITIVE_INFINITY
  if (down > 0.22 * across + 0.22 * size) return Number.POSITIVE_INFINITY
  const ratio = to.height / from.height
  if (ratio < 0.5 || ratio > 2) return Number.POSITIVE_INFINITY
  return across + 2 * down
}

/** Joins rows that continue each other, as after a glare. */
function joined(rows: readonly Row[]): Row[] {
  const all = [...rows]
  for (let round = 0; round < 30; round += 1) {
    const pair = firstPair(all)
    if (!pair) break
    const [left, right] = pair
    all[left] = rowOf([...all[left]!.glyphs, ...all[right]!.glyphs])
    all.splice(right, 1)
  }
  return all
}

function firstPair(rows: readonly Row[]): [number, number] | null {
  for (const [at, row] of rows.entries()) {
    const other = rows.findIndex((each) => each !== row && goesOn(row, each))
    if (other >= 0) return [at, other]
  }
  return null
}

function goesOn(left: Row, right: Row): boolean {
  const gap = right.from - left.to
  if (gap < -left.height || gap > left.height * 10) return false
  const fewest = Math.min(left.glyphs.length, right.glyphs.length)
  if (Math.abs(left.slope - right.slope) > 0.08 + 0.3 / fewest) return false
  const between = (left.to + right.from) / 2
  const step = Math.abs(heightAt(left.curve, between) - heightAt(right.curve, between))
  const ratio = left.height / right.height
  return step <= 0.55 * left.height + 0.01 * gap && ratio >= 0.65 && ratio <= 1.5
}

const distancesIn = (glyphs: readonly Glyph[]) =>
  glyphs.slice(1).map(({ x }, at) => x - glyphs[at]!.x)

/** The most frequent distance between neighbours. */
function usualDistance(distances: readonly number[], height: number): number {
  const likely = distances.filter((each) => each > height * 0.45 && each < height * 1.9)
  let [usual, most] = [0, -1]
  for (const each of likely) {
    const count = likely.filter((other) => Math.abs(other - each) < 0.1 * each).length
    if (count > most) [usual, most] = [each, count]
  }
  return usual || median(distances)
}

/** Drops background at the ends: the stretch with the most regular distances. */
function mostRegularStretch(row: Row): Row {
  const distances = distancesIn(row.glyphs)
  const usual = usualDistance(distances, row.height)
  let [best, first, last] = [0, 0, 0]
  for (let at = 0, sum = 0, start = 0; at < distances.length; at += 1) {
    const ratio = distances[at]! / usual
    const drop = row.glyphs[at + 1]!.y - row.glyphs[at]!.y - row.slope * distances[at]!
    const isRegular = ratio > 0.78 && ratio < 1.24 && Math.abs(drop) < 0.35 * row.height
    const isGap = ratio > 1.75 && ratio < 2.25
    sum += isRegular ? 1 : isGap ? -0.3 : -1.3
    if (sum < 0) [sum, start] = [0, at + 1]
    if (sum > best) [best, first, last] = [sum, start, at + 1]
  }
  const isShorter = last - first + 1 < row.glyphs.length
  return last - first >= 8 && isShorter ? rowOf(row.glyphs.slice(first, last + 1)) : row
}

function measured(row: Row): TextLine {
  const distances = distancesIn(row.glyphs)
  const middle = median(distances)
  const near = distances.filter((each) => each > middle * 0.75 && each < middle * 1.25)
  const pitch = near.reduce((sum, each) => sum + each, 0) / near.length || middle
  const regularity = near.length / distances.length
  return { ...row, pitch, score: Math.min(46, row.glyphs.length) * regularity ** 2 }
}
