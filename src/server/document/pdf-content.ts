import { constants, inflateSync } from 'node:zlib'
import {
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

const name = (text: string): PDFName => PDFName.of(text)
const names = (...texts: string[]): ReadonlySet<PDFName> => new Set(texts.map(name))

// pdf-lib keeps one object per name with escapes resolved: `/Java#53cript` is this same name.
const activeKeys = names('JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA')
const kindKeys = names('S', 'Type', 'Subtype')
const activeKinds = names(
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'FileAttachment',
  'GoToE',
  'ImportData',
  'Movie',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'Sound',
)
const flate = name('FlateDecode')
const maxObjectStreamBytes = 16 * 1024 * 1024
const maxObjectBytes = 64 * 1024 * 1024

/** Names of the filters of a stream, outermost first. */
export function filtersOf(dict: PDFDict): readonly (PDFObject | undefined)[] {
  const filter = dict.lookup(name('Filter'))
  if (filter === undefined) return []
  return filter instanceof PDFArray
    ? filter.asArray().map((entry) => dict.context.lookup(entry))
    : [filter]
}

/** Whether an object acts by itself or carries a file, looking into everything written directly in it. */
function isActive(root: PDFObject): boolean {
  const rest: PDFObject[] = [root]
  for (let object = rest.pop(); object !== undefined; object = rest.pop()) {
    if (object instanceof PDFArray) rest.push(...object.asArray())
    else if (object instanceof PDFStream) rest.push(object.dict)
    else if (object instanceof PDFDict) {
      for (const [key, value] of object.entries()) {
        if (activeKeys.has(key)) return true
        if (kindKeys.has(key) && value instanceof PDFName && activeKinds.has(value)) return true
        if (!(value instanceof PDFName)) rest.push(value)
      }
    }
  }
  return false
}

/**
 * Parses every object of a PDF, those that a later revision hides included, and notes what it sees.
 * Compressed objects are opened by zlib under a limit, so that the parser itself never inflates.
 */
export class PdfContent extends PDFParser {
  isScripted = false
  isTooComplex = false
  readonly streams: PDFRawStream[] = []
  #objectBytes = 0

  constructor(bytes: Buffer) {
    // The parser cuts streams out by `slice`, which for a Buffer copies nothing.
    super(bytes, Number.POSITIVE_INFINITY)
    const { context } = this
    const assign = context.assign.bind(context)
    context.assign = (ref, object) => {
      this.#note(object)
      assign(ref, object)
    }
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref)
    if (!(object instanceof PDFRawStream)) return object
    const type = object.dict.lookup(name('Type'))
    return type === name('ObjStm') || type === name('XRef') ? this.#inflate(object) : object
  }

  #note(object: PDFObject): void {
    if (object instanceof PDFRawStream) this.streams.push(object)
    // A name may stand by itself, for a dictionary elsewhere to point at.
    const isKind = object instanceof PDFName && activeKinds.has(object)
    if (isKind || isActive(object)) this.isScripted = true
  }

  #inflate({ dict, contents }: PDFRawStream): PDFRawStream {
    const filters = filtersOf(dict)
    if (filters.length === 0) return PDFRawStream.of(dict, contents)
    if (filters.length > 1 || filters[0] !== flate || this.#objectBytes > maxObjectBytes) {
      this.isTooComplex = true
      throw new Error('Objects packed beyond what is usual')
    }
    const plain = this.#inflateWithin(contents)
    this.#objectBytes += plain.length
    dict.delete(name('Filter'))
    return PDFRawStream.of(dict, plain)
  }

  #inflateWithin(contents: Uint8Array): Uint8Array {
    try {
      return inflateSync(contents, {
        maxOutputLength: maxObjectStreamBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      })
    } catch (error) {
      if (error instanceof RangeError) this.isTooComplex = true
      throw error
    }
  }
}
