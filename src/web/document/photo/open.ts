import { blankSide, isBlank } from '#domain/document/picture.ts'
import { prepareFile } from '../../file/prepare.ts'
import { FileRefusal } from '../../file/refusal.ts'
import { spread } from './measure.ts'
import { openPicture, type Picture } from './picture.ts'
import { type Pixels, resample } from './pixels.ts'

/** Opens a chosen file of any format as a picture. Throws FileRefusal if it is none, or blank. */
export async function openPhoto(file: File, signal: AbortSignal): Promise<Picture> {
  const readable = await prepareFile([file], 'passportPhoto', signal)
  return openPicture(readable).catch(() => {
    throw new FileRefusal('picture')
  })
}

/** Throws FileRefusal for a single-colour picture, as the server would. */
export function refuseBlank(pixels: Pixels): void {
  const all = { x: 0, y: 0, width: pixels.width, height: pixels.height }
  const small = resample(pixels, all, { width: blankSide, height: blankSide })
  const channels = [0, 1, 2].map((channel) => small.filter((_, at) => at % 3 === channel))
  if (isBlank(channels.map(spread))) throw new FileRefusal('blank')
}
