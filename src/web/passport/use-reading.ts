import { useEffect, useRef, useState } from 'react'
import type { PassportFields, PassportReading } from '#domain/passport/reading.ts'
import { FileRefusal } from '../file/refusal.ts'

/** What a picture says, and the lines that were read cut out of it. */
type Read = (
  file: Blob,
  signal: AbortSignal,
) => Promise<{ reading: PassportReading; strip: Blob | null }>

export type Found = Readonly<{
  fields: PassportFields
  isSure: boolean
  strip: Blob | null
  /** The picture itself, to be kept. */
  file: File
}>

export type ReadingState =
  | { step: 'idle' | 'notFound' | 'other' | 'failed' | 'changed' }
  /** `undone`: the device did not get to the end, stopped or without its reader. It says nothing about the file. */
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
  // A strip of which nothing is certain fills in nothing.
  const isEmpty = Object.values(fields).every((value) => value === null || value === false)
  if (isEmpty) return { step: 'notFound' }
  return { step: 'found', found: { fields, isSure: outcome === 'sure', strip, file } }
}

const stateAfter = (error: unknown, file: File): ReadingState => {
  if (!(error instanceof FileRefusal)) return { step: 'undone', file }
  return { step: error.code === 'changed' ? 'changed' : 'failed' }
}

/** Reads one picture at a time; a newer one, or leaving the page, ends the one before. */
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
