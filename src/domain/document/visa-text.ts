import { foldText } from './approval.ts'

/** A position on a page as fractions 0 to 1: left, top, width, height. */
export type Box = [x: number, y: number, width: number, height: number]

/** A run of text as drawn. */
export type PlacedText = { readonly text: string; readonly box: Box }

/** One page in drawing order; empty without text. */
export type TextPage = readonly PlacedText[]

/** The letters and digits of a page, with their positions and word boundaries. */
export type Reading = {
  readonly letters: string
  /** For each letter its run, and its index within the run. */
  readonly runs: readonly number[]
  readonly places: readonly number[]
  readonly begins: readonly boolean[]
  readonly ends: readonly boolean[]
}

/** Minimum length of a machine zone line, and the separators between its numbers and names. */
const zoneLine = /^[A-Z0-9<]{30,44}$/
const zoneBegins = [5]
const zoneEnds = [8, 13]

/** Letters transliterated as two in a machine zone, and often when typed. */
const asTwo: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA' }

const isMark = (sign: string) => /\p{M}/u.test(sign)

/** Folds a page; `spread` writes umlauts as two letters, otherwise as the base letter. */
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
      // By string units, as searches count.
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

/** A range of a reading. */
export type Stretch = readonly [from: number, to: number]

/** The words of a reading, each from a beginning to the next end. */
export function wordsOf({ begins, ends }: Reading): Stretch[] {
  const words: Stretch[] = []
  for (const [from, isBegin] of begins.entries()) {
    if (!isBegin) continue
    const last = ends.indexOf(true, from)
    if (last >= 0) words.push([from, last + 1])
  }
  return words
}

/** The boxes of a range: the parts of the runs it covers. */
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

/** Relative widths of letters in print, by the widest; others are as wide as a digit. */
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
  // Accents do not widen a letter.
  const [plain = sign] = sign.normalize('NFD')
  return signWidths.find(([signs]) => signs.test(plain))?.[1] ?? digitWidth
}

/**
 * The box of part of a run, estimated from letter widths since a run has only its total width.
 * Machine zones are monospaced; vertical text is not split.
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
