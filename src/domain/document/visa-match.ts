import { zoneSpelling } from '../passport/transliteration.ts'
import { foldText } from './approval.ts'
import { type Box, boxesOf, type Reading, readingOf, type TextPage, wordsOf } from './visa-text.ts'

/** For whom a visa document may be. One of a single name has it in either field. */
export type VisaHolder = { firstName: string; lastName: string; passportNumber: string }

/** Where something was found: the page from 1, and the places on it. */
export type Found = { page: number; boxes: Box[] }

/** What a visa document says of one traveller; null: it does not stand in it, or cannot be read. */
export type VisaMatch = {
  number: Found | null
  name: Found | null
  /** The number of another passport that it names. */
  otherNumber: (Found & { number: string }) | null
}

type ReadPage = { page: TextPage; plain: Reading; spread: Reading }

/** A document that was read once and may be asked about many travellers. */
export type VisaText = readonly ReadPage[]

export function visaTextOf(pages: readonly TextPage[]): VisaText {
  return pages.map((page) => ({
    page,
    plain: readingOf(page, false),
    spread: readingOf(page, true),
  }))
}

/** Whether anything can be read in it at all: a picture and a scan have no text. */
export const isReadable = (text: VisaText): boolean =>
  text.some(({ plain }) => plain.letters !== '')

/** Both are needed: a right name with another passport is no match, and a number alone is none either. */
export const isFullMatch = ({ number, name }: Pick<VisaMatch, 'number' | 'name'>): boolean =>
  number !== null && name !== null

/** Shorter ones stand everywhere. */
const shortestNumber = 5
const longestNumber = 20
/** What a document of the authority may hold at most of what could be numbers. */
const mostNumbers = 2_000

/** Nobody can tell O from 0 in print, and so numbers are typed either way. */
const asNumber = (text: string): string => foldText(text).replaceAll('O', '0')

/** What may stand between the parts of a name on a form. */
const labels = new Set(
  'SURNAME FAMILY LAST GIVEN FIRST FORENAME FORENAMES MIDDLE OTHER NAME NAMES AND S FULL MR MRS MS MISS DR'.split(
    ' ',
  ),
)
const mostLabels = 6

/** Ways to spell each sign of a name; letters that no zone has are as they are. */
function spellingOf(name: string): readonly (readonly string[])[] {
  const ways = zoneSpelling(name)
  if (!ways) return [...foldText(name)].map((sign) => [sign])
  return ways.map((sign) => [...new Set(sign.map((way) => way.replaceAll('<', '')))])
}

/** Where a name that begins at a place may end. */
function endsFrom(letters: string, at: number, spelling: readonly (readonly string[])[]): number[] {
  let reached = new Set([at])
  for (const sign of spelling) {
    const next = new Set<number>()
    for (const place of reached) {
      for (const way of sign) if (letters.startsWith(way, place)) next.add(place + way.length)
    }
    if (next.size === 0) return []
    reached = next
  }
  return [...reached].filter((end) => end > at)
}

/** Where the second part of a name may begin: at once, or behind words that only name it. */
function behindLabels({ letters, begins, ends }: Reading, from: number): number[] {
  const places = [from]
  let at = from
  for (let count = 0; count < mostLabels && begins[at]; count += 1) {
    const last = ends.indexOf(true, at)
    if (last < 0 || !labels.has(letters.slice(at, last + 1))) break
    at = last + 1
    places.push(at)
  }
  return places
}

type Spelling = ReturnType<typeof spellingOf>

function findParts(reading: Reading, parts: readonly Spelling[]): [number, number] | null {
  const { letters, begins, ends } = reading
  const [first, second] = parts
  if (!first) return null
  for (const [from, isBegin] of begins.entries()) {
    if (!isBegin) continue
    for (const middle of endsFrom(letters, from, first)) {
      if (!second) {
        if (ends[middle - 1]) return [from, middle]
        continue
      }
      for (const at of behindLabels(reading, middle)) {
        const end = endsFrom(letters, at, second).find((each) => ends[each - 1])
        if (end !== undefined) return [from, end]
      }
    }
  }
  return null
}

