import { useCallback, useEffect, useRef, useState } from 'react'
import { delayAfter } from '#client/back-off.ts'
import { isCode } from '#client/error.ts'
import { chance } from '#client/random.ts'
import { withOtherDevice } from '#domain/application/own-part.ts'
import { call } from '../api/client.ts'
import { now } from '../clock.ts'
import type { Fields } from '../form/fields.tsx'
import { useLanguage } from '../i18n/provider.tsx'
import { answersOf, formValues, type OwnPart, type OwnValues } from './own-part.ts'

/** The save state shown. `savedAt` is a moment in ISO 8601. */
export type Saved =
  | { kind: 'untouched' | 'waiting' | 'failing' }
  | { kind: 'saved'; savedAt: string }

/** Milliseconds without typing before a save, and maximum between retries. */
const rest = 1000
const longestRest = 60_000

type SavingOf = Readonly<{
  part: OwnPart
  fields: Fields<OwnValues>
  /** The link expired, or the answers were submitted meanwhile: the input came too late. */
  onEnded: () => void
}>

const isTooLate = (error: unknown): boolean =>
  isCode(error, 'link.expired') || isCode(error, 'link.sent-in')

const isChanged = (error: unknown): boolean => isCode(error, 'link.changed')

/** Saves one after the other, each on the revision before. */
function useSaves({ part: { id, ...first }, fields, onEnded }: SavingOf) {
  const language = useLanguage()
  const [isMerged, setMerged] = useState(false)
  /** The server's answers and revision. */
  const known = useRef({ answers: first.answers, revision: first.revision })
  const ended = useRef(onEnded)
  ended.current = onEnded
  /** Sequential: each save needs the previous revision. */
  const running = useRef<Promise<unknown>>(Promise.resolve())

  const put = useCallback(
    async (isFinished: boolean, keepalive = false) => {
      const answers = answersOf(fields.all())
      const { revision } = known.current
      const saved = await call('PUT /api/own-part/{id}', {
        params: { id },
        body: { answers, revision, isFinished, language },
        ...(keepalive ? { keepalive } : {}),
      })
      known.current = { answers, revision: saved.revision }
    },
    [fields, id, language],
  )

  const merge = useCallback(async () => {
    const stored = await call('GET /api/own-part/{id}', { params: { id } })
    const mine = answersOf(fields.all())
    const { answers } = withOtherDevice(known.current.answers, mine, stored.answers)
    known.current = { answers: stored.answers, revision: stored.revision }
    fields.set('own', formValues(answers).own)
    setMerged(true)
  }, [fields, id])

  /** Saves, merges another device's changes if it was faster, and saves again; false if too late. */
  const save = useCallback(
    (isFinished: boolean): Promise<boolean> => {
      const attempt = async () => {
        for (;;) {
          try {
            await put(isFinished)
            return true
          } catch (error) {
            if (isTooLate(error)) {
              ended.current()
              return false
            }
            if (!isChanged(error)) throw error
            await merge()
          }
        }
      }
      const next = running.current.then(attempt, attempt)
      running.current = next.catch(() => undefined)
      return next
    },
    [merge, put],
  )
  return { isMerged, put, save }
}

/** Saves after typing; changes from another device are merged into the fields. */
export function useAutosave(saving: SavingOf) {
  const { fields } = saving
  const [state, setState] = useState<Saved>({ kind: 'untouched' })
  const { isMerged, put, save } = useSaves(saving)
  const isUnsaved = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    const saveSoon = () => {
      setState({ kind: 'waiting' })
      clearTimeout(timer)
      timer = setTimeout(() => void attempt(), rest)
    }
    const attempt = async () => {
      const sent = fields.all()
      try {
        const isSaved = await save(false)
        // Not before the answer: leaving drops the request, and has to send it again.
        isUnsaved.current = isSaved && fields.all() !== sent
        if (!isSaved) return
        const wasFailing = failures > 0
        failures = 0
        if (!isUnsaved.current) setState({ kind: 'saved', savedAt: now().toISOString() })
        // Typed during the retry, when nothing was due.
        else if (wasFailing) saveSoon()
      } catch {
        failures += 1
        setState({ kind: 'failing' })
        timer = setTimeout(() => void attempt(), delayAfter(failures + 1, chance(), longestRest))
      }
    }
    const stop = fields.subscribe(() => {
      isUnsaved.current = true
      if (failures === 0) saveSoon()
    })
    const leave = () => {
      if (isUnsaved.current) void put(false, true).catch(() => undefined)
    }
    addEventListener('pagehide', leave)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
      // A crashed page may hold unsaved input.
      leave()
    }
  }, [fields, put, save])

  const finish = async () => {
    const isSent = await save(true)
    if (isSent) isUnsaved.current = false
    return isSent
  }
  return { state, isMerged, finish }
}
