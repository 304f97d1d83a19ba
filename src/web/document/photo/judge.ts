import type { Standing } from './crop.ts'
import type { Look } from './measure.ts'

/** Possible faults of a passport photo, most serious first. All are advice: staff decide. */
export const complaints = [
  'noFace',
  'severalFaces',
  'tooSmall',
  'blurred',
  'tooDark',
  'tooBright',
  'shadow',
  'tooNear',
  'tooFar',
  'offCentre',
  'tilted',
  'background',
] as const
export type Complaint = (typeof complaints)[number]

/** Measurements of a photo; none without a face. */
export type Measured =
  | Readonly<{ faces: 0 }>
  | Readonly<{
      faces: number
      /** From crown to chin in pixels of the original. */
      headPixels: number
      standing: Standing
      look: Look
    }>

/** Thresholds, measured on photographs; see docs/decisions/0041. */
export const limits = {
  headPixels: 300,
  leastHead: 0.5,
  mostHead: 0.69,
  leastAbove: 0.01,
  offCentre: 0.05,
  tilt: 4,
  sharpness: 0.0035,
  /** Skin may be dark: a face is too dark only if the whole photo is, or if it shows no detail. */
  darkFace: 60,
  darkWhole: 90,
  blackFace: 28,
  brightFace: 225,
  glare: 0.08,
  oneSided: 0.4,
  backgroundSpread: 22,
  darkBackground: 140,
} as const

type Seen = Exclude<Measured, { faces: 0 }>

const isNamed: Readonly<Record<Exclude<Complaint, 'noFace'>, (seen: Seen) => boolean>> = {
  severalFaces: ({ faces }) => faces > 1,
  tooSmall: ({ headPixels }) => headPixels < limits.headPixels,
  blurred: ({ look }) => look.sharpness < limits.sharpness,
  tooDark: ({ look }) =>
    look.face < limits.blackFace || (look.face < limits.darkFace && look.whole < limits.darkWhole),
  tooBright: ({ look }) => look.face > limits.brightFace || look.glare > limits.glare,
  shadow: ({ look }) => look.oneSided > limits.oneSided,
  tooNear: ({ standing }) =>
    standing.head > limits.mostHead || standing.crown < limits.leastAbove || standing.chin > 0.97,
  tooFar: ({ standing }) => standing.head < limits.leastHead,
  offCentre: ({ standing }) => Math.abs(standing.offCentre) > limits.offCentre,
  tilted: ({ standing }) => Math.abs(standing.tilt) > limits.tilt,
  background: ({ look }) =>
    look.backgroundSpread > limits.backgroundSpread || look.background < limits.darkBackground,
}

/** The faults of a photo, most serious first. */
export function judge(measured: Measured): Complaint[] {
  if (!('look' in measured)) return ['noFace']
  return complaints.filter((each) => each !== 'noFace' && isNamed[each](measured))
}
