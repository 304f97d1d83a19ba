/** The answers of one traveller as they are typed: texts, ticks, and dates in three fields. */
export type TypedAnswers = Readonly<Record<string, unknown>>

/** What is about the draft around a traveller, and no answer of theirs. */
const notAnswers: ReadonlySet<string> = new Set(['linkId', 'linkEmail', 'linkLanguage'])

/** How far a traveller is with their own part. */
export type OwnPartState = 'unopened' | 'begun' | 'finished'

export function ownPartState(link: { openedAt: unknown; finishedAt: unknown }): OwnPartState {
  if (link.finishedAt) return 'finished'
  return link.openedAt ? 'begun' : 'unopened'
}

/** Between two letters that one press sends to the same traveller. */
export const reminderHours = 24

/** From when on a traveller may be reminded, by the last letter that was sent to them. */
export function mayRemindFrom(link: { sentAt: Date | null; remindedAt: Date | null }): Date | null {
  const last = link.remindedAt ?? link.sentAt
  return last && new Date(last.getTime() + reminderHours * 3_600_000)
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === false || value === undefined || value === null
}

/** Whether a value may stand where another one does: whoever typed it may have sent anything. */
function isLike(before: unknown, value: unknown): boolean {
  if (before === undefined) return true
  if (typeof before !== 'object' || before === null) return typeof before === typeof value
  if (typeof value !== 'object' || value === null) return false
  const given = value as Readonly<Record<string, unknown>>
  return Object.entries(before).every(([name, part]) => isLike(part, given[name]))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a traveller may see and change of themselves in a draft. */
export function ownAnswers<T extends TypedAnswers>(applicant: T): Partial<T> {
  const own = Object.entries(applicant).filter(([name]) => !notAnswers.has(name))
  return Object.fromEntries(own) as Partial<T>
}

export type Merged<T> = {
  answers: T
  /** Fields in which something that was typed gave way to something else. */
  replaced: string[]
}

/**
 * The organiser's answers for a traveller with what that traveller typed: it wins. What the traveller has
 * left empty takes nothing away until they say that they are finished, and a picture of their passport never:
 * theirs is taken away by itself.
 */
export function withOwnPart<T extends TypedAnswers>(
  organisers: T,
  theirs: TypedAnswers,
  isFinished: boolean,
): Merged<T> {
  const answers: Record<string, unknown> = { ...organisers }
  const replaced: string[] = []
  for (const [name, value] of Object.entries(ownAnswers(theirs))) {
    const before = organisers[name]
    if (isSame(before, value) || !isLike(before, value)) continue
    if (isEmpty(value) && (!isFinished || name === 'passportPage')) continue
    if (!isEmpty(before)) replaced.push(name)
    answers[name] = value
  }
  return { answers: answers as T, replaced }
}

/**
 * What two devices typed since both read `base`: field by field whatever was changed, and where both
 * changed the same field the answer of this device.
 */
export function withOtherDevice<T extends TypedAnswers>(
  base: TypedAnswers,
  mine: T,
  stored: TypedAnswers,
): Merged<T> {
  const answers: Record<string, unknown> = { ...mine }
  const replaced: string[] = []
  for (const [name, value] of Object.entries(stored)) {
    if (isSame(value, base[name]) || isSame(value, mine[name])) continue
    if (isSame(mine[name], base[name])) answers[name] = value
    else replaced.push(name)
  }
  return { answers: answers as T, replaced }
}

const longestName = 60

/**
 * The name of whoever sends a link, as a letter to somebody else may carry it; null where it is none: our
 * letters are no place for words, addresses or numbers of others.
 */
export function nameInLetter(name: string): string | null {
  const clean = name.replace(/\s+/g, ' ').trim()
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u.test(clean)
  const isAddress = /\p{L}\.\p{L}{2,}/u.test(clean)
  const words = clean.split(' ').length
  return isName && !isAddress && words <= 6 && clean.length <= longestName ? clean : null
}
