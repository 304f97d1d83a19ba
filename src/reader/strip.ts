import { type Curve, curveThrough, heightAt, lowered, median, slopeAt } from './curve.ts'
import type { LinePair } from './line-pairs.ts'
import { type GreyPicture, shadeAt } from './picture.ts'

/** Size of a straightened line: the net is trained on this size, 14 pixels per character. */
export const stripHeight = 28
export const stripWidth = 840
const stripPitch = 14
/** Distance between the lines in pitches, where only one was seen. */
const usualDistance = 2.5

/** Position of two lines in a scaled picture, and the part of it that each strip row covers. */
export type Layout = {
  readonly upper: Curve
  readonly lower: Curve
  /** x of the centre of both, and the reach of the strips to either side. */
  readonly middle: number
  readonly reach: number
  readonly pitch: number
  /** Pixels of the scaled picture per strip row. */
  readonly rowHeight: number
  /** Scale relative to the original picture. */
  readonly scale: number
}

/** Lays out both lines; `stretch` makes letters lower (above 1) or higher. */
export function layOut(pair: LinePair, scale: number, stretch: number): Layout {
  const lines = [pair.upper, pair.lower].filter((line) => line !== null)
  const known = pair.upper ?? pair.lower
  const from = Math.min(...lines.map((line) => line.from))
  const to = Math.max(...lines.map((line) => line.to))
  const seen = lines.reduce((sum, line) => sum + line.pitch, 0) / lines.length
  const whole = (to - from) / 43
  const pitch = Math.abs(whole / seen - 1) < 0.08 ? whole : seen
  const high = lines.flatMap(({ glyphs }) =>
    glyphs.map(({ height }) => height).filter((height) => height > known.height * 0.9),
  )
  // Tilt makes boxes higher than their letters.
  const upright = median(high) - Math.abs(known.slope) * pitch * 0.5
  const height = Math.max(0.75 * pitch, Math.min(1.35 * pitch, upright))
  const curves = { upper: bent(pair.upper), lower: bent(pair.lower) }
  const gap = usualDistance * pitch * Math.hypot(1, known.slope)
  return {
    upper: curves.upper ?? lowered(curves.lower as Curve, -gap),
    lower: curves.lower ?? lowered(curves.upper as Curve, gap),
    middle: (from + to) / 2,
    reach: pitch * (stripWidth / stripPitch / 2),
    pitch,
    rowHeight: (height / stripPitch) * stretch,
    scale,
  }
}

const bent = (line: LinePair['upper']) => (line ? curveThrough(line.glyphs, 'bent') : null)

/** A straightened line, 28 rows high, cut from the closest halving. */
export function cutStrip(
  halvings: readonly GreyPicture[],
  layout: Layout,
  line: 'upper' | 'lower',
): Uint8Array {
  const level = levelFor(layout, halvings.length)
  const picture = halvings[level]!
  const zoom = 1 / (layout.scale * 2 ** level)
  const strip = new Uint8Array(stripWidth * stripHeight)
  const step = (2 * layout.reach) / stripWidth
  for (let column = 0; column < stripWidth; column += 1) {
    const x = layout.middle - layout.reach + (column + 0.5) * step
    const { y, acrossX, acrossY } = crossing(layout[line], x)
    for (let row = 0; row < stripHeight; row += 1) {
      const away = (row - (stripHeight - 1) / 2) * layout.rowHeight
      const [atX, atY] = [(x + acrossX * away) * zoom, (y + acrossY * away) * zoom]
      strip[row * stripWidth + column] = shadeAt(picture, atX - 0.5, atY - 0.5)
    }
  }
  return strip
}

/** The y of a curve at x, and its unit normal. */
export function crossing(curve: Curve, x: number) {
  const slope = slopeAt(curve, x)
  const length = Math.hypot(1, slope)
  return { y: heightAt(curve, x), acrossX: -slope / length, acrossY: 1 / length }
}

function levelFor({ pitch, scale }: Layout, levels: number): number {
  const pixels = pitch / scale / stripPitch
  let level = 0
  while (level < levels - 1 && pixels / 2 ** level > 1.6) level += 1
  return level
}

/** Gaussian kernel with a radius of six pixels and a sigma of two. */
const bell = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((away) => ({
  away,
  weight: Math.exp(-(away ** 2) / 8) / (2 * Math.sqrt(2 * Math.PI)),
}))
const sharpness = 2

/** Sharpens a strip to restore edges lost to blur. */
export function sharpened(strip: Uint8Array): Uint8Array {
  const along = softened(strip, (at) => at % stripWidth, stripWidth, 1)
  const soft = softened(along, (at) => Math.floor(at / stripWidth), stripHeight, stripWidth)
  return strip.map((shade, at) =>
    Math.min(255, Math.max(0, shade + sharpness * (shade - soft[at]!) + 0.5)),
  )
}

/** Blurs along rows or columns, clamped at the ends. */
function softened(
  values: Uint8Array | Float32Array,
  placeOf: (at: number) => number,
  places: number,
  step: number,
): Float32Array {
  return Float32Array.from(values, (_, at) => {
    const place = placeOf(at)
    return bell.reduce((sum, { away, weight }) => {
      const near = Math.min(places - 1, Math.max(0, place + away))
      return sum + weight * values[at + (near - place) * step]!
    }, 0)
  })
}

/** Rotates a strip by 180 degrees. */
export function upsideDown(strip: Uint8Array): Uint8Array {
  return strip.slice().reverse()
}
