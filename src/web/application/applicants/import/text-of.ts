import { fieldOfHeading } from '#domain/sheet/headings.ts'

/** Languages by the legacy encoding of their spreadsheets. */
const oldSets: Readonly<Record<string, string>> = {
  'windows-1250': 'pl cs sk hu ro hr sl bs sq',
  'windows-1251': 'ru uk be bg sr mk kk ky',
  'windows-1253': 'el',
  'windows-1254': 'tr az',
  'windows-1255': 'he',
  'windows-1256': 'ar fa ur',
  'windows-1257': 'et lv lt',
  'windows-1258': 'vi',
  'windows-874': 'th',
  big5: 'zh-TW zh-HK zh-Hant',
  gb18030: 'zh',
  shift_jis: 'ja',
  'euc-kr': 'ko',
}
const setOf = new Map(
  Object.entries(oldSets).flatMap(([set, tags]) => tags.split(' ').map((tag) => [tag, set])),
)

function oldSetOf(languages: readonly string[]): string {
  const [set] = languages.flatMap(
    (tag) => setOf.get(tag) ?? setOf.get(tag.split('-')[0] ?? '') ?? [],
  )
  return set ?? 'windows-1252'
}

/** Windows' sets, and those of other systems by which lists still come. */
const sets = [...Object.keys(oldSets), 'windows-1252', 'koi8-r', 'ibm866', 'euc-jp', 'macintosh']

/** The upper half of Excel's 'CSV (MS-DOS)' in the west (code page 850), which no browser knows. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

const ofDos = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => dos[byte - 128] ?? String.fromCharCode(byte)).join('')

/** How many of the first words are headings in a set. */
function headingsIn(bytes: Uint8Array, set: string): number {
  const words = new TextDecoder(set).decode(bytes.subarray(0, 4096)).split(/["\t;,|\r\n]+/, 200)
  return words.filter((word) => fieldOfHeading(word) !== null).length
}

/** The legacy encoding of the language, unless another one makes headings of more words. */
function setFor(bytes: Uint8Array, languages: readonly string[]): string {
  const likely = oldSetOf(languages)
  const found = sets.map((set) => ({ set, count: headingsIn(bytes, set) }))
  const most = Math.max(...found.map(({ count }) => count))
  const best = found.filter(({ count }) => count === most).map(({ set }) => set)
  return best.includes(likely) ? likely : (best[0] ?? likely)
}

/** Whether broken bytes are few among whole letters beyond ASCII: of a list put together from several. */
function isMostlyUtf8(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0
  return (text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0) > broken
}

/** Decodes a file: by byte order mark, as UTF-8 if most of it is, else in a legacy encoding. */
export function textOf(bytes: Uint8Array, languages: readonly string[]): string {
  const decode = (set: string) => new TextDecoder(set).decode(bytes)
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return decode('utf-16le')
  if (a === 0xfe && b === 0xff) return decode('utf-16be')
  // Without a mark: in ordinary text every second byte is zero.
  if (b === 0 && a !== 0) return decode('utf-16le')
  if (a === 0 && b !== 0) return decode('utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const mixed = decode('utf-8')
    if (isMostlyUtf8(mixed)) return mixed
    const set = setFor(bytes, languages)
    const words = decode(set)
    if (set !== 'windows-1252' || !isStrange(words)) return words
    const others = [decode('macintosh'), ofDos(bytes)]
    return others.find((text) => !isStrange(text) && !ofWindows.test(text)) ?? words
  }
}

/** Signs where words have letters, as those of old Macs read in Windows: 'JosŽ', 'MŸller', 'Mu–oz'. */
const isStrange = (text: string): boolean =>
  /\p{Ll}[ŠŽŸŒ]|\p{Lu}[ŸŽ]\p{Ll}|\p{L}[™€]\p{L}|\p{L}[\x80-\x9fƒ†‡ˆ‰‚„•‹›¤\u2500-\u25a0∂∑∏π∫Ω√≈∆◊ˇ˘˙˚˝˛§¶≠≤≥∞](?:\p{L}|$|[;,\t\n"])|\p{L}[‘“”–—]\p{Ll}|\p{L}‘[;,\t]|\p{Lu}…\p{Lu}|(?<=^|[;,\t\n"])[…†‡ƒ\x80-\x9f]\p{Ll}/mu.test(
    text,
  )

/** Letters of Windows read as those of old Macs: 'M¸ller', 'JosÈ'. */
const ofWindows = /\p{Ll}[À-ÖØ-Þ]|\p{L}[¿¡¬«»·¸÷⁄ﬁﬂ‚˜¯\uf8ff]/u