function findNumber({ letters, begins, ends }: Reading, number: string): [number, number] | null {
  if (number.length < shortestNumber) return null
  const folded = letters.replaceAll('O', '0')
  for (let at = folded.indexOf(number); at >= 0; at = folded.indexOf(number, at + 1)) {
    if (begins[at] && ends[at + number.length - 1]) return [at, at + number.length]
  }
  return null
}

type Look = (reading: Reading) => [number, number] | null

/** The first page on which something stands. */
function find(text: VisaText, look: Look, readings: 'plain' | 'both'): Found | null {
  for (const [index, { page, plain, spread }] of text.entries()) {
    for (const reading of readings === 'both' ? [plain, spread] : [plain]) {
      const stretch = look(reading)
      if (stretch) return { page: index + 1, boxes: boxesOf(page, reading, stretch) }
    }
  }
  return null
}

function findName(text: VisaText, { firstName, lastName }: VisaHolder): Found | null {
  const parts = [firstName, lastName].filter((name) => foldText(name) !== '').map(spellingOf)
  const letters = foldText(firstName) + foldText(lastName)
  if (letters.length < 2) return null
  const orders = [parts, parts.toReversed()]
  const look: Look = (reading) =>
    orders.map((order) => findParts(reading, order)).find((found) => found !== null) ?? null
  return find(text, look, 'both')
}

const isNumber = (text: string): boolean =>
  text.length >= shortestNumber && text.length <= longestNumber && /[0-9]/.test(text)

/**
 * Whatever in the text could be the number of a passport, also one that is written in up to three
 * groups; without repetition, as it is spelt there.
 */
export function numbersIn(text: VisaText): string[] {
  const numbers = new Set<string>()
  for (const { plain } of text) {
    const words = wordsOf(plain)
    for (const [index, [from]] of words.entries()) {
      for (const [, to] of words.slice(index, index + 3)) {
        const number = plain.letters.slice(from, to)
        if (isNumber(number)) numbers.add(number)
        if (numbers.size >= mostNumbers) return [...numbers]
      }
    }
  }
  return [...numbers]
}

const passportWords = new Set(['PASSPORT', 'PASSEPORT', 'PASAPORTE', 'REISEPASS', 'PASAPORT'])

/** Numbers that the text itself calls those of a passport. */
function labelledNumbers(reading: Reading): [number, number][] {
  const words = wordsOf(reading)
  const textOf = (at: number) => reading.letters.slice(...(words[at] ?? [0, 0]))
  return words.flatMap((_, index) => {
    if (!passportWords.has(textOf(index))) return []
    const next = [1, 2, 3].map((step) => index + step).find((at) => isNumber(textOf(at)))
    const word = next === undefined ? undefined : words[next]
    return word ? [[...word] as [number, number]] : []
  })
}

function findOther(text: VisaText, own: string, others: readonly string[]) {
  for (const [index, { page, plain }] of text.entries()) {
    const known = others
      .map(asNumber)
      .filter((number) => number !== own)
      .flatMap((number) => {
        const stretch = findNumber(plain, number)
        return stretch ? [stretch] : []
      })
    for (const stretch of [...known, ...labelledNumbers(plain)]) {
      const number = plain.letters.slice(...stretch)
      // The own one in groups begins with its first group.
      if (own.startsWith(asNumber(number))) continue
      return { number, page: index + 1, boxes: boxesOf(page, plain, stretch) }
    }
  }
  return null
}

/**
 * What a document says of a traveller: the passport number, the name with its parts in either order as people
 * or as machine zones spell it, and whether it names another passport. `others` are the numbers of those
 * whom it could be mistaken for.
 */
export function matchVisa(
  text: VisaText,
  holder: VisaHolder,
  others: readonly string[] = [],
): VisaMatch {
  const own = asNumber(holder.passportNumber)
  return {
    number: find(text, (reading) => findNumber(reading, own), 'plain'),
    name: findName(text, holder),
    otherNumber: findOther(text, own, others),
  }
}
