/** What a PDF is made of, as it was read. */
export type PdfValue =
  | null
  | boolean
  | number
  | Name
  | Text
  | Ref
  | PdfValue[]
  | Map<string, PdfValue>
  | Stream

export type Dict = Map<string, PdfValue>

export class Name {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The text of a name; empty for anything else. */
export const nameOf = (value: PdfValue): string => (value instanceof Name ? value.text : '')

/** A string of bytes, in whatever writing. */
export class Text {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export class Ref {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** Bytes with their dictionary, still packed. */
export class Stream {
  readonly dict: Dict
  readonly raw: Uint8Array
  constructor(dict: Dict, raw: Uint8Array) {
    this.dict = dict
    this.raw = raw
  }
}

export const isDict = (value: unknown): value is Dict => value instanceof Map

/** The dictionary of a stream, or the dictionary that a value is. */
export function dictOf(value: PdfValue): Dict | null {
  if (value instanceof Stream) return value.dict
  return isDict(value) ? value : null
}
