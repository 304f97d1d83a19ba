/** One traveller's answers as typed: texts, checkboxes, and dates in three fields. */
export type TypedAnswers = Readonly<Record<string, unknown>>

/** Fields that describe the draft rather than the traveller. */
const notAnswers: ReadonlySet<string> = new Set(['linkId', 'linkEmail', 'linkLanguage'])

/** Progress of a traveller in their own part. */
export type OwnPartState = 'unopened' | 'begun' | 'finished'

export function ownPartState(link: { openedAt: unknown; finishedAt: unknown }): OwnPartState {
  if (link.finishedAt) return 'finished'
  return link.openedAt ? 'begun' : 'unopened'
}

/** Minimum hours between two letters that one click sends to the same traveller. */
export const reminderHours = 24

/** When a traveller may next be reminded, given the last letter to them. */
export function mayRemindFrom(link: { sentAt: Date | null; remindedAt: Date | null }): Date | null {
  const last = link.remindedAt ?? link.sentAt
  return last && new Date(last.getTime() + reminderHours * 3_600_000)
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === '' || value === false || value === undefined || value === null
}

/** Whether a value has the same type as the current one: clients may send anything. */
function isLike(before: unknown, value: unknown): boolean {
  if (before === undefined) return true
  if (typeof before !== 'object' || before === null) return typeof before === typeof value
  if (typeof value !== 'object' || value === null) return false
  const given = value as Readonly<Record<string, unknown>>
  return Object.entries(before).every(([name, part]) => isLike(part, given[name]))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The part of an applicant's draft that the traveller may see and change. */
export function ownAnswers<T extends TypedAnswers>(applicant: T): Partial<T> {
  const own = Object.entries(applicant).filter(([name]) => !notAnswers.has(name))
  return Object.fromEntries(own) as Partial<T>
}

export type Merged<T> = {
  answers: T
  /** Fields whose typed value was overwritten. */
  replaced: string[]
}

/**
 * Merges a traveller's answers into the organiser's; the traveller's win. Empty answers clear
 * nothing until the traveller is finished, and a missing passport picture never does: removing one
 * is a separate step.
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

/** Three-way merge of two devices over `base`, field by field; this device wins a conflict. */
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
 * The sender's name as a letter to somebody else may carry it, or null: letters must not carry
 * words, addresses or numbers of strangers.
 */
export function nameInLetter(name: string): string | null {
  const clean = name.replace(/\s+/g, ' ').trim()
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u.test(clean)
  const isAddress = /\p{L}\.\p{L}{2,}/u.test(clean)
  const words = clean.split(' ').length
  return isName && !isAddress && words <= 6 && clean.length <= longestName ? clean : null
}
