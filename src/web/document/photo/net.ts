import { convolve, convolveEach, keeping, pool, rectify, type Volume } from '#reader/layers.ts'
import { type Layer, layerOf } from '#reader/weights.ts'

/** The layers of a net by name, and the kernels of those that first take each channel by itself. */
export type Net = Readonly<{
  layers: ReadonlyMap<string, Layer>
  depthwise: ReadonlyMap<string, Float32Array>
}>

type Manifest = readonly Readonly<{
  weights: readonly Readonly<{
    name: string
    shape: readonly number[]
    quantization: Readonly<{ scale: number; min: number }>
  }>[]
}>[]

/** Unpacks weights stored as bytes. Throws RangeError if the file is shorter than its manifest. */
export function unpackNet(manifest: Manifest, file: Uint8Array): Net {
  const parts = new Map<string, { shape: readonly number[]; values: Float32Array }>()
  let from = 0
  for (const { name, shape, quantization } of manifest.flatMap((part) => part.weights)) {
    const { scale, min } = quantization
    const count = shape.reduce((product, side) => product * side, 1)
    if (from + count > file.length) throw new RangeError(`No weights for ${name}`)
    const bytes = file.subarray(from, from + count)
    parts.set(name, { shape, values: Float32Array.from(bytes, (byte) => byte * scale + min) })
    from += count
  }
  const [layers, depthwise] = [new Map<string, Layer>(), new Map<string, Float32Array>()]
  for (const [path, { shape, values }] of parts) {
    const [, name = '', part] = /^(.*)\/(\w+)$/.exec(path) ?? []
    const bias = parts.get(`${name}/bias`)?.values ?? []
    if (part === 'depthwise_filter') depthwise.set(name, values)
    else if (part !== 'bias') {
      const whole = shape.length === 2 ? [1, 1, ...shape] : shape
      layers.set(
        name,
        layerOf(whole, (at) => values[at] as number, bias),
      )
    }
  }
  return { layers, depthwise }
}

/** A layer by name. Throws RangeError if missing. */
export function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name)
  if (!found) throw new RangeError(`No weights called ${name}`)
  return found
}

/** 'Same' padding. */
export const around = (input: Volume, size: number, stride = 1) =>
  [keeping(input.height, size, stride), keeping(input.width, size, stride)] as const

export const dense = (input: Volume, net: Net, name: string): Volume =>
  convolve(input, named(net.layers, name), ...around(input, 1))

/** A depthwise 3 by 3 convolution followed by a pointwise one. */
export const separable = (input: Volume, net: Net, name: string, stride: 1 | 2 = 1): Volume =>
  dense(convolveEach(input, named(net.depthwise, name), ...around(input, 3, stride)), net, name)

/** 2 by 2 max pooling. */
export const maxPool = (input: Volume, stride: 1 | 2): Volume =>
  pool(input, ...around(input, 2, stride))

/** Global average pooling. */
export function meanOf({ channels, values }: Volume): Volume {
  const sums = new Float32Array(channels)
  values.forEach((value, at) => {
    ;(sums[at % channels] as number) += value
  })
  const pixels = values.length / channels
  return { width: 1, height: 1, channels, values: sums.map((sum) => sum / pixels) }
}

/** Leaky ReLU. */
export const leaky = (layer: Volume): Volume => ({
  ...layer,
  values: layer.values.map((value) => (value < 0 ? value * 0.1 : value)),
})

/** Adds layers of the same size, followed by ReLU. */
export function addUp(first: Volume, ...others: readonly Volume[]): Volume {
  const values = first.values.map((value, at) =>
    others.reduce((sum, other) => sum + (other.values[at] as number), value),
  )
  return rectify({ ...first, values })
}
