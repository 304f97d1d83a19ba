/** Turned clockwise, in degrees. */
export type Turned = 0 | 90 | 180 | 270

export type Size = Readonly<{ width: number; height: number }>

/** How large something is shown, as a factor of what fits: 1 is all of it. */
export const zooms = [1, 1.5, 2, 3, 4, 6] as const

export function turnedBy(turned: Turned, quarters: 1 | -1): Turned {
  return ((((turned + quarters * 90) % 360) + 360) % 360) as Turned
}

/** The next larger (1) or smaller (-1) zoom, staying at the ends. */
export function zoomed(zoom: number, step: 1 | -1): number {
  const at = zooms.findIndex((each) => each >= zoom)
  const next = (at < 0 ? zooms.length - 1 : at) + step
  return zooms[Math.min(Math.max(next, 0), zooms.length - 1)] ?? 1
}

/** Width and height change places when something lies on its side. */
export function turnedSize({ width, height }: Size, turned: Turned): Size {
  return turned % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** A place on a page, as fractions of it: from the left, from the top, width, height. */
export type Place = readonly [x: number, y: number, width: number, height: number]

/** Where a place stands once its page is turned. */
export function turnedPlace([x, y, width, height]: Place, turned: Turned): Place {
  if (turned === 90) return [1 - y - height, x, height, width]
  if (turned === 180) return [1 - x - width, 1 - y - height, width, height]
  return turned === 270 ? [y, 1 - x - width, height, width] : [x, y, width, height]
}

/** The factor by which all of a picture fits into a room; small pictures grow at most threefold. */
export function fitting(picture: Size, room: Size, turned: Turned): number {
  const { width, height } = turnedSize(picture, turned)
  if (width === 0 || height === 0 || room.width === 0 || room.height === 0) return 1
  return Math.min(room.width / width, room.height / height, 3)
}
