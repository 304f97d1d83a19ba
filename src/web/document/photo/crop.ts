import type { Face } from './faces.ts'
import type { Point } from './pixels.ts'

export type Size = Readonly<{ width: number; height: number }>

/** 40 by 45 millimetres. */
export const photoRatio = 40 / 45

/**
 * The part of a picture that becomes the photo: its middle and height in pixels of the picture, and how far
 * it is turned clockwise, in radians. Its width follows from its height.
 */
export type Frame = Readonly<{ x: number; y: number; height: number; angle: number }>

/** Where the head belongs, in shares of the photo's height: from the top of the head to the chin. */
export const headPlace = { crown: 0.16, chin: 0.76 } as const

/** Of chin to eyes, how much a head measures from chin to crown; hair makes it more, so it is about this. */
const headOfChinToEyes = 2.15

/** Where the eyes of such a head are. */
export const eyePlace = headPlace.chin - (headPlace.chin - headPlace.crown) / headOfChinToEyes

/** Nobody holds a camera more askew than this; what says so was not found right. */
const mostTurn = Math.PI / 6

type Head = Readonly<{
  /** Between the eyes. */
  eyes: Point
  /** Of the line through both eyes, clockwise. */
  angle: number
  /** From chin to crown, in pixels. */
  height: number
  /** From eyes to chin. */
  chinToEyes: number
}>

/** A face in pixels of the picture, as the head that it belongs to. */
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

/** The frame in which a head has its place, as far as the picture reaches. */
export function frameAround(face: Face, picture: Size): Frame {
  const head = headOf(face, picture)
  const height = head.height / (headPlace.chin - headPlace.crown)
  // From the eyes down to the middle of the frame, along the head.
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

/** The largest frame in the middle of a picture, a little above it: where a head mostly is. */
export function frameInside(picture: Size): Frame {
  const { width, height } = picture
  return keepInside({ x: width / 2, y: height * 0.45, height: Infinity, angle: 0 }, picture)
}

/** How far a turned frame reaches from its middle, for each pixel of its height. */
function reach(angle: number): Size {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { width: (photoRatio * cos + sin) / 2, height: (photoRatio * sin + cos) / 2 }
}

/** A frame is never made smaller than this share of the largest one that the picture has room for. */
const smallest = 1 / 8

/** The nearest frame that lies in the picture whole. */
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

/** Moves what the frame shows, in shares of its height: to the right and down is positive. */
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

/** Makes what the frame shows larger (above 1) or smaller. */
export function zoom(frame: Frame, times: number, picture: Size): Frame {
  return keepInside({ ...frame, height: frame.height / times }, picture)
}

/** How a head stands in a frame, in shares of the frame. */
export type Standing = Readonly<{
  /** The head's height, of the frame's. */
  head: number
  /** How far the middle of the face is from the middle of the frame, of its width; to the right is positive. */
  offCentre: number
  /** Where crown, eyes and chin are, from the top. */
  crown: number
  eyes: number
  chin: number
  /** How far the eyes are from level, in degrees, clockwise. */
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

/** The photo is never larger than this, in pixels: three times what the authority needs at least. */
const mostSteps = 120

/** The size in pixels at which a frame is drawn: exactly 8 by 9, never larger than the picture shows it. */
export function drawnSize({ height }: Frame): Size {
  const steps = Math.max(1, Math.min(mostSteps, Math.floor(height / 9)))
  return { width: steps * 8, height: steps * 9 }
}
