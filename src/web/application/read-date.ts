import { parseTypedDate, type TypedDate, type TypedDateResult } from '#domain/typed-date.ts'

const read = new WeakMap<readonly string[], WeakMap<TypedDate, TypedDateResult>>()

/**
 * What three typed fields say, remembered for as long as they are the same: with fifty travellers on a
 * form, all but one of two hundred dates are those of a keystroke ago.
 */
export function readDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const known = read.get(monthNames) ?? new WeakMap<TypedDate, TypedDateResult>()
  read.set(monthNames, known)
  const result = known.get(typed) ?? parseTypedDate(typed, monthNames)
  known.set(typed, result)
  return result
}
