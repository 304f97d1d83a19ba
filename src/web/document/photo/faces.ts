import { type Candidate, detectFaces } from './detector.ts'
import { findLandmarks } from './landmarks.ts'
import type { Net } from './net.ts'
import { type Box, type Pixels, type Point, turned } from './pixels.ts'

/** A face as fractions of the picture's size. Left and right as seen in the picture. */
export type Face = Readonly<{ leftEye: Point; rightEye: Point; chin: Point }>

/** The faces of a picture, largest first, after a clockwise rotation by `quarters`. */
export type Faces = Readonly<{ quarters: number; faces: readonly Face[] }>

export type FaceNets = Readonly<{ detector: Net; landmarks: Net }>

/** The small input finds faces that fill the picture, the large one those of half-length portraits. */
const inputSizes = [128, 224] as const
const leastScore = 0.35
/** Minimum overlap of candidates for the same face. */
const sameFace = 0.3
/** Smaller faces relative to the largest are in the background. */
const besides = 0.35

/** Confidence at which the picture is not rotated. */
const sure = 0.6
/** Minimum confidence of a face. */
const leastSure = 0.4

type Found = Readonly<{ face: Face; area: number; sureness: number }>

/**
 * All faces of a picture. The net is weakly triggered by sideways faces and heads, so the most
 * confident of all quarter turns wins.
 */
export function findFaces(pixels: Pixels, nets: FaceNets): Faces {
  const even = evenOut(pixels)
  let best = { quarters: 0, found: facesIn(even, nets) }
  if (surest(best.found) < sure) {
    for (const quarters of [1, 2, 3]) {
      const found = facesIn(turned(even, quarters), nets)
      if (surest(found) > surest(best.found)) best = { quarters, found }
    }
  }
  const largest = Math.max(0, ...best.found.map(({ area }) => area))
  const faces = best.found
    .filter(({ area }) => area >= largest * besides)
    .toSorted((a, b) => b.area - a.area)
    .map(({ face }) => face)
  return { quarters: faces.length > 0 ? best.quarters : 0, faces }
}

const surest = (found: readonly Found[]): number =>
  Math.max(0, ...found.map(({ sureness }) => sureness))

function facesIn(pixels: Pixels, { detector, landmarks }: FaceNets): Found[] {
  const candidates = inputSizes.flatMap((size) => detectFaces(pixels, detector, size, leastScore))
  return distinct(candidates).flatMap((candidate) => {
    const found = lookAgain(pixels, candidate, landmarks)
    return found && found.sureness >= leastSure ? [found] : []
  })
}

/** Non-maximum suppression. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    if (kept.every(({ box }) => overlap(box, candidate.box) < sameFace)) kept.push(candidate)
  }
  return kept
}

/** Overlap relative to the smaller box. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(a.width * a.height, b.width * b.height)
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Score penalty per eye distance that a second look moves the landmarks. */
const unsteady = 2

/** A face's landmarks, refined until stable; null if implausible for a face. */
function lookAgain(pixels: Pixels, { box, score }: Candidate, net: Net): Found | null {
  const rough = findLandmarks(pixels, box, net)
  const once = findLandmarks(pixels, around(rough), net)
  const points = findLandmarks(pixels, around(once), net)
  const [leftEye, rightEye] = [mean(points.slice(36, 42)), mean(points.slice(42, 48))]
  const chin = mean(points.slice(7, 10))
  const between = rightEye.x - leftEye.x
  const down = chin.y - (leftEye.y + rightEye.y) / 2
  const isFace =
    between > box.width * 0.12 &&
    down > between * 0.8 &&
    down < between * 4 &&
    Math.abs(rightEye.y - leftEye.y) < between
  if (!isFace) return null
  const moved = points.map((point, at) => distance(point, once[at] as Point))
  const sureness = score - (unsteady * moved.reduce((sum, by) => sum + by, 0)) / 68 / between
  const share = ({ x, y }: Point): Point => ({ x: x / pixels.width, y: y / pixels.height })
  const face = { leftEye: share(leftEye), rightEye: share(rightEye), chin: share(chin) }
  return { face, area: box.width * box.height, sureness }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A square around landmarks, as detectors draw it. */
function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const side = Math.max(right - left, bottom - top) * 1.25
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, width: side, height: side }
}

/** Fraction of pixels clipped at each end of the histogram. */
const ends = 0.01

/** Stretches contrast and brightness, for detection only. */
function evenOut({ width, height, data }: Pixels): Pixels {
  const counts = new Uint32Array(256)
  for (let at = 1; at < data.length; at += 4) {
    const level = data[at] as number
    counts[level] = (counts[level] as number) + 1
  }
  const [low, middle, high] = [ends, 0.5, 1 - ends].map((share) =>
    levelAt(counts, share * width * height),
  ) as [number, number, number]
  const span = Math.max(1, high - low)
  const relative = Math.min(0.9, Math.max(0.1, (middle - low) / span))
  // Moves the median towards the middle by gamma correction, within limits.
  const power = Math.min(1.6, Math.max(0.5, Math.log(0.5) / Math.log(relative)))
  const levels = Uint8ClampedArray.from(
    { length: 256 },
    (_, level) => 255 * Math.max(0, (level - low) / span) ** power,
  )
  const even = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 1) even[at] = levels[data[at] as number] as number
  return { width, height, data: even }
}

function levelAt(counts: Uint32Array, wanted: number): number {
  let seen = 0
  for (let level = 0; level < counts.length; level += 1) {
    seen += counts[level] as number
    if (seen > wanted) return level
  }
  return 255
}
