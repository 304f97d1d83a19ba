import sharp from 'sharp'

/** A photograph with faces that comes with the package of the nets (MIT); it is read there, never copied. */
const photograph = new URL(
  '../../node_modules/@vladmandic/face-api/demo/sample6.jpg',
  import.meta.url,
).pathname

/** One of its people by herself, in pixels of the photograph. */
const person = { left: 0, top: 273, width: 774, height: 774 }

/** Somebody before a window, upright. */
export const portrait = (): ReturnType<typeof sharp> => sharp(photograph).extract(person)

/** Everybody in it. */
export const severalPeople = (): ReturnType<typeof sharp> =>
  sharp(photograph).extract({ left: 550, top: 300, width: 1250, height: 700 })

/** The pixels of a picture, as a canvas gives them. */
export async function pixelsOf(picture: ReturnType<typeof sharp>) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** The portrait as a telephone keeps it: on its side, with place and camera written into it. */
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
