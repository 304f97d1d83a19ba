/** Values of a layer by row, pixel and channel. */
export type Layer = Readonly<{
  width: number
  height: number
  channels: number
  values: Float32Array
}>

export type Weights = ReadonlyMap<string, Float32Array>

type Manifest = readonly Readonly<{
  weights: readonly Readonly<{
    name: string
    shape: readonly number[]
    quantization: Readonly<{ scale: number; min: number }>
  }>[]
}>[]

/** Unpacks weights stored as bytes. Throws RangeError if the file is shorter than its manifest. */
export function unpackWeights(manifest: Manifest, file: Uint8Array): Weights {
  const weights = new Map<string, Float32Array>()
  let from = 0
  for (const { name, shape, quantization } of manifest.flatMap((part) => part.weights)) {
    const { scale, min } = quantization
    const count = shape.reduce((product, side) => product * side, 1)
    if (from + count > file.length) throw new RangeError(`No weights for ${name}`)
    weights.set(
      name,
      Float32Array.from(file.subarray(from, from + count), (byte) => byte * scale + min),
    )
    from += count
  }
  return weights
}

/** Weights by name. Throws RangeError if missing. */
export function weightsOf(weights: Weights, name: string): Float32Array {
  const found = weights.get(name)
  if (!found) throw new RangeError(`No weights called ${name}`)
  return found
}

/** A square kernel window with its stride and padding before the first and after the last pixel. */
type Window = Readonly<{ side: number; stride: number; before: number; after: number }>

/** 'Same' padding: the output size is the input's divided by the stride; an odd pixel is added after. */
function around(length: number, side: number, stride: number): Window {
  const missing = Math.max(0, (Math.ceil(length / stride) - 1) * stride + side - length)
  return { side, stride, before: Math.floor(missing / 2), after: Math.ceil(missing / 2) }
}

const outputOf = (length: number, { side, stride, before, after }: Window): number =>
  Math.floor((length + before + after - side) / stride) + 1

type Places = (output: number, input: number, inWindow: number) => void

/** Calls `at` for each output pixel with each input pixel in its window. */
function slide(
  layer: Layer,
  across: Window,
  down: Window,
  at: Places,
): { width: number; height: number } {
  const [width, height] = [outputOf(layer.width, across), outputOf(layer.height, down)]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      for (let dy = 0; dy < down.side; dy += 1) {
        const y = row * down.stride + dy - down.before
        if (y < 0 || y >= layer.height) continue
        for (let dx = 0; dx < across.side; dx += 1) {
          const x = column * across.stride + dx - across.before
          if (x < 0 || x >= layer.width) continue
          at(row * width + column, y * layer.width + x, dy * across.side + dx)
        }
      }
    }
  }
  return { width, height }
}

const sizeOf = (layer: Layer, across: Window, down: Window) =>
  outputOf(layer.width, across) * outputOf(layer.height, down)

type Filter = Readonly<{
  weights: Float32Array
  bias: Float32Array
  side?: number
  stride?: number
  /** Without padding, so that the output is smaller. */
  isBare?: boolean
}>

/** A full convolution. */
export function convolve(
  layer: Layer,
  { weights, bias, side = 1, stride = 1, isBare = false }: Filter,
): Layer {
  const windowOf = (length: number): Window =>
    isBare ? { side, stride, before: 0, after: 0 } : around(length, side, stride)
  const [across, down] = [windowOf(layer.width), windowOf(layer.height)]
  const to = bias.length
  const values = new Float32Array(sizeOf(layer, across, down) * to)
  for (let at = 0; at < values.length; at += to) values.set(bias, at)
  const size = slide(layer, across, down, (output, input, inWindow) =>
    mix(layer, input, weights, inWindow, values, output * to, to),
  )
  return { ...size, channels: to, values }
}

/** Adds a pixel's channels times their weights to an output pixel: the hot loop. */
function mix(
  { values: from, channels }: Layer,
  input: number,
  weights: Float32Array,
  inWindow: number,
  into: Float32Array,
  start: number,
  to: number,
): void {
  for (let channel = 0; channel < channels; channel += 1) {
    const value = from[input * channels + channel] as number
    if (value === 0) continue
    const row = (inWindow * channels + channel) * to
    for (let made = 0; made < to; made += 1) {
      into[start + made] = (into[start + made] as number) + value * (weights[row + made] as number)
    }
  }
}

/** A depthwise 3 by 3 convolution followed by a pointwise one. */
export function separable(layer: Layer, weights: Weights, name: string, stride: 1 | 2 = 1): Layer {
  const { channels } = layer
  const depthwise = weightsOf(weights, `${name}/depthwise_filter`)
  const [across, down] = [around(layer.width, 3, stride), around(layer.height, 3, stride)]
  const values = new Float32Array(sizeOf(layer, across, down) * channels)
  const from = layer.values
  const size = slide(layer, across, down, (output, input, inWindow) => {
    const [into, out, row] = [output * channels, input * channels, inWindow * channels]
    for (let at = 0; at < channels; at += 1) {
      values[into + at] =
        (values[into + at] as number) + (from[out + at] as number) * (depthwise[row + at] as number)
    }
  })
  return convolve(
    { ...size, channels, values },
    {
      weights: weightsOf(weights, `${name}/pointwise_filter`),
      bias: weightsOf(weights, `${name}/bias`),
    },
  )
}

/** 2 by 2 max pooling. */
export function maxPool(layer: Layer, stride: 1 | 2): Layer {
  const { channels } = layer
  const [across, down] = [around(layer.width, 2, stride), around(layer.height, 2, stride)]
  const values = new Float32Array(sizeOf(layer, across, down) * channels).fill(-Infinity)
  const from = layer.values
  const size = slide(layer, across, down, (output, input) => {
    const [into, out] = [output * channels, input * channels]
    for (let at = 0; at < channels; at += 1) {
      const value = from[out + at] as number
      if (value > (values[into + at] as number)) values[into + at] = value
    }
  })
  return { ...size, channels, values }
}

/** Global average pooling. */
export function meanOf({ channels, values }: Layer): Layer {
  const sums = new Float32Array(channels)
  values.forEach((value, at) => {
    ;(sums[at % channels] as number) += value
  })
  const pixels = values.length / channels
  return { width: 1, height: 1, channels, values: sums.map((sum) => sum / pixels) }
}

/** Leaky ReLU. */
export function leaky(layer: Layer): Layer {
  const values = layer.values.slice()
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number
    if (value < 0) values[at] = value * 0.1
  }
  return { ...layer, values }
}

/** Adds layers of the same size, followed by ReLU. */
export function addUp(first: Layer, ...others: readonly Layer[]): Layer {
  const values = first.values.slice()
  for (const { values: added } of others) {
    for (let at = 0; at < values.length; at += 1) {
      values[at] = (values[at] as number) + (added[at] as number)
    }
  }
  for (let at = 0; at < values.length; at += 1) {
    if ((values[at] as number) < 0) values[at] = 0
  }
  return { ...first, values }
}
