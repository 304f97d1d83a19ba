import type { CalendarDate } from '#domain/time/calendar.ts'
import type { GreyPicture } from '#reader/picture.ts'
import { readZone } from '#reader/read-zone.ts'
import { type Net, readWeights } from '#reader/weights.ts'
import { drawn, greyOf, jpegOf, stripOf } from './canvas.ts'
import type { Answer, Question } from './exchange.ts'

/** A phone is not kept busy for longer. */
const patienceMs = 2500

let net: Net | null = null
const make = (width: number, height: number) => new OffscreenCanvas(width, height)

async function answer({ picture, today, weights }: Question): Promise<Answer> {
  if (weights) net = readWeights(weights)
  if (!net) throw new Error('No weights')
  const given = { net, today }
  if ('data' in picture) return { reading: readPatiently(picture, given), strip: null }
  if (typeof OffscreenCanvas === 'undefined') return { missing: 'decoder' }
  const opened = await createImageBitmap(picture).catch(() => null)
  if (!opened) return { reading: { outcome: 'not-found' }, strip: null }
  const canvas = drawn(opened, make)
  opened.close()
  const reading = readPatiently(greyOf(canvas), given)
  const strip = 'strip' in reading ? await jpegOf(stripOf(canvas, reading.strip, make)) : null
  return { reading, strip }
}

function readPatiently(picture: GreyPicture, given: { net: Net; today: CalendarDate }) {
  const until = performance.now() + patienceMs
  return readZone(picture, { ...given, mayGoOn: () => performance.now() < until })
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (said) => self.postMessage(said),
    // A rejection would be heard by nobody.
    () => self.postMessage(null),
  )
})
