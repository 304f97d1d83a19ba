import { convolve, type Volume } from '#reader/layers.ts'
import { addUp, around, dense, meanOf, type Net, named, separable } from './net.ts'
import { type Box, type Pixels, type Point, resample } from './pixels.ts'

const side = 112
const means = [122.782, 117.001, 104.298] as const

/** The face centred in a black square. */
function squareOf(pixels: Pixels, box: Box): Volume {
  const longest = Math.max(box.width, box.height)
  const scale = side / longest
  const size = {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  }
  const face = resample(pixels, box, size)
  const values = new Float32Array(side * side * 3)
  const left = Math.floor((side - size.width) / 2)
  const top = Math.floor((side - size.height) / 2)
  for (let row = 0; row < size.height; row += 1) {
    const line = face.subarray(row * size.width * 3, (row + 1) * size.width * 3)
    values.set(line, ((top + row) * side + left) * 3)
  }
  for (let at = 0; at < values.length; at += 1) {
    values[at] = ((values[at] as number) - (means[at % 3] as number)) / 255
  }
  return { width: side, height: side, channels: 3, values }
}

function block(input: Volume, net: Net, name: string): Volume {
  const first =
    name === 'dense0'
      ? convolve(input, named(net.layers, `${name}/conv0`), ...around(input, 3, 2))
      : separable(input, net, `${name}/conv0`, 2)
  const one = addUp(first)
  const two = separable(one, net, `${name}/conv1`)
  const three = separable(addUp(one, two), net, `${name}/conv2`)
  return addUp(one, two, three)
}

/** The 68 landmarks of face-api's tiny net, in pixels of the picture. */
export function findLandmarks(pixels: Pixels, box: Box, net: Net): Point[] {
  let layer = squareOf(pixels, box)
  for (const name of ['dense0', 'dense1', 'dense2']) layer = block(layer, net, name)
  const { values } = dense(meanOf(layer), net, 'fc')
  const longest = Math.max(box.width, box.height)
  const left = box.x - (longest - box.width) / 2
  const top = box.y - (longest - box.height) / 2
  return Array.from({ length: values.length / 2 }, (_, at) => ({
    x: left + (values[at * 2] as number) * longest,
    y: top + (values[at * 2 + 1] as number) * longest,
  }))
}
