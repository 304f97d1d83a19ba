import { apostrophes, cleanText, dashes, hasOtherScript } from '../text.ts'

/**
 * Transliterations of letters in machine zones, the usual one first: ICAO Doc 9303 part 3 section
 * 6.A, then those of issuers (DJ in Serbia, YU and formerly V in China, OE of Ő in Hungary, either of Ə in Azerbaijan). Other letters
 * lose their accents; those without any need a person.
 */
const ways: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Ö: ['OE', 'O'],
  Ü: ['UE', 'UXX', 'U', 'YU', 'V'],
  Ő: ['O', 'OE'],
  Ű: ['U', 'UE'],
  Å: ['AA', 'A'],
  Ñ: ['N', 'NXX'],
  Æ: ['AE'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  ẞ: ['SS'],
  Þ: ['TH'],
  Đ: ['D', 'DJ'],
  // Looks like the former, and is typed for it.
  Ð: ['D', 'DJ'],
  // Pinyin of one with a tone.
  ...Object.fromEntries([...'ǕǗǙǛ'].map((letter) => [letter, ['U', 'UE', 'UXX', 'YU', 'V']])),
  Ə: ['E', 'A'],
  Ǝ: ['E', 'A'],
  Ŋ: ['N', 'NG'],
  ĸ: ['Q'],
  '@': ['', '<'],
}

/** Letters with a stroke, hook or tail, which Unicode does not decompose. */
const varied: Readonly<Record<string, string>> = {
  A: 'ȺⱭ',
  B: 'ƁƂɃꞖ',
  C: 'ƇȻꞒꟄ',
  D: 'ƉƊƋꟇ',
  E: 'ɆƐ',
  F: 'ƑꞘ',
  G: 'ƓǤꞠꞬ',
  H: 'ĦⱧꞪ',
  I: 'ƗƖꞮ',
  J: 'ɈꞲȷ',
  K: 'ƘⱩꝀꝂꝄꞢ',
  L: 'ŁȽⱠⱢꝈꞭ',
  M: 'Ɱ',
  N: 'ƝȠꞐꞤ',
  O: 'ƟƆꝊꝌ',
  P: 'ƤⱣꝐꝒꝔ',
  Q: 'ꝖꝘɊ',
  R: 'ɌⱤꞦ',
  S: 'ⱾꞨꟅꟉ',
  T: 'ŦƬƮȾ',
  U: 'ɄꞸƱ',
  V: 'ƲꝞ',
  W: 'Ⱳ',
  Y: 'ƳɎỾ',
  Z: 'ƵȤⱫⱿꟆƷ',
}
const plainOf = new Map(
  Object.entries(varied).flatMap(([plain, letters]) =>
    [...letters].map((letter) => [letter, plain]),
  ),
)

/** For each letter of a name its possible transliterations. */
export type ZoneSpelling = readonly (readonly string[])[]

/** The possible transliterations of a name; null if a letter has none. */
export function zoneSpelling(name: string): ZoneSpelling | null {
  const clean = cleanText(name)
  if (hasOtherScript(clean)) return null
  // Upper case turns ß into two letters; its capital is in the table.
  const upper = clean.replaceAll('ß', 'ẞ').toUpperCase().normalize('NFC')
  const spelling: (readonly string[])[] = []
  for (const part of [...upper].flatMap(partsOf)) {
    const written = waysOf(part)
    if (written === null) return null
    spelling.push(written)
  }
  return spelling
}

/**
 * A name as in a machine zone, by the first transliteration of each letter, with spaces for
 * fillers; null if a letter has none. Apostrophes are dropped, hyphens become spaces.
 */
export function zoneText(name: string): string | null {
  const spelling = zoneSpelling(cleanText(name).toUpperCase().replace(apostrophes, ''))
  if (!spelling) return null
  const written = spelling.map(([first = '']) => first).join('')
  return written.replaceAll('<', ' ').replace(/ +/g, ' ').trim()
}

/** Text in unaccented Latin letters, preserving case and punctuation; null if a letter has no such form. */
export function plainLatin(text: string): string | null {
  const clean = cleanText(text)
  if (hasOtherScript(clean)) return null
  const signs = [...clean.replace(apostrophes, "'").replace(dashes, '-')]
  const written = signs.map((sign, at) => plainSign(sign, signs[at + 1] ?? ''))
  return written.includes(null) ? null : written.join('')
}

function plainSign(sign: string, next: string): string | null {
  if (/[ -~]/.test(sign)) return sign
  const spelling = zoneSpelling(sign)
  if (!spelling) return null
  const written = spelling.map(([first = '']) => first.replace('<', '')).join('')
  if (sign !== sign.toUpperCase()) return written.toLowerCase()
  // 'Ärzte' becomes 'Aerzte', 'ÄRZTE' becomes 'AERZTE'.
  const isInWord = next !== '' && next === next.toLowerCase() && next !== next.toUpperCase()
  return isInWord ? written.slice(0, 1) + written.slice(1).toLowerCase() : written
}

/** The parts of a character: 'Ǿ' of Ø, 'Ǆ' of D and Z, 'ﬁ' of F and I. */
function partsOf(sign: string): string[] {
  if (/[A-Z ]/.test(sign) || ways[sign] || isBetween(sign)) return [sign]
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return [...plain.toUpperCase()]
}

/** Null for a letter without a transliteration: nothing may be dropped from a name. */
function waysOf(part: string): readonly string[] | null {
  const listed = ways[part]
  if (listed) return listed
  const plain = /[A-Z]/.test(part) ? part : plainOf.get(part)
  if (plain) return [plain]
  // A space is a filler; hyphens and apostrophes are fillers or dropped, full stops and commas
  // dropped or fillers; other punctuation is dropped.
  if (part === ' ') return ['<']
  if (part === '·') return ['', '<']
  if (isBetween(part)) return ['<', '']
  if (/[.,()]/.test(part)) return ['', '<']
  return /[\p{L}\p{Nl}]/u.test(part) ? null : ['']
}

const isBetween = (sign: string): boolean =>
  ["'", '-', '/', '·'].includes(sign.replace(apostrophes, "'").replace(dashes, '-'))

/** Whether part of a zone's names matches the typed name, or its beginning if truncated. */
export function spells(spelling: ZoneSpelling, inZone: string, isCut: boolean): boolean {
  // Positions reachable after each character.
  let reached = new Set([0])
  for (const sign of spelling) {
    const next = new Set<number>()
    for (const at of reached) {
      for (const way of sign) {
        const rest = inZone.slice(at)
        if (rest.startsWith(way)) next.add(at + way.length)
        // ' @ ' is one filler.
        if (way === '<' && inZone[at - 1] === '<') next.add(at)
        else if (isCut && way.startsWith(rest)) return true
      }
    }
    if (next.size === 0) return false
    reached = next
    if (isCut && reached.has(inZone.length)) return true
  }
  return reached.has(inZone.length)
}
