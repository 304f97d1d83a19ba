import type { Face } from './faces.ts'
import type { Point } from './pixels.ts'

export type Size = Readonly<{ width: number; height: number }>

/** 40 by 45 millimetres. */
export const photoRatio = 40 / 45

/**
 * The part of a picture that becomes the photo: its centre and height in pixels, and its clockwise
 * rotation in radians. The width follows from the height.
 */
export type Frame = Readonly<{ x: number; y: number; height: number; angle: number }>

/** Position of the head from crown to chin, as fractions of the photo's height. */
export const headPlace = { crown: 0.16, chin: 0.76 } as const

/** Approximate ratio of crown-to-chin to eyes-to-chin; hair makes it larger. */
const headOfChinToEyes = 2.15

/** Position of the eyes of such a head. */
export const eyePlace = headPlace.chin - (headPlace.chin - headPlace.crown) / headOfChinToEyes

/** Larger tilts are detection errors. */
const mostTurn = Math.PI / 6

type Head = Readonly<{
  /** Midpoint between the eyes. */
  eyes: Point
  /** Of the line through both eyes, clockwise. */
  angle: number
  /** From chin to crown, in pixels. */
  height: number
  /** From eyes to chin. */
  chinToEyes: number
}>

/** The head of a face, in pixels of the picture. */
function headOf({ leftEye, rightEye, chin }: Face, { width, height }: Size): Head {
  const [across, down] = [(rightEye.x - leftEye.x) * width, (rightEye.y - leftEye.y) * height]
  const angle = Math.max(-mostTurn, Math.min(mostTurn, Math.atan2(down, across)))
  const eyes = {
    x: ((leftEye.x + rightEye.x) / 2) * width,
    y: ((leftEye.y + rightEye.y) / 2) * height,
  }
  const toChin = { x: chin.x * width - eyes.x, y: chin.y * height - eyes.y }
  const chinToEyes = toChin.y * Math.cos(angle) - toChin.x * Math.sin(angle)
  return { eyes, angle, chinToEyes, height: chinToEyes * headOfChinToEyes }
}

/** The frame that positions a head as required, within the picture. */
export function frameAround(face: Face, picture: Size): Frame {
  const head = headOf(face, picture)
  const height = head.height / (headPlace.chin - headPlace.crown)
  // From the eyes down to the frame's centre, along the head.
  const down = height * (0.5 - headPlace.chin) + head.chinToEyes
  return keepInside(
    {
      x: head.eyes.x - Math.sin(head.angle) * down,
      y: head.eyes.y + Math.cos(head.angle) * down,
      height,
      angle: head.angle,
    },
    picture,
  )
}

/** The largest frame, centred slightly above the middle, where heads usually are. */
export function frameInside(picture: Size): Frame {
  const { width, height } = picture
  return keepInside({ x: width / 2, y: height * 0.45, height: Infinity, angle: 0 }, picture)
}

/** Extent of a rotated frame from its centre, per pixel of height. */
function reach(angle: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: (photoRatio * cos + sin) / 2, height: (photoRatio * sin + cos) / 2 }
}

/** Minimum size of a frame relative to the largest that fits. */
const smallest = 1 / 8

/** The nearest frame entirely within the picture. */
export function keepInside(frame: Frame, { width, height }: Size): Frame {
  const each = reach(frame.angle)
  const largest = Math.min(width / 2 / each.width, height / 2 / each.height)
  const kept = Math.min(largest, Math.max(largest * smallest, frame.height))
  const [acrossHalf, downHalf] = [each.width * kept, each.height * kept]
  return {
    ...frame,
    height: kept,
    x: Math.min(width - acrossHalf, Math.max(acrossHalf, frame.x)),
    y: Math.min(height - downHalf, Math.max(downHalf, frame.y)),
  }
}

/** Moves the content by fractions of the frame's height: right and down are positive. */
export function move(frame: Frame, by: Point, picture: Size): Frame {
  const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)]
  return keepInside(
    {
      ...frame,
      x: frame.x - (by.x * cos - by.y * sin) * frame.height,
      y: frame.y - (by.x * sin + by.y * cos) * frame.height,
    },
    picture,
  )
}

/** Scales the content up (above 1) or down. */
export function zoom(frame: Frame, times: number, picture: Size): Frame {
  return keepInside({ ...frame, height: frame.height / times }, picture)
}

/** Position of a head in a frame, as fractions of the frame. */
export type Standing = Readonly<{
  /** Height of the head relative to the frame's. */
  head: number
  /** Horizontal offset of the face from the centre, relative to the frame's width; right is positive. */
  offCentre: number
  /** Positions of crown, eyes and chin from the top. */
  crown: number
  eyes: number
  chin: number
  /** Tilt of the eyes in degrees, clockwise. */
  tilt: number
}>

export function standingIn(frame: Frame, face: Face, picture: Size): Standing {
  const head = headOf(face, picture)
  const [cos, sin] = [Math.cos(frame.angle), Math.sin(frame.angle)]
  const from = { x: head.eyes.x - frame.x, y: head.eyes.y - frame.y }
  const across = (from.x * cos + from.y * sin) / frame.height
  const eyes = 0.5 + (from.y * cos - from.x * sin) / frame.height
  const chin = eyes + head.chinToEyes / frame.height
  return {
    head: head.height / frame.height,
    offCentre: across / photoRatio,
    crown: chin - head.height / frame.height,
    eyes,
    chin,
    tilt: ((head.angle - frame.angle) * 180) / Math.PI,
  }
}

/** Maximum size in units of 8 by 9 pixels: three times the authority's minimum. */
const mostSteps = 120

/** Output size of a frame in pixels: exactly 8 by 9, without enlargement. */
export function drawnSize({ height }: Frame): Size {
  const steps = Math.max(1, Math.min(mostSteps, Math.floor(height / 9)))
  return { width: steps * 8, height: steps * 9 }
}
