import { useEffect, useRef, useState } from 'react'
import type { PassportFields, PassportReading } from '#domain/passport/reading.ts'

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
  | { step: 'idle' | 'reading' | 'notFound' | 'other' | 'failed' }
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

/** Reads one picture at a time; a newer one, or leaving the page, ends the one before. */
export function useReading(read: Read = readInBrowser) {
  const [state, setState] = useState<ReadingState>({ step: 'idle' })
  const running = useRef<AbortController | null>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
    setState({ step: 'idle' })
  }
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setState({ step: 'reading' })
    const after = await read(file, mine.signal).then(
      (answer) => stateOf(answer, file),
      (): ReadingState => ({ step: 'failed' }),
    )
    if (running.current === mine) setState(after)
  }
  return { state, start, stop }
}
