import { cleanText, hasOtherScript } from '../text.ts'

/**
 * Letters that a machine zone writes in one or several ways, after ICAO Doc 9303 part 3 section 6.A. What is not
 * here loses its marks.
 */
const ways: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'UXX', 'U'],
  Å: ['AA', 'A'],
  Ñ: ['N', 'NXX'],
  Æ: ['AE'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  ẞ: ['SS'],
  Þ: ['TH'],
  Ð: ['D'],
  Đ: ['D'],
  Ħ: ['H'],
  I: ['I'],
  İ: ['I'],
  Ĳ: ['IJ'],
  ĸ: ['Q'],
  Ł: ['L'],
  Ŋ: ['N'],
  Ŧ: ['T'],
  '@': ['', '<'],
}

/** One after the other, what a name may become: for each sign the ways in which a zone has it. */
export type ZoneSpelling = readonly (readonly string[])[]

/** The ways in which a zone may write a name; null where a letter of it is not Latin. */
export function zoneSpelling(name: string): ZoneSpelling | null {
  const clean = cleanText(name)
  if (hasOtherScript(clean)) return null
  // Upper case makes two letters of ß; its capital is in the table.
  const upper = clean.replaceAll('ß', 'ẞ').toUpperCase()
  return [...upper.normalize('NFC')].map(waysOf)
}

const apostrophes = /['’‘`´ʼʻʹ]/g

/**
 * A name as a machine zone has it by the first way of each letter, with spaces for fillers; null where a letter
 * is not Latin. Apostrophes are left out, hyphens are spaces.
 */
export function zoneText(name: string): string | null {
  const spelling = zoneSpelling(name.replace(apostrophes, ''))
  if (!spelling) return null
  const written = spelling.map(([first = '']) => first).join('')
  return written.replaceAll('<', ' ').replace(/ +/g, ' ').trim()
}

/** Text in Latin letters without marks, case and signs as they are; null where a letter is not Latin. */
export function plainLatin(text: string): string | null {
  const clean = cleanText(text)
  if (hasOtherScript(clean)) return null
  const signs = [...clean.replace(apostrophes, "'").replace(/[‐‑–—]/g, '-')]
  return signs.map((sign, at) => plainSign(sign, signs[at + 1] ?? '')).join('')
}

function plainSign(sign: string, next: string): string {
  if (/[ -~]/.test(sign)) return sign
  const upper = sign === 'ß' ? 'ẞ' : sign.toUpperCase()
  const [written = ''] = waysOf(upper)
  if (sign !== upper) return written.toLowerCase()
  // 'Ärzte' begins with 'Ae', 'ÄRZTE' with 'AE'.
  const isInWord = next !== '' && next === next.toLowerCase() && next !== next.toUpperCase()
  return isInWord ? written.slice(0, 1) + written.slice(1).toLowerCase() : written
}

function waysOf(sign: string): readonly string[] {
  const listed = ways[sign]
  if (listed) return listed
  const plain = sign.normalize('NFD').replace(/[^A-Z]/g, '')
  if (plain) return [plain]
  // A space is a filler; hyphens and apostrophes are one or are left out; other signs are left out.
  if (sign === ' ') return ['<']
  return [..."-‐‑–’'‘`´ʼʻʹ/·"].includes(sign) ? ['<', ''] : ['']
}

/** Whether a part of a zone's names is the name as typed, or the beginning of it where the zone is cut. */
export function spells(spelling: ZoneSpelling, inZone: string, isCut: boolean): boolean {
  // Places of the zone that may be reached after each sign.
  let reached = new Set([0])
  for (const sign of spelling) {
    const next = new Set<number>()
    for (const at of reached) {
      for (const way of sign) {
        const rest = inZone.slice(at)
        if (rest.startsWith(way)) next.add(at + way.length)
        else if (isCut && way.startsWith(rest)) return true
      }
    }
    if (next.size === 0) return false
    reached = next
    if (isCut && reached.has(inZone.length)) return true
  }
  return reached.has(inZone.length)
}
