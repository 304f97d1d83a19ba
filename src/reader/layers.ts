import { type Layer, lane } from './weights.ts'

/** Values by row, column and channel. */
export type Volume = {
  readonly height: number
  readonly width: number
  readonly channels: number
  readonly values: Float32Array
}

/** The non-zero inputs under a kernel: positions and values. */
type Field = { readonly places: Int32Array; readonly values: Float64Array; count: number }

/**
 * Convolution, outputs padded to multiples of eight; the input is surrounded by `padding` rows and
 * columns of zeros.
 */
export function convolve(
  input: Volume,
  layer: Layer,
  padding: readonly [rows: number, columns: number],
): Volume {
  const height = input.height + 2 * padding[0] - layer.rows + 1
  const width = input.width + 2 * padding[1] - layer.columns + 1
  const channels = layer.bias.length
  const values = new Float32Array(height * width * channels)
  const size = layer.rows * layer.columns * layer.inputs
  const field: Field = { places: new Int32Array(size), values: new Float64Array(size), count: 0 }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += channels) {
      gather(input, layer, y - padding[0], x - padding[1], field)
      for (let output = 0; output < channels; output += lane) {
        addLane(field, layer, output, size, values, at)
      }
    }
  }
  return { height, width, channels, values }
}

/** After the first layer half the inputs are 0 and cost nothing. */
function gather(input: Volume, layer: Layer, top: number, left: number, field: Field): void {
  const [outputs, { inputs, columns }] = [lane, layer]
  let count = 0
  for (let row = 0; row < layer.rows; row += 1) {
    const y = top + row
    if (y < 0 || y >= input.height) continue
    for (let column = 0; column < columns; column += 1) {
      const x = left + column
      if (x < 0 || x >= input.width) continue
      const from = (y * input.width + x) * inputs
      const place = (row * columns + column) * inputs
      for (let each = 0; each < inputs; each += 1) {
        const value = input.values[from + each]!
        if (value === 0) continue
        field.places[count] = (place + each) * outputs
        field.values[count] = value
        count += 1
      }
    }
  }
  field.count = count
}

/** Eight outputs at one position. Unrolled to keep the sums in registers: this is the hot loop. */
function addLane(
  { places, values, count }: Field,
  { kernel, bias }: Layer,
  output: number,
  size: number,
  into: Float32Array,
  at: number,
): void {
  const start = output * size
  let a = bias[output]!
  let b = bias[output + 1]!
  let c = bias[output + 2]!
  let d = bias[output + 3]!
  let e = bias[output + 4]!
  let f = bias[output + 5]!
  let g = bias[output + 6]!
  let h = bias[output + 7]!
  for (let each = 0; each < count; each += 1) {
    const value = values[each]!
    const from = start + places[each]!
    a += value * kernel[from]!
    b += value * kernel[from + 1]!
    c += value * kernel[from + 2]!
    d += value * kernel[from + 3]!
    e += value * kernel[from + 4]!
    f += value * kernel[from + 5]!
    g += value * kernel[from + 6]!
    h += value * kernel[from + 7]!
  }
  const sums = at + output
  into[sums] = a
  into[sums + 1] = b
  into[sums + 2] = c
  into[sums + 3] = d
  into[sums + 4] = e
  into[sums + 5] = f
  into[sums + 6] = g
  into[sums + 7] = h
}

/** ReLU in place. */
export function rectify(volume: Volume): Volume {
  const { values } = volume
  for (let at = 0; at < values.length; at += 1) if (values[at]! < 0) values[at] = 0
  return volume
}

/** Max pooling over blocks of rows and columns. */
export function pool(input: Volume, rows: number, columns: number): Volume {
  const { channels } = input
  const height = Math.floor(input.height / rows)
  const width = Math.floor(input.width / columns)
  const values = new Float32Array(height * width * channels).fill(Number.NEGATIVE_INFINITY)
  for (let y = 0; y < height * rows; y += 1) {
    for (let x = 0; x < width * columns; x += 1) {
      const from = (y * input.width + x) * channels
      const to = (Math.floor(y / rows) * width + Math.floor(x / columns)) * channels
      for (let channel = 0; channel < channels; channel += 1) {
        const value = input.values[from + channel]!
        if (value > values[to + channel]!) values[to + channel] = value
      }
    }
  }
  return { height, width, channels, values }
}
