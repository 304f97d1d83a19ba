import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { byDay } from '../home/scenes/by-day.ts'
import { Kilimanjaro } from '../home/scenes/Kilimanjaro.tsx'
import { socialPicture } from '../layout/social-picture.ts'
import { markPaths } from '../ui/Mark.tsx'

const markSize = 176

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${markSize}" height="${markSize}">
  <path d="${markPaths.sun}" fill="#f2a33a"/>
  <path d="${markPaths.lines}" fill="none" stroke="#0b6470" stroke-width="2.5" stroke-linecap="round"/>
</svg>`

/** The first scene and the mark; no text, as it serves every language and build machines have different fonts. */
export async function GET(): Promise<Response> {
  const { width, height } = socialPicture
  const jpeg = await sharp(Buffer.from(byDay(renderToStaticMarkup(Kilimanjaro()))))
    .resize(width, height, { fit: 'cover', position: 'bottom' })
    .composite([{ input: Buffer.from(mark), left: 84, top: 32 }])
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}
