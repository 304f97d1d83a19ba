import { usualPieces, workBudget } from '#reader/budget.ts'
import { readZone } from '#reader/read-zone.ts'
import { type Net, readWeights } from '#reader/weights.ts'
import { drawn, greyOf, jpegOf, stripOf } from './canvas.ts'
import type { Answer, Question } from './worker-messages.ts'

let net: Net | null = null
const make = (width: number, height: number) => new OffscreenCanvas(width, height)

async function answer({ picture, today, weights }: Question): Promise<Answer> {
  if (weights) net = readWeights(weights)
  if (!net) throw new Error('No weights')
  const given = { net, today, mayGoOn: workBudget(usualPieces) }
  if ('data' in picture) return { reading: readZone(picture, given), strip: null }
  if (typeof OffscreenCanvas === 'undefined') return { missing: 'decoder' }
  const opened = await createImageBitmap(picture).catch(() => null)
  if (!opened) return { missing: 'decoder' }
  const canvas = drawn(opened, make)
  opened.close()
  const reading = readZone(greyOf(canvas), given)
  const strip = 'strip' in reading ? await jpegOf(stripOf(canvas, reading.strip, make)) : null
  return { reading, strip }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (said) => self.postMessage(said),
    // Nobody would see a rejection.
    () => self.postMessage(null),
  )
})
