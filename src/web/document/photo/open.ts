import { blankSide, isBlank } from '#domain/document/picture.ts'
import { prepareFile } from '../../file/prepare.ts'
import { FileRefusal } from '../../file/refusal.ts'
import { spread } from './measure.ts'
import { openPicture, type Picture } from './picture.ts'
import { type Pixels, resample } from './pixels.ts'

/** A chosen file as a picture, whatever format it has. Throws FileRefusal where it is none, or nothing is on it. */
export async function openPhoto(file: File, signal: AbortSignal): Promise<Picture> {
  const readable = await prepareFile([file], 'passportPhoto', signal)
  return openPicture(readable).catch(() => {
    throw new FileRefusal('picture')
  })
}

/** Throws FileRefusal when a picture is of one colour: as the server does, before anything is sent. */
export function refuseBlank(pixels: Pixels): void {
  const all = { x: 0, y: 0, width: pixels.width, height: pixels.height }
  const small = resample(pixels, all, { width: blankSide, height: blankSide })
  const channels = [0, 1, 2].map((channel) => small.filter((_, at) => at % 3 === channel))
  if (isBlank(channels.map(spread))) throw new FileRefusal('blank')
}
