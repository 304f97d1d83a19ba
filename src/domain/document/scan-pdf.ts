/** An RGB JPEG and its size in pixels. */
export type ScannedPage = Readonly<{
  jpeg: Uint8Array
  width: number
  height: number
}>

/** A4 upright, in points. */
const short = 595.28
const long = 841.89

/** Where a picture lies on its page: as large as fits, centred. */
function placeOf({ width, height }: ScannedPage) {
  const page = width > height ? { width: long, height: short } : { width: short, height: long }
  const scale = Math.min(page.width / width, page.height / height)
  const shown = { width: width * scale, height: height * scale }
  const left = (page.width - shown.width) / 2
  return { page, shown, left, bottom: (page.height - shown.height) / 2 }
}

const figure = (value: number): string => value.toFixed(2)

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** The three objects of one page: the page, its content and the picture. */
function objectsOf(scan: ScannedPage, first: number): (string | [string, Uint8Array])[] {
  const { page, shown, left, bottom } = placeOf(scan)
  const matrix = [shown.width, 0, 0, shown.height, left, bottom].map(figure).join(' ')
  const drawing = ascii(`q ${matrix} cm /Scan Do Q`)
  const picture = [
    '/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
    `/Width ${scan.width} /Height ${scan.height} /Length ${scan.jpeg.length}`,
  ]
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${figure(page.width)} ${figure(page.height)}] ` +
      `/Contents ${first + 1} 0 R /Resources << /XObject << /Scan ${first + 2} 0 R >> >> >>`,
    [`<< /Length ${drawing.length} >>`, drawing],
    [`<< ${picture.join(' ')} >>`, scan.jpeg],
  ]
}

/**
 * A PDF of A4 pages, one per picture in the given order, in the picture's orientation. The JPEG
 * bytes are embedded unchanged.
 */
export function scanPdf(scans: readonly ScannedPage[]): Uint8Array<ArrayBuffer> {
  const pages = scans.map((_, index) => `${3 + index * 3} 0 R`)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${scans.length} /Kids [${pages.join(' ')}] >>`,
    ...scans.flatMap((scan, index) => objectsOf(scan, 3 + index * 3)),
  ]
  const parts: Uint8Array[] = []
  let length = 0
  const write = (bytes: Uint8Array) => {
    parts.push(bytes)
    length += bytes.length
  }
  write(ascii('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'))
  const places = objects.map((object, index) => {
    const at = length
    const [head, body] = typeof object === 'string' ? [object] : object
    write(ascii(`${index + 1} 0 obj\n${head}\n`))
    if (body) {
      write(ascii('stream\n'))
      write(body)
      write(ascii('\nendstream\n'))
    }
    write(ascii('endobj\n'))
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  write(ascii(`xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`))
  return joined(parts, length)
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
