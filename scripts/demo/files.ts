import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const colours = ['#7a9e9f', '#b8d8d8', '#4f6367', '#eef5db', '#fe5f55', '#c9ada7', '#9a8c98']
const colourOf = (number: number): string => colours[number % colours.length] ?? '#7a9e9f'

const svg = (width: number, height: number, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`,
  )

/** Head and shoulders, as on a passport photo. */
export function drawPhoto(number: number): Promise<Buffer> {
  const inside = `<rect width="350" height="450" fill="#f4f4f2"/>
    <ellipse cx="175" cy="470" rx="150" ry="150" fill="${colourOf(number)}"/>
    <ellipse cx="175" cy="200" rx="85" ry="110" fill="#c99b77"/>
    <path d="M90 180 a85 95 0 0 1 170 0 q-85 -60 -170 0" fill="${colourOf(number + 2)}"/>`
  return sharp(svg(350, 450, inside))
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A passport page marked SPECIMEN. */
export function drawPassport(name: string, passportNumber: string): Promise<Buffer> {
  const safe = name.replace(/[<&>]/g, '')
  const inside = `<rect width="900" height="640" fill="#e7ecef"/>
    <rect x="50" y="150" width="220" height="290" fill="#c9d3d8"/>
    <g font-family="sans-serif" fill="#22333b"><text x="50" y="90" font-size="40">PASSPORT</text>
    <text x="310" y="200" font-size="32">${safe}</text>
    <text x="310" y="260" font-size="32">${passportNumber}</text>
    <text x="150" y="420" font-size="90" fill="#c1121f" opacity=".35" transform="rotate(-18 400 400)">SPECIMEN</text></g>`
  return sharp(svg(900, 640, inside))
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A page with text; its font has Latin letters only. */
export async function writePdf(lines: readonly string[]): Promise<Buffer> {
  const made = await PDFDocument.create()
  const page = made.addPage([420, 595])
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\x20-\x7e]/g, ' ')
  lines.forEach((line, index) => {
    page.drawText(plain(line), { x: 40, y: 520 - index * 26, size: 14 })
  })
  return Buffer.from(await made.save())
}

/** A transparent wave as a data URL, like a finger's signature. */
export async function drawSignature(number: number): Promise<string> {
  const wave = Array.from({ length: 30 }, (_, at) => {
    const y = 75 + 40 * Math.sin(at * (0.7 + (number % 7) / 10))
    return `${20 + at * 12},${y.toFixed(1)}`
  })
  const inside = `<polyline points="${wave.join(' ')}" fill="none" stroke="#16211d" stroke-width="4"/>`
  const png = await sharp(svg(400, 150, inside))
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
