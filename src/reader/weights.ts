/** Outputs of a layer are reckoned so many at a time. */
export const lane = 8

/** One layer: a kernel of so many rows and columns of inputs for each output, and a bias. */
export type Layer = {
  readonly rows: number
  readonly columns: number
  readonly inputs: number
  readonly outputs: number
  /** Eight outputs after the other: for each input of the kernel's field, row by row, its weights for the eight. */
  readonly kernel: Float32Array
  /** One for each output, filled up to eight with 0. */
  readonly bias: Float32Array
}

/** A layer from its kernel's numbers: row by row, column by column, input by input, output by output. */
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

/** The layers from the picture to the characters. */
export type Net = readonly Layer[]

type Entry = readonly [name: string, shape: readonly number[], numbers: readonly number[]]

/**
 * Reads the file of weights: the length of a table (32 bits, low byte first), the table as JSON, then the kernels as
 * signed bytes: row by row, column by column, input by input, output by output. The table has for each layer its
 * kernel's shape and what a step of each output is worth, and its bias. Throws RangeError for another file.
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
