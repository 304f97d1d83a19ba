import { useEffect, useRef, useState } from 'react'
import type { PassportFields, PassportReading } from '#domain/passport/reading.ts'
import { FileRefusal } from '../file/refusal.ts'

/** Reads a picture and cuts out its lines. */
type Read = (
  file: Blob,
  signal: AbortSignal,
) => Promise<{ reading: PassportReading; strip: Blob | null }>

export type Found = Readonly<{
  fields: PassportFields
  isSure: boolean
  strip: Blob | null
  /** The picture, to be stored. */
  file: File
}>

export type ReadingState =
  | { step: 'idle' | 'notFound' | 'other' | 'failed' | 'changed' }
  /** `undone`: cancelled, or the reader is unavailable. Says nothing about the file. */
  | { step: 'reading' | 'undone'; file: File }
  | { step: 'found'; found: Found }

/** Loads the reader with the first picture. */
const readInBrowser: Read = async (file, signal) => {
  const { readPassport } = await import('./read.ts')
  return readPassport(file, signal)
}

const stateOf = ({ reading, strip }: Awaited<ReturnType<Read>>, file: File): ReadingState => {
  if (reading.outcome === 'not-found') return { step: 'notFound' }
  if (reading.outcome === 'other-document') return { step: 'other' }
  const { fields, outcome } = reading
  // A reading without any certain value fills in nothing.
  const isEmpty = Object.values(fields).every((value) => value === null || value === false)
  if (isEmpty) return { step: 'notFound' }
  return { step: 'found', found: { fields, isSure: outcome === 'sure', strip, file } }
}

const stateAfter = (error: unknown, file: File): ReadingState => {
  if (!(error instanceof FileRefusal)) return { step: 'undone', file }
  return { step: error.code === 'changed' ? 'changed' : 'failed' }
}

/** Reads one picture at a time; a newer one, or leaving the page, cancels it. */
export function useReading(read: Read = readInBrowser) {
  const [state, setState] = useState<ReadingState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  const end = (after: ReadingState) => {
    running.current?.abort()
    running.current = null
    setState(after)
  }
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState({ step: 'reading', file })
    const after = await read(file, mine.signal).then(
      (answer) => stateOf(answer, file),
      (error: unknown) => stateAfter(error, file),
    )
    if (running.current === mine) setState(after)
  }
  return {
    state,
    start,
    leave: () => end({ step: 'idle' }),
    stop: () => state.step === 'reading' && end({ ...state, step: 'undone' }),
  }
}
