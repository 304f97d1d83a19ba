/** Canvas image data: RGBA by row. */
export type Pixels = Readonly<{ width: number; height: number; data: Uint8ClampedArray }>

/** A box in pixels; it may extend beyond the picture. */
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>

export type Point = Readonly<{ x: number; y: number }>

/** A box of the picture resampled by averaging, as RGB from 0 to 255. Pixels beyond the edges are `outside`. */
export function resample(
  { width, height, data }: Pixels,
  box: Box,
  size: Readonly<{ width: number; height: number }>,
  outside = 0,
): Float32Array {
  const drawn = new Float32Array(size.width * size.height * 3).fill(outside)
  const [stepX, stepY] = [box.width / size.width, box.height / size.height]
  for (let row = 0; row < size.height; row += 1) {
    const [top, bottom] = covered(box.y + row * stepY, stepY, height)
    for (let column = 0; column < size.width; column += 1) {
      const [left, right] = covered(box.x + column * stepX, stepX, width)
      const count = (bottom - top) * (right - left)
      if (count <= 0) continue
      const sum: [number, number, number] = [0, 0, 0]
      for (let y = top; y < bottom; y += 1) {
        for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
          sum[0] += data[at] ?? 0
          sum[1] += data[at + 1] ?? 0
          sum[2] += data[at + 2] ?? 0
        }
      }
      drawn.set([sum[0] / count, sum[1] / count, sum[2] / count], (row * size.width + column) * 3)
    }
  }
  return drawn
}

/** The pixels covered by a step: at least one, none if outside. */
function covered(from: number, step: number, end: number): [number, number] {
  const first = Math.floor(from)
  const last = Math.max(first + 1, Math.round(from + step))
  return [Math.max(0, first), Math.min(end, last)]
}

/** Brightness of each pixel, 0 to 255. */
export function brightness(rgb: Float32Array): Float32Array {
  const grey = new Float32Array(rgb.length / 3)
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] =
      0.299 * (rgb[at * 3] ?? 0) + 0.587 * (rgb[at * 3 + 1] ?? 0) + 0.114 * (rgb[at * 3 + 2] ?? 0)
  }
  return grey
}

/** Rotates clockwise by quarter turns. */
export function turned(pixels: Pixels, quarters: number): Pixels {
  const { width, height, data } = pixels
  const times = ((quarters % 4) + 4) % 4
  if (times === 0) return pixels
  const isUpright = times === 2
  const [newWidth, newHeight] = isUpright ? [width, height] : [height, width]
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place =
        times === 1
          ? x * newWidth + (height - 1 - y)
          : times === 2
            ? (height - 1 - y) * newWidth + (width - 1 - x)
            : (width - 1 - x) * newWidth + y
      to[place] = from[y * width + x] ?? 0
    }
  }
  return { width: newWidth, height: newHeight, data: new Uint8ClampedArray(to.buffer) }
}
