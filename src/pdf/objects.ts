import { attempt, kindOf, type PdfFile } from './file.ts'
import { type Dict, isDict, type PdfValue, Stream } from './value.ts'

/**
 * Everything that any reader could take for an object of a file: what its tables name, what older
 * revisions left behind, what lies packed, and what only looks like an object inside something else.
 */
export function* everyObject(file: PdfFile): Generator<PdfValue> {
  const seen = new Set<number>()
  const offsets = function* () {
    for (const { entries, at, isObject } of file.sections) {
      if (isObject) yield at
      for (const entry of entries.values()) if (entry.kind === 'at') yield entry.offset
    }
    for (const { offset } of file.starts()) yield offset
  }
  for (const offset of offsets()) {
    const found = file.at(offset)
    // The same object, once from its first digit and once from the blank before it.
    if (!found || seen.has(found.start)) continue
    seen.add(found.start)
    const { value } = found
    yield value
    if (!(value instanceof Stream) || kindOf(value) !== 'ObjStm') continue
    for (const packed of attempt(() => file.packedIn(value)) ?? []) yield packed.value
  }
  for (const { trailer } of file.sections) yield trailer
  yield file.trailer
  yield* file.reading.shadowed
}

/** Every dictionary that is written directly in a value, itself included. */
export function* dictsIn(root: PdfValue): Generator<{ dict: Dict; isOfStream: boolean }> {
  const rest: PdfValue[] = [root]
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (value instanceof Stream) {
      yield { dict: value.dict, isOfStream: true }
      rest.push(...value.dict.values())
    } else if (isDict(value)) {
      yield { dict: value, isOfStream: false }
      for (const each of value.values()) if (typeof each === 'object') rest.push(each)
    } else if (Array.isArray(value)) {
      for (const each of value) if (typeof each === 'object') rest.push(each)
    }
  }
}
