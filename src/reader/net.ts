import { convolve, padded, pool, rectify, type Volume } from './layers.ts'
import { stripHeight } from './strip.ts'
import type { Layer, Net } from './weights.ts'

/** Blank (first) and the characters of a zone. */
export const classes = 38
/** Minimum log likelihood of a class. */
const leastLikely = -12

/** Log likelihoods by column of a strip: blank, then the characters. */
export type Likelihoods = { readonly columns: number; readonly logs: Float32Array }

/** Padding and pooling of each layer. */
const plan = [
  { padding: [1, 1], pool: [2, 2] },
  { padding: [1, 1], pool: [2, 2] },
  { padding: [1, 1], pool: [2, 1] },
  { padding: [0, 2], pool: null },
  { padding: [0, 1], pool: null },
] as const

/** Recognises a strip of 28 rows. */
export function recognise(net: Net, strip: Uint8Array): Likelihoods {
  let volume = evenedOut(strip)
  for (const [at, step] of plan.entries()) {
    volume = rectify(laidOver(volume, net[at] as Layer, step.padding))
    if (step.pool) {
      const [rows, columns] = step.pool
      const down = padded(volume.height, rows, 0, rows)
      volume = pool(volume, down, padded(volume.width, columns, 0, columns))
    }
  }
  return likelihoodsOf(laidOver(volume, net[plan.length] as Layer, [0, 0]))
}

const laidOver = (input: Volume, layer: Layer, [rows, columns]: readonly [number, number]) =>
  convolve(
    input,
    layer,
    padded(input.height, layer.rows, rows),
    padded(input.width, layer.columns, columns),
  )

/** Columns on either side over which brightness and contrast are normalised. */
const around = 30
/** Added to the spread, so that empty areas are not amplified to noise. */
const calm = 6

function evenedOut(strip: Uint8Array): Volume {
  const width = strip.length / stripHeight
  const means = new Float64Array(width)
  const squares = new Float64Array(width)
  for (let at = 0; at < strip.length; at += 1) {
    means[at % width]! += strip[at]! / stripHeight
    squares[at % width]! += strip[at]! ** 2 / stripHeight
  }
  const values = new Float32Array(strip.length)
  for (let x = 0; x < width; x += 1) {
    let [mean, square] = [0, 0]
    for (let near = x - around; near <= x + around; near += 1) {
      const column = Math.min(width - 1, Math.max(0, near))
      mean += means[column]! / (2 * around + 1)
      square += squares[column]! / (2 * around + 1)
    }
    const spread = Math.sqrt(Math.max(0, square - mean * mean)) + calm
    for (let at = x; at < strip.length; at += width) values[at] = (strip[at]! - mean) / spread
  }
  return { height: stripHeight, width, channels: 1, values }
}

function likelihoodsOf({ width, channels, values }: Volume): Likelihoods {
  const logs = new Float32Array(width * classes)
  for (let column = 0; column < width; column += 1) {
    const own = logs.subarray(column * classes, (column + 1) * classes)
    own.set(values.subarray(column * channels, column * channels + classes))
    const total = logOfSum(own)
    for (let at = 0; at < classes; at += 1) own[at] = Math.max(leastLikely, own[at]! - total)
  }
  return { columns: width, logs }
}

/** Log-sum-exp. */
export function logOfSum(logs: Float32Array): number {
  const largest = logs.reduce((most, each) => Math.max(most, each), Number.NEGATIVE_INFINITY)
  return largest + Math.log(logs.reduce((sum, each) => sum + Math.exp(each - largest), 0))
}
