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

/** How a window moves along one side: how long it is, how far it steps, what of it stands out before, how often it stops. */
export type Span = {
  readonly size: number
  readonly stride: number
  readonly before: number
  readonly count: number
}

/** Equal padding at both ends. */
export const padded = (length: number, size: number, padding = 0, stride = 1): Span => ({
  ...{ size, stride, before: padding },
  count: Math.floor((length + 2 * padding - size) / stride) + 1,
})

/** 'Same' padding: the length divided by the stride; an odd element is added after. */
export function keeping(length: number, size: number, stride = 1): Span {
  const count = Math.ceil(length / stride)
  const missing = Math.max(0, (count - 1) * stride + size - length)
  return { size, stride, before: Math.floor(missing / 2), count }
}

/** Convolution, with outputs padded to multiples of eight. */
export function convolve(input: Volume, layer: Layer, down: Span, across: Span): Volume {
  const [height, width] = [down.count, across.count]
  const channels = layer.bias.length
  const values = new Float32Array(height * width * channels)
  const size = layer.rows * layer.columns * layer.inputs
  const field: Field = { places: new Int32Array(size), values: new Float64Array(size), count: 0 }
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += channels) {
      const top = y * down.stride - down.before
      gather(input, layer, top, x * across.stride - across.before, field)
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

/** Max pooling. */
export function pool(input: Volume, down: Span, across: Span): Volume {
  const { channels } = input
  const [height, width] = [down.count, across.count]
  const values = new Float32Array(height * width * channels).fill(Number.NEGATIVE_INFINITY)
  slide(input, down, across, (to, from) => {
    for (let channel = 0; channel < channels; channel += 1) {
      const value = input.values[from + channel]!
      if (value > values[to + channel]!) values[to + channel] = value
    }
  })
  return { height, width, channels, values }
}

/** Each channel by itself, with a kernel of its own. */
export function convolveEach(
  input: Volume,
  kernel: Float32Array,
  down: Span,
  across: Span,
): Volume {
  const { channels } = input
  const [height, width] = [down.count, across.count]
  const values = new Float32Array(height * width * channels)
  slide(input, down, across, (to, from, place) => {
    for (let channel = 0; channel < channels; channel += 1) {
      values[to + channel]! += input.values[from + channel]! * kernel[place + channel]!
    }
  })
  return { height, width, channels, values }
}

/** Calls `at` with where each value of the output begins, those of the input in its window, and their places in the window. */
function slide(
  { height, width, channels }: Volume,
  down: Span,
  across: Span,
  at: (to: number, from: number, place: number) => void,
): void {
  for (let row = 0, to = 0; row < down.count; row += 1) {
    for (let column = 0; column < across.count; column += 1, to += channels) {
      for (let dy = 0; dy < down.size; dy += 1) {
        const y = row * down.stride + dy - down.before
        if (y < 0 || y >= height) continue
        for (let dx = 0; dx < across.size; dx += 1) {
          const x = column * across.stride + dx - across.before
          if (x < 0 || x >= width) continue
          at(to, (y * width + x) * channels, (dy * across.size + dx) * channels)
        }
      }
    }
  }
}
