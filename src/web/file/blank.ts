import { isBlankPage, pageSide } from '#domain/document/picture.ts'

/** Whether a picture is blank; the server checks those this browser cannot open. */
export async function isBlankPicture(file: Blob): Promise<boolean> {
  const opened = await createImageBitmap(file).catch(() => null)
  if (!opened) return false
  const side = pageSide(opened)
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen) {
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(opened, 0, 0, side, side)
  }
  opened.close()
  const colours = pen?.getImageData(0, 0, side, side).data
  if (!colours) return false
  return isBlankPage(
    Uint8Array.from({ length: side * side }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = colours.subarray(at * 4, at * 4 + 3)
      return Math.round(red * 0.299 + green * 0.587 + blue * 0.114)
    }),
  )
}
