import { title } from '../application/steps/name-rules.ts'
import { foldText } from '../text.ts'

type Names = Readonly<{ firstName?: string; lastName?: string }>

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** A name's words minus those of another; null unless all are present. */
function without(full: string, part: string): string | null {
  const rest = wordsIn(full)
  for (const word of wordsIn(part)) {
    const at = rest.findIndex((each) => foldText(each) === foldText(word))
    if (at < 0) return null
    rest.splice(at, 1)
  }
  return rest.join(' ')
}

const isUpper = (word: string) => word === word.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(word)

/** 'Muster Ada, Dr.' has no surname before its comma. */
const suffix = /^(?:dr|prof|jr|sr|ph\.?d|md|mba|esq|i{2,3}|iv)\.?$/i
/** 'MUSTER/ADA MS' on tickets, 'MUSTER<<ADA<MARIA' in machine zones; not 'Ada A/P Omar'. */
function asOnTicket(full: string): Names | null {
  const [, before = '', behind = ''] =
    /^([^/<]{2,}?) ?(?:\/|<<) ?([^/]{2,})$/.exec(full.replace(/^[PV]<[A-Z<]{3}/, '')) ?? []
  if (!before || /\b[ads]\/[lop]\b/i.test(full)) return null
  const firstName = behind.replace(/ (?:mr|mrs|ms|miss|mstr|chd|inf|dr)\.?$/i, '')
  return { firstName: wordsIn(firstName.replace(/</g, ' ')).join(' '), lastName: before.trim() }
}

/**
 * Splits a full name if it shows the parts: by a known part, a comma or slash after the surname, or
 * a surname in capitals. Otherwise all are given names, and the surname is asked for.
 */
export function splitName(written: string, known: Names): Names {
  const full = written.replace(title, '')
  const { firstName = '', lastName = '' } = known
  if (lastName) return { firstName: without(full, lastName) ?? full, lastName }
  if (firstName) return { firstName, lastName: without(full, firstName) ?? '' }
  const ticket = asOnTicket(full)
  if (ticket) return ticket
  const [, before, behind] = /^([^,،]+)[,،]\s*([^,،]+)$/.exec(full) ?? []
  if (before && behind && !suffix.test(behind))
    return { firstName: behind.trim(), lastName: before.trim() }
  const words = wordsIn(full).filter((word) => /\p{L}/u.test(word))
  const upper = words.filter(isUpper)
  const ends = [words.slice(0, upper.length), words.slice(words.length - upper.length)]
  const isAtAnEnd = ends.some((end) => end.every(isUpper))
  if (upper.length === 0 || upper.length === words.length || !isAtAnEnd) return { firstName: full }
  const given = words.filter((word) => !isUpper(word)).join(' ')
  return { firstName: given, lastName: upper.join(' ') }
}

/** Joins given and middle names, which some sheets repeat. */
export function joinNames(first: string, middle: string): string {
  return middle === '' || without(first, middle) !== null ? first : `${first} ${middle}`.trim()
}
