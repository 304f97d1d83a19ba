/** Number of outputs of a layer computed together. */
export const lane = 8

/** A layer: for each output a kernel over rows, columns and inputs, and a bias. */
export type Layer = {
  readonly rows: number
  readonly columns: number
  readonly inputs: number
  readonly outputs: number
  /** In groups of eight outputs: for each input of the kernel, row by row, its eight weights. */
  readonly kernel: Float32Array
  /** One per output, padded to eight with 0. */
  readonly bias: Float32Array
}

/** A layer from its kernel's numbers by row, column, input and output. */
export function layerOf(
  [rows = 1, columns = 1, inputs = 1, outputs = 1]: readonly number[],
  numberAt: (at: number, output: number) => number,
  biases: Iterable<number>,
): Layer {
  const field = rows * columns * inputs
  const lanes = Math.ceil(outputs / lane)
  const kernel = new Float32Array(lanes * field * lane)
  for (let input = 0, at = 0; input < field; input += 1) {
    for (let output = 0; output < outputs; output += 1, at += 1) {
      const block = Math.floor(output / lane) * field + input
      kernel[block * lane + (output % lane)] = numberAt(at, output)
    }
  }
  const bias = new Float32Array(lanes * lane)
  bias.set([...biases])
  return { rows, columns, inputs, outputs, kernel, bias }
}

/** The layers from picture to characters. */
export type Net = readonly Layer[]

type Entry = readonly [name: string, shape: readonly number[], numbers: readonly number[]]

/**
 * Parses a weights file: length of a table (32 bits, little-endian), the table as JSON, then the
 * kernels as signed bytes by row, column, input and output. The table has each layer's kernel
 * shape, the scale of each output, and its bias. Throws RangeError for any other file.
 */
export function readWeights(bytes: Uint8Array): Net {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = 4 + view.getUint32(0, true)
  const table: Entry[] = JSON.parse(String.fromCharCode(...bytes.subarray(4, start)))
  const kernels = table.filter(([name]) => name.startsWith('w'))
  const biases = table.filter(([name]) => name.startsWith('b'))
  let at = start
  const net = kernels.map(([, shape, steps], index) => {
    const from = at
    at += shape.reduce((product, side) => product * side, 1)
    const numberAt = (each: number, output: number) => view.getInt8(from + each) * steps[output]!
    return layerOf(shape, numberAt, biases[index]?.[2] ?? [])
  })
  if (at !== bytes.byteLength || net.length === 0) throw new RangeError('Not a file of weights')
  return net
}
