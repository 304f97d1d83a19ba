import type { Dict } from './value.ts'

export type PdfFinding =
  | 'document.ambiguous'
  | 'document.encrypted'
  | 'document.scripted'
  | 'document.too-complex'
  | 'document.unreadable'

export class PdfRefusal extends Error {
  readonly code: PdfFinding
  constructor(code: PdfFinding) {
    super(code)
    this.code = code
  }
}

export const unreadable = (): PdfRefusal => new PdfRefusal('document.unreadable')
export const tooComplex = (): PdfRefusal => new PdfRefusal('document.too-complex')

const megabyte = 1024 * 1024

export const limits = {
  pages: 100,
  /** Objects written directly into each other. */
  depth: 100,
  values: 4_000_000,
  objects: 150_000,
  /** Of one stream, and of all together, when their filters are undone. */
  streamBytes: 128 * megabyte,
  totalBytes: 256 * megabyte,
  /** Of one stream whose bytes are all in memory at once, and of one that is a drawing. */
  heldBytes: 64 * megabyte,
  drawingBytes: 32 * megabyte,
  /** Of one stream that holds objects or a table. */
  objectBytes: 16 * megabyte,
  filters: 6,
  /** Looked through for the ends of strings, blanks and streams: objects may lie in each other's. */
  searchedBytes: 64 * megabyte,
  /** Of what fields and notes say and is drawn anew, all together. */
  wordBytes: megabyte,
  sections: 1_000,
  writtenBytes: 10 * megabyte,
}

/** What a reading borrows of the machine. */
export type Tools = {
  deflate(bytes: Uint8Array): Uint8Array
  /** Throws tooComplex for more than there is room for, unreadable for other bytes. */
  inflate(bytes: Uint8Array, room: number): Uint8Array
  inflateWhatThereIs(bytes: Uint8Array, room: number, keep: boolean): Promise<Inflated>
  hash(name: 'md5' | 'sha256' | 'sha384' | 'sha512', bytes: Uint8Array): Uint8Array
  /** AES by blocks that are chained, and nothing to fill up the last. */
  encryptAes(key: Uint8Array, start: Uint8Array, bytes: Uint8Array): Uint8Array
  decryptAes(key: Uint8Array, start: Uint8Array, bytes: Uint8Array): Uint8Array
}

/** Of broken bytes whatever could be had, in pieces; empty where nobody keeps it. `used`: how much of what was packed. */
export type Inflated = { chunks: Uint8Array[]; size: number; used: number; isWhole: boolean }

/** One reading of one file: what it has cost so far, and what was odd about it. */
export class Reading {
  /** Entries of dictionaries that a later entry of the same name hides from some readers. */
  readonly shadowed: Dict[] = []
  /** A name holds a byte at which some readers end it. */
  hasCutName = false
  #values = 0
  #objects = 0
  #decoded = 0
  #searched = 0
  #words = 0
  readonly tools: Tools

  constructor(tools: Tools) {
    this.tools = tools
  }

  countValue(): void {
    this.#values += 1
    if (this.#values > limits.values) throw tooComplex()
  }

  countObject(): void {
    this.#objects += 1
    if (this.#objects > limits.objects) throw tooComplex()
  }

  countDecoded(bytes: number): void {
    this.#decoded += bytes
    if (bytes > limits.streamBytes || this.#decoded > limits.totalBytes) throw tooComplex()
  }

  countSearched(bytes: number): void {
    this.#searched += bytes
    if (this.#searched > limits.searchedBytes) throw tooComplex()
  }

  countWords(bytes: number): void {
    this.#words += bytes
    if (this.#words > limits.wordBytes) throw tooComplex()
  }

  /** Bytes that one more stream may grow to. */
  get room(): number {
    return Math.max(1, Math.min(limits.streamBytes, limits.totalBytes - this.#decoded))
  }

  /** The same where the bytes have to be in memory. */
  get heldRoom(): number {
    return Math.min(this.room, limits.heldBytes)
  }
}
