import { convolve, padded, type Volume } from '#reader/layers.ts'
import { dense, leaky, maxPool, type Net, named, separable } from './net.ts'
import { type Box, type Pixels, resample } from './pixels.ts'

/** A possible face in pixels of the picture, with confidence 0 to 1. */
export type Candidate = Readonly<{ box: Box; score: number }>

/** Anchor widths and heights in cells, as trained. */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const
const numbersOfAnchor = 5

const means = [117.001, 114.697, 97.404] as const

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))

/** The picture scaled into the upper left of a black square. */
function squareOf(pixels: Pixels, side: number): Volume {
  const longest = Math.max(pixels.width, pixels.height)
  const box = { x: 0, y: 0, width: longest, height: longest }
  const values = resample(pixels, box, { width: side, height: side })
  for (let at = 0; at < values.length; at += 1) {
    values[at] = ((values[at] as number) - (means[at % 3] as number)) / 255
  }
  return { width: side, height: side, channels: 3, values }
}

function run(input: Volume, net: Net): Volume {
  const bare = padded(input.width, 3)
  let layer = maxPool(leaky(convolve(input, named(net.layers, 'conv0'), bare, bare)), 2)
  for (const number of [1, 2, 3, 4, 5]) {
    layer = maxPool(leaky(separable(layer, net, `conv${number}`)), number === 5 ? 1 : 2)
  }
  return dense(layer, net, 'conv8')
}

/**
 * Faces detected by face-api's tiny detector at one input size, a multiple of 32: smaller inputs
 * suit larger faces. Several candidates may be the same face.
 */
export function detectFaces(
  pixels: Pixels,
  net: Net,
  inputSize: number,
  leastScore: number,
): Candidate[] {
  const { width: cells, channels, values } = run(squareOf(pixels, inputSize), net)
  const cell = Math.max(pixels.width, pixels.height) / cells
  const found: Candidate[] = []
  for (let index = 0; index < cells * cells * anchors.length; index += 1) {
    const place = Math.floor(index / anchors.length)
    const at = place * channels + (index % anchors.length) * numbersOfAnchor
    const score = sigmoid(values[at + 4] as number)
    if (score < leastScore) continue
    const [column, row] = [place % cells, Math.floor(place / cells)]
    const [anchorWidth, anchorHeight] = anchors[index % anchors.length] as readonly [number, number]
    const width = Math.exp(values[at + 2] as number) * anchorWidth * cell
    const height = Math.exp(values[at + 3] as number) * anchorHeight * cell
    const x = (column + sigmoid(values[at] as number)) * cell - width / 2
    const y = (row + sigmoid(values[at + 1] as number)) * cell - height / 2
    found.push({ box: { x, y, width, height }, score })
  }
  return found
}
