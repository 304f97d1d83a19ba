import sharp from 'sharp'

/** A photograph with faces from the package of the nets (MIT), read in place. */
const photograph = new URL(
  '../../node_modules/@vladmandic/face-api/demo/sample6.jpg',
  import.meta.url,
).pathname

/** One person of it, in pixels. */
const person = { left: 0, top: 273, width: 774, height: 774 }

/** A person in front of a window, upright. */
export const portrait = (): ReturnType<typeof sharp> => sharp(photograph).extract(person)

/** Everyone in it. */
export const severalPeople = (): ReturnType<typeof sharp> =>
  sharp(photograph).extract({ left: 550, top: 300, width: 1250, height: 700 })

/** A picture's pixels, as from a canvas. */
export async function pixelsOf(picture: ReturnType<typeof sharp>) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** The portrait as a phone stores it: rotated, with location and camera metadata. */
export const telephonePortrait = (): Promise<Buffer> =>
  portrait()
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Telephone', Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
    })
    .jpeg({ quality: 92 })
    .toBuffer()
