import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { pictureLimits, whyNotDecode } from '#domain/document/picture.ts'
import type { PassportReading } from '#domain/passport/reading.ts'
import type { GreyPicture } from '#reader/picture.ts'
import { readZone } from '#reader/read-zone.ts'
import { readWeights } from '#reader/weights.ts'
import { sharp } from '../../platform/decoders.ts'
import { readJpeg } from './jpeg-header.ts'
import type { PassportTask } from './passport-reader.ts'
import { readPng } from './png-header.ts'

const longestSide = 3200
/** Processor time for finding and reading, without opening. */
const budgetMs = 3000

async function pictureOf(given: Buffer, kind: 'jpeg' | 'png'): Promise<GreyPicture> {
  const { header, bytes } = kind === 'png' ? readPng(given) : readJpeg(given)
  if (whyNotDecode(header)) throw new RangeError('Too large a picture')
  const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 1) throw new RangeError('Not in shades of grey')
  return { width: info.width, height: info.height, data }
}

const net = readFile(new URL('../../../reader/net.bin', import.meta.url)).then(readWeights)

function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function read({ bytes, kind, today }: PassportTask): Promise<PassportReading> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const picture =
    kind === 'pdf'
      ? await (await import('./page-picture.ts')).firstPageOf(file)
      : await pictureOf(file, kind)
  const until = spentMs() + budgetMs
  return readZone(picture, { net: await net, today, mayGoOn: () => spentMs() < until })
}

// Nobody waits for this, so requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', async (task: PassportTask) => {
  const nothing: PassportReading = { outcome: 'not-found' }
  process.send?.(await read(task).catch(() => nothing))
})
