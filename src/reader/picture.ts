/** A greyscale picture by row from the top: 0 is black, 255 white. */
export type GreyPicture = {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Scales the longer side to `side` pixels. */
export function scaledTo(picture: GreyPicture, side: number): GreyPicture {
  const factor = side / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  return factor > 1 ? enlarged(picture, width, height) : reduced(picture, width, height)
}

function enlarged(picture: GreyPicture, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height)
  const [stepX, stepY] = [picture.width / width, picture.height / height]
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 1) {
      data[to] = shadeAt(picture, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5)
    }
  }
  return { width, height, data }
}

/** Downscales by averaging. */
function reduced(picture: GreyPicture, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height)
  const edges = Int32Array.from({ length: width + 1 }, (_, x) =>
    Math.round((x * picture.width) / width),
  )
  const sums = new Float64Array(width)
  for (let y = 0; y < height; y += 1) {
    const top = Math.round((y * picture.height) / height)
    const bottom = Math.max(top + 1, Math.round(((y + 1) * picture.height) / height))
    sums.fill(0)
    for (let row = top; row < bottom; row += 1) {
      const start = row * picture.width
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let from = edges[x]!; from < edges[x + 1]!; from += 1)
          sum += picture.data[start + from]!
        sums[x]! += sum
      }
    }
    for (let x = 0; x < width; x += 1) {
      const count = (bottom - top) * Math.max(1, edges[x + 1]! - edges[x]!)
      data[y * width + x] = sums[x]! / count + 0.5
    }
  }
  return { width, height, data }
}

/** Rotates by 90 degrees clockwise. */
export function turned({ width, height, data }: GreyPicture): GreyPicture {
  const turnedData = new Uint8Array(data.length)
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 1) {
      turnedData[x * height + height - 1 - y] = data[from]!
    }
  }
  return { width: height, height: width, data: turnedData }
}

/** Minimum width for halving. */
const narrowest = 400

/** The picture and its successive halvings (a mipmap): a strip is cut from the level that fits its size. */
export function halvings(picture: GreyPicture): readonly GreyPicture[] {
  const all = [picture]
  for (let last = picture; last.width > narrowest && all.length < 6; all.push(last)) {
    last = halved(last)
  }
  return all
}

function halved({ width, height, data }: GreyPicture): GreyPicture {
  const half = { width: width >> 1, height: height >> 1 }
  const halfData = new Uint8Array(half.width * half.height)
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, to += 1) {
      const at = 2 * y * width + 2 * x
      const sum = data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!
      halfData[to] = (sum + 2) >> 2
    }
  }
  return { ...half, data: halfData }
}

/** Bilinear sample; clamped at the edges. */
export function shadeAt({ width, height, data }: GreyPicture, atX: number, atY: number): number {
  const x = Math.min(width - 1, Math.max(0, atX))
  const y = Math.min(height - 1, Math.max(0, atY))
  const [left, top] = [x | 0, y | 0]
  const [shareX, shareY] = [x - left, y - top]
  const at = top * width + left
  const right = left < width - 1 ? 1 : 0
  const below = top < height - 1 ? width : 0
  const above = data[at]! * (1 - shareX) + data[at + right]! * shareX
  const beneath = data[at + below]! * (1 - shareX) + data[at + below + right]! * shareX
  return above * (1 - shareY) + beneath * shareY + 0.5
}
