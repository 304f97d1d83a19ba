import type { Standing } from './crop.ts'
import { type Box, brightness, type Pixels, resample } from './pixels.ts'

/** Measurements of a cropped photo's pixels. */
export type Look = Readonly<{
  /** Variance of the Laplacian of the face at 200 pixels, relative to its contrast. */
  sharpness: number
  /** Mean brightness of the face and of the photo, 0 to 255. */
  face: number
  whole: number
  /** Fraction of the face that is pure white. */
  glare: number
  /** Difference between the halves of the face, relative to its mean. */
  oneSided: number
  /** Variation and brightness of the border beside the head, 0 to 255. */
  backgroundSpread: number
  background: number
}>

const faceSide = 200
const white = 250

const average = (values: Float32Array): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The standard deviation. */
export function spread(values: Float32Array): number {
  const middle = average(values)
  return Math.sqrt(average(values.map((value) => (value - middle) ** 2)))
}

/**
 * Sharpness of a square: variance of the Laplacian relative to total variance, so that a dark face
 * in soft light scores like one in harsh light.
 */
export function sharpnessOf(grey: Float32Array, side: number): number {
  const edges = new Float32Array((side - 2) * (side - 2))
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x
      edges[(y - 1) * (side - 2) + x - 1] =
        (grey[at - 1] as number) +
        (grey[at + 1] as number) +
        (grey[at - side] as number) +
        (grey[at + side] as number) -
        4 * (grey[at] as number)
    }
  }
  const contrast = spread(grey)
  return contrast < 1 ? 0 : (spread(edges) / contrast) ** 2
}

/** The box of the face from brows to chin, from the position of the head. */
export function faceBox({ eyes, chin, offCentre }: Standing, { width, height }: Pixels): Box {
  const side = (chin - eyes) * height * 1.35
  const middle = (0.5 + offCentre) * width
  return { x: middle - side / 2, y: chin * height - side, width: side, height: side }
}

export function lookOf(photo: Pixels, face: Box): Look {
  const size = { width: faceSide, height: faceSide }
  const grey = brightness(resample(photo, face, size))
  const all = { x: 0, y: 0, width: photo.width, height: photo.height }
  const border = borderOf(photo, face)
  const [left, right] = [half(grey, 0), half(grey, faceSide / 2)]
  const mean = average(grey)
  return {
    sharpness: sharpnessOf(grey, faceSide),
    face: mean,
    whole: average(brightness(resample(photo, all, { width: 40, height: 45 }))),
    glare: grey.filter((value) => value >= white).length / grey.length,
    oneSided: Math.abs(left - right) / Math.max(1, mean),
    backgroundSpread: border.spread,
    background: border.mean,
  }
}

/** The mean of one half of the face, without hair and edge. */
function half(grey: Float32Array, from: number): number {
  const values: number[] = []
  const [first, last] = from === 0 ? [40, 95] : [105, 160]
  for (let y = 60; y < 170; y += 1) {
    for (let x = first; x < last; x += 1) values.push(grey[y * faceSide + x] as number)
  }
  return average(Float32Array.from(values))
}

/** Both sides of the photo from the top to the eyes, above shoulders and long hair. */
function borderOf(photo: Pixels, face: Box): { spread: number; mean: number } {
  const bottom = Math.min(photo.height, Math.max(photo.height * 0.25, face.y + face.height * 0.35))
  const width = photo.width * 0.13
  const strips = [0, photo.width - width].map((x) =>
    resample(photo, { x, y: 0, width, height: bottom }, { width: 6, height: 24 }),
  )
  const both = Float32Array.from(strips.flatMap((strip) => [...strip]))
  const channels = [0, 1, 2].map((channel) => both.filter((_, at) => at % 3 === channel))
  return { spread: Math.max(...channels.map(spread)), mean: average(brightness(both)) }
}
