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

/** A net from a file of one byte for each number. Throws RangeError when it is shorter than its list says. */
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

/** What is called so. Throws RangeError where nothing is. */
export function named<T>(all: ReadonlyMap<string, T>, name: string): T {
  const found = all.get(name)
  if (!found) throw new RangeError(`No weights called ${name}`)
  return found
}

/** Keeps the size, divided by the stride. */
export const around = (input: Volume, size: number, stride = 1) =>
  [keeping(input.height, size, stride), keeping(input.width, size, stride)] as const

export const dense = (input: Volume, net: Net, name: string): Volume =>
  convolve(input, named(net.layers, name), ...around(input, 1))

/** Each channel by itself with a kernel of three by three, then all of them mixed. */
export const separable = (input: Volume, net: Net, name: string, stride: 1 | 2 = 1): Volume =>
  dense(convolveEach(input, named(net.depthwise, name), ...around(input, 3, stride)), net, name)

/** The largest of each two by two. */
export const maxPool = (input: Volume, stride: 1 | 2): Volume =>
  pool(input, ...around(input, 2, stride))

/** One number for each channel: its mean. */
export function meanOf({ channels, values }: Volume): Volume {
  const sums = new Float32Array(channels)
  values.forEach((value, at) => {
    ;(sums[at % channels] as number) += value
  })
  const pixels = values.length / channels
  return { width: 1, height: 1, channels, values: sums.map((sum) => sum / pixels) }
}

/** What is below zero counts little. */
export const leaky = (layer: Volume): Volume => ({
  ...layer,
  values: layer.values.map((value) => (value < 0 ? value * 0.1 : value)),
})

/** Layers of one size added up; what is below zero counts nothing. */
export function addUp(first: Volume, ...others: readonly Volume[]): Volume {
  const values = first.values.map((value, at) =>
    others.reduce((sum, other) => sum + (other.values[at] as number), value),
  )
  return rectify({ ...first, values })
}
