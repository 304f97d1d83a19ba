import { isActive, isHarmless } from './active.ts'
import { hasActiveText } from './active-text.ts'
import { find, latin1Of, viewOf } from './bytes.ts'
import { attempt, PdfFile } from './file.ts'
import { everyObject } from './objects.ts'
import { pagesOf } from './pages.ts'
import { PdfRefusal, Reading, type Tools, unreadable } from './reading.ts'
import { rewritePdf } from './rewrite.ts'
import { type Entry, endOf, type Section } from './table.ts'

const ambiguous = (): PdfRefusal => new PdfRefusal('document.ambiguous')
const zipEnd = 'PK\x05\x06'
const zipEndBytes = 22
const headBytes = 1024

/** Whether the bytes are something else as well: a page for a browser, or an archive. */
function isTwoThings(bytes: Uint8Array): boolean {
  if (find(bytes, '%PDF-') !== 0) return true
  const head = latin1Of(bytes, 0, headBytes)
  if (/<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i.test(head)) return true
  const from = Math.max(0, bytes.length - 65_557)
  for (let at = find(bytes, zipEnd, from); at >= 0; at = find(bytes, zipEnd, at + 1)) {
    const end = at + zipEndBytes
    if (end <= bytes.length && end + viewOf(bytes).getUint16(at + 20, true) === bytes.length)
      return true
  }
  return false
}

type Place = { start: number; end: number }

/** Where everything lies that a table of any revision names. Throws where a table is wrong. */
function placesOf(file: PdfFile): Place[] {
  const places = new Map<number, Place>()
  const add = (offset: number, number: number | null) => {
    const found = file.at(offset)
    const isRight = found && (number === null || found.number === number)
    if (!isRight || !found.hasTrueLength || !found.isClosed) throw ambiguous()
    places.set(found.start, { start: found.start, end: found.end })
  }
  for (const { entries, at, isObject } of file.sections) {
    if (isObject) add(at, null)
    for (const [number, entry] of entries) if (entry.kind === 'at') add(entry.offset, number)
  }
  return [...places.values()].sort((a, b) => a.start - b.start)
}

/** Whether something lies inside of something else, where one reader finds it and another does not. */
function isEntangled(file: PdfFile): boolean {
  let end = 0
  const places = placesOf(file)
  for (const place of places) {
    if (place.start < end) return true
    end = place.end
  }
  const tables = file.sections.filter(({ isObject }) => !isObject)
  return tables.some(({ at }) => places.some(({ start, end: last }) => at > start && at < last))
}

const isSamePlace = (a: Entry, b: Entry): boolean =>
  JSON.stringify({ ...a }) === JSON.stringify({ ...b })

/** A table beside another must not say otherwise: some readers take the one, some the other. */
function isContradicted(sections: readonly Section[]): boolean {
  return sections.some(({ isBeside, entries }, index) => {
    const plain = isBeside ? sections[index - 1] : undefined
    if (!plain) return false
    return [...entries].some(([number, entry]) => {
      const other = plain.entries.get(number)
      return other && other.kind !== 'free' && !isSamePlace(other, entry)
    })
  })
}

/** Throws where a packed object is another than its table says. */
function checkPacked(file: PdfFile): void {
  for (const { entries } of file.sections) {
    for (const [number, entry] of entries) {
      if (entry.kind !== 'in') continue
      const holder = file.holder(entry.stream)
      const packed = holder && (attempt(() => file.packedIn(holder)) ?? [])
      if (packed?.[entry.index]?.number !== number) throw ambiguous()
    }
  }
}

/** A file that says the same to every reader has all its words in its tables. */
function checkOneMeaning(file: PdfFile): void {
  if (isTwoThings(file.bytes) || file.reading.hasCutName) throw ambiguous()
  if (isEntangled(file) || isContradicted(file.sections)) throw ambiguous()
  checkPacked(file)
}

function follow(file: PdfFile): void {
  const end = endOf(file.bytes)
  if (!end?.start || /[^\0\s]/.test(end.rest)) throw unreadable()
  if (attempt(() => file.follow() ?? true) === null) throw ambiguous()
  if (file.isLocked) throw new PdfRefusal('document.encrypted')
}

/** What costs too much to write anew costs too much to look at; what would be lost by it is kept here. */
async function checkCost(bytes: Uint8Array, tools: Tools): Promise<void> {
  await rewritePdf(bytes, tools).catch((error) => {
    if (!(error instanceof PdfRefusal) || error.code !== 'document.ambiguous') throw error
  })
}

/**
 * Our opinion of a PDF that is kept byte for byte; answers how many pages it has. Refuses, beside what
 * acts, every action but known harmless ones, and whatever two readers could read differently.
 */
export async function checkKept(bytes: Uint8Array, tools: Tools): Promise<number> {
  const file = new PdfFile(bytes, new Reading(tools))
  follow(file)
  for (const object of everyObject(file)) {
    if (isActive(object, file) || !isHarmless(object, file))
      throw new PdfRefusal('document.scripted')
  }
  if (hasActiveText(bytes)) throw new PdfRefusal('document.scripted')
  checkOneMeaning(file)
  const pages = pagesOf(file)
  await checkCost(bytes, tools)
  return pages.length
}
