import { cleanEmail, isEmailAddress } from '../email.ts'
import { cleanText, foldText } from '../text.ts'

/** A traveller to whom an address may belong. */
export type Addressee = Readonly<{
  name: string
  /** Needs a link: has none, and answers are missing. */
  isOpen: boolean
  hasAddress: boolean
}>

/** Addresses by traveller index, and the unmatched lines as written. */
export type Matched = Readonly<{ found: ReadonlyMap<number, string>; left: readonly string[] }>

type Entry = Readonly<{
  text: string
  /** Empty if missing or invalid. */
  address: string
  words: readonly string[]
}>

/**
 * Matches a list of addresses, one per line or in mail format 'Name <a@b.org>', to travellers: by
 * name, else in order. A list as long as that of the travellers is matched line by line.
 */
export function matchAddresses(text: string, people: readonly Addressee[]): Matched {
  const lines = text.replace(/[\r\n]+$/, '').split(/\r\n|\r|\n/)
  const entries = lines.map(entriesOf)
  const found = new Map<number, string>()
  const left: string[] = []
  const isLineEach =
    lines.length === people.length &&
    entries.every((of) => of.length < 2 && of.every(({ words }) => words.length === 0))
  if (isLineEach) {
    for (const [index, [entry]] of entries.entries()) {
      if (!entry) continue
      if (entry.address && people[index]?.isOpen) found.set(index, entry.address)
      else left.push(entry.text)
    }
    return { found, left }
  }

  const all = entries.flat()
  const byName = new Map(all.map((entry) => [entry, ownerOf(entry, people)] as const))
  for (const [entry, index] of byName) if (index !== null) found.set(index, entry.address)
  const rest = all.filter((entry) => entry.address && byName.get(entry) === null)
  const free = people.flatMap((person, index) =>
    person.isOpen && !person.hasAddress && !found.has(index) ? [index] : [],
  )
  // The first traveller is usually the organiser and needs no link.
  if (free[0] === 0 && rest.length < free.length) free.shift()
  for (const entry of all) {
    if (byName.get(entry) !== null) continue
    // A name without a match belongs to a traveller whose name is still empty.
    const at = free.findIndex((index) => entry.words.length === 0 || people[index]?.name === '')
    const [index] = entry.address && at >= 0 ? free.splice(at, 1) : []
    if (index === undefined) left.push(entry.text)
    else found.set(index, entry.address)
  }
  return { found, left }
}

const address = /[^\s<>()[\]",;:、，؛،；|「」【】]+@[^\s<>()[\]",;:、，؛،；|「」【】]+/g

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

const isWithin = (words: readonly string[], all: readonly string[]) =>
  words.length > 0 && words.every((word) => all.includes(word))

/** The entries of a line: usually one address with a name around it; otherwise each name precedes its address. */
function entriesOf(line: string): Entry[] {
  const text = cleanText(line)
  const ends = [...text.matchAll(address)].map((match) => match.index + match[0].length)
  if (ends.length < 2) ends.splice(0, 1, text.length)
  return ends.flatMap((end, place) => {
    const part = text.slice(ends[place - 1] ?? 0, end).replace(/^[\s<>",;、，؛،；]+/, '')
    if (part === '') return []
    const [written = ''] = part.match(address) ?? []
    const given = cleanEmail(written)
    const beside = part.replace(written, '').replace(/mailto:/i, '')
    const words = wordsOf(beside).filter((word) => /\p{L}/u.test(word))
    return [{ text: part, address: isEmailAddress(given) ? given : '', words }]
  })
}

/** The only traveller with this name, or whose full name is in the mailbox; else null. */
function ownerOf(entry: Entry, people: readonly Addressee[]): number | null {
  if (!entry.address) return null
  const isNamed = entry.words.length > 0
  const given = isNamed ? entry.words : wordsOf(entry.address.split('@')[0] ?? '')
  const scores = people.map(({ name, isOpen }) => {
    const own = wordsOf(name)
    if (!isOpen) return 0
    if (isNamed && isWithin(given, own)) return given.length
    return own.length > (isNamed ? 0 : 1) && isWithin(own, given) ? own.length : 0
  })
  const best = Math.max(0, ...scores)
  const index = scores.indexOf(best)
  return best > 0 && index === scores.lastIndexOf(best) ? index : null
}
