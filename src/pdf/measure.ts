import { attempt, type PdfFile } from './file.ts'
import { codecs, filtersOf, undo, unpredict } from './filters.ts'
import type { PdfValue, Stream } from './value.ts'

/** Undoes every filter of a stream but a picture's own, as far as the limits go; its bytes are only counted. */
export async function measure(stream: Stream, file: PdfFile): Promise<void> {
  const get = (value: PdfValue | undefined) => file.get(value)
  const filters = filtersOf(stream, get).filter(({ name }) => !codecs.has(name))
  const [only] = filters
  if (filters.length === 1 && only?.name === 'FlateDecode') {
    const { size } = await file.reading.tools.inflateWhatThereIs(
      stream.raw,
      file.reading.room,
      false,
    )
    file.reading.countDecoded(size)
    return
  }
  let bytes = stream.raw
  for (const filter of filters) {
    const plain = attempt(() => undo(filter, bytes, file.reading, get))
    if (!plain) return
    bytes = unpredict(plain, filter === filters.at(-1) ? null : filter.parms, get)
  }
}
