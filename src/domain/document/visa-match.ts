import { zoneSpelling } from '../passport/transliteration.ts'
import { foldText } from './approval.ts'
import { type Box, boxesOf, type Reading, readingOf, type TextPage, wordsOf } from './visa-text.ts'

/** The possible holder of a visa document. A single name may be in either field. */
export type VisaHolder = { firstName: string; lastName: string; passportNumber: string }

/** Where a match is: the page from 1, and the boxes on it. */
export type Found = { page: number; boxes: Box[] }

/** What a visa document says of one traveller; null: not found, or unreadable. */
export type VisaMatch = {
  number: Found | null
  name: Found | null
  /** The number of another passport named in it. */
  otherNumber: (Found & { number: string }) | null
}

type ReadPage = { page: TextPage; plain: Reading; spread: Reading }

/** A document read once, for matching against many travellers. */
export type VisaText = readonly ReadPage[]

export function visaTextOf(pages: readonly TextPage[]): VisaText {
  return pages.map((page) => ({
    page,
    plain: readingOf(page, false),
    spread: readingOf(page, true),
  }))
}

/** Whether it has any text: pictures and scans have none. */
export const isReadable = (text: VisaText): boolean =>
  text.some(({ plain }) => plain.letters !== '')

/** Both are required: neither a name with another passport nor a number alone is a match. */
export const isFullMatch = ({ number, name }: Pick<VisaMatch, 'number' | 'name'>): boolean =>
  number !== null && name !== null

/** Shorter ones match anywhere. */
const shortestNumber = 5
const longestNumber = 20
/** Maximum number candidates in a document of the authority. */
const mostNumbers = 2_000

/** O and 0 look alike in print and are typed either way. */
const asNumber = (text: string): string => foldText(text).replaceAll('O', '0')

/** Labels between the parts of a name on a form. */
const labels = new Set(
  'SURNAME FAMILY LAST GIVEN FIRST FORENAME FORENAMES MIDDLE OTHER NAME NAMES AND S FULL MR MRS MS MISS DR'.split(
    ' ',
  ),
)
const mostLabels = 6

/** Spellings of each letter of a name; letters without a transliteration stay. */
function spellingOf(name: string): readonly (readonly string[])[] {
  const ways = zoneSpelling(name)
  if (!ways) return [...foldText(name)].map((sign) => [sign])
  return ways.map((sign) => [...new Set(sign.map((way) => way.replaceAll('<', '')))])
}

/** Possible ends of a name that begins at `at`. */
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

/** Possible starts of the second part of a name: directly, or after labels. */
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

/** The first page with a match. */
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
 * All possible passport numbers in the text as spelt there, without repetition, including ones
 * printed in up to three groups.
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

/** Numbers labelled as passport numbers. */
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
      // The holder's number in groups begins with its first group.
      if (own.startsWith(asNumber(number))) continue
      return { number, page: index + 1, boxes: boxesOf(page, plain, stretch) }
    }
  }
  return null
}

/**
 * Matches a document against a traveller: the passport number, the name in either order and in
 * people's or machine-zone spelling, and whether it names another passport. `others` are numbers of
 * travellers it could be mistaken for.
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
