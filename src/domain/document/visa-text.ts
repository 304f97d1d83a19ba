import { foldText } from './approval.ts'

/** Where something stands on a page, as fractions 0 to 1 of it: from the left, from the top, width, height. */
export type Box = [x: number, y: number, width: number, height: number]

/** A run of text as it was drawn. */
export type PlacedText = { readonly text: string; readonly box: Box }

/** One page in the order in which it is drawn; a page without text is empty. */
export type TextPage = readonly PlacedText[]

/** Letters and digits of a page one after the other, with where each was and where words begin and end. */
export type Reading = {
  readonly letters: string
  /** Of each letter the run, and its place in the text of that run. */
  readonly runs: readonly number[]
  readonly places: readonly number[]
  readonly begins: readonly boolean[]
  readonly ends: readonly boolean[]
}

/** How long a machine zone's line is at least, and the places in it between which numbers and names stand. */
const zoneLine = /^[A-Z0-9<]{30,44}$/
const zoneBegins = [5]
const zoneEnds = [8, 13]

/** Letters that a passport's machine zone, and whoever types after it, writes as two. */
const asTwo: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA' }

const isMark = (sign: string) => /\p{M}/u.test(sign)

/** Folds a page; `spread` writes umlauts as two letters, otherwise as the letter without its marks. */
export function readingOf(page: TextPage, spread: boolean): Reading {
  const letters: string[] = []
  const runs: number[] = []
  const places: number[] = []
  const begins: boolean[] = []
  const ends: boolean[] = []
  for (const [run, { text }] of page.entries()) {
    let isNew = true
    const signs = [...text.normalize('NFC')]
    const isZone = zoneLine.test(text.replaceAll(' ', ''))
    for (const [place, sign] of signs.entries()) {
      if (isMark(sign)) continue
      const spreadOut = spread ? asTwo[sign.toUpperCase()] : undefined
      // By units of the string, as whoever searches it counts.
      const folded = (spreadOut ?? foldText(sign)).split('')
      if (folded.length === 0) {
        isNew = true
        if (ends.length > 0) ends[ends.length - 1] = true
      }
      for (const letter of folded) {
        letters.push(letter)
        runs.push(run)
        places.push(place)
        begins.push(isNew || (isZone && zoneBegins.includes(place)))
        ends.push(isZone && zoneEnds.includes(place))
        isNew = false
      }
    }
    if (ends.length > 0) ends[ends.length - 1] = true
  }
  return { letters: letters.join(''), runs, places, begins, ends }
}

/** A stretch of a reading. */
export type Stretch = readonly [from: number, to: number]

/** The words of a reading, each from where one begins to the next end. */
export function wordsOf({ begins, ends }: Reading): Stretch[] {
  const words: Stretch[] = []
  for (const [from, isBegin] of begins.entries()) {
    if (!isBegin) continue
    const last = ends.indexOf(true, from)
    if (last >= 0) words.push([from, last + 1])
  }
  return words
}

/** Where on the page a stretch stands: of each run that it touches the part that it takes. */
export function boxesOf(page: TextPage, { runs, places }: Reading, [from, to]: Stretch): Box[] {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const run = runs[at] ?? 0
    const first = places[at] ?? 0
    let last = first
    for (; at < to && runs[at] === run; at += 1) last = places[at] ?? last
    const found = page[run]
    if (found) boxes.push(partOf(found, first, last + 1))
  }
  return boxes
}

/** How wide signs are in the letters of print, as parts of the widest; what is not told apart is a digit's width. */
const signWidths: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijlI'|!.,:;]/, 0.25],
  [/[ftr()[\]{}/\\\-" ]/, 0.32],
  [/[cksvxyzJ]/, 0.5],
  [/[ABEKPSVXY&]/, 0.67],
  [/[CDGHNORUQ]/, 0.73],
  [/[MWmw@%]/, 0.85],
]
const digitWidth = 0.56

const widthOf = (sign: string): number => {
  // An accent makes no letter wider.
  const [plain = sign] = sign.normalize('NFD')
  return signWidths.find(([signs]) => signs.test(plain))?.[1] ?? digitWidth
}

/**
 * A part of a run: where its letters begin and end as print sets them, for a run says no more than how wide
 * it is as a whole. Those of a machine zone are of one width; text that stands on its side stays whole.
 */
function partOf({ text, box }: PlacedText, first: number, end: number): Box {
  const [x, y, width, height] = box
  const signs = [...text.normalize('NFC')]
  if (width < height || signs.length === 0) return box
  const isZone = zoneLine.test(text.replaceAll(' ', ''))
  const widths = signs.map((sign) => (isZone ? 1 : widthOf(sign)))
  const until = (place: number) => widths.slice(0, place).reduce((sum, each) => sum + each, 0)
  const scale = width / until(signs.length)
  return [x + until(first) * scale, y, (until(end) - until(first)) * scale, height]
}
