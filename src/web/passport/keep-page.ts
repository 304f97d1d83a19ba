import { upload } from '#client/upload.ts'

/** A picture larger than this is drawn smaller before it is sent, in bytes. */
const largeBytes = 1_500_000
/** Pixels of the longer side: a passport page at 400 dots per inch. */
const longestSide = 2000

const asItIs = ({ type, size }: Blob): boolean =>
  type === 'application/pdf' ||
  ((type === 'image/jpeg' || type === 'image/png') && size <= largeBytes)

/** The picture as a JPEG that is small and legible; as it is where this browser cannot open it. */
async function smaller(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const { width, height } = picture
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return drawn ?? file
}

/** Keeps a picture on the server, encrypted, in the place of `replaces` if there is one; answers its number. */
export async function keepPage(file: File, replaces: string): Promise<string> {
  const form = new FormData()
  if (replaces) form.append('replaces', replaces)
  form.append('file', asItIs(file) ? file : await smaller(file), file.name)
  const { id } = await upload('POST /api/draft/passport-pages', form)
  return id
}
