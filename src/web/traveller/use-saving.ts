import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/error.ts'
import { withOtherDevice } from '#domain/application/own-part.ts'
import { call } from '../api/client.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from '../application/draft.ts'
import { saveBeforeLanguageLinks } from '../application/use-draft.ts'
import type { WizardValues } from '../application/values.ts'
import { now } from '../clock.ts'
import type { ApplicantValues } from '../form/applicant/values.ts'
import type { Fields } from '../form/fields.tsx'
import { useLanguage } from '../i18n/provider.tsx'
import { type Answers, answersOf, formValues, type OwnPart } from './own-part.ts'

type SavingOf = Readonly<{
  part: OwnPart
  fields: Fields<WizardValues>
  /** The link ended, or the answers were sent meanwhile: what was typed came too late. */
  onEnded: () => void
}>

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null)

/** Saves what is typed, once typing rests; what another device saved meanwhile comes into the same fields. */
export function useSaving({ part, fields, onEnded }: SavingOf) {
  const language = useLanguage()
  const [state, setState] = useState<SaveState>({ kind: 'untouched' })
  const [isMerged, setMerged] = useState(false)
  /** What the server has, and under which number. */
  const known = useRef({ answers: part.answers, revision: part.revision })
  const ended = useRef(onEnded)
  ended.current = onEnded

  const put = useCallback(
    async (answers: Answers, isFinished: boolean, keepalive = false) => {
      const { revision } = known.current
      const body = { answers, revision, isFinished, language }
      const saved = await call('PUT /api/own-part/{id}', {
        params: { id: part.id },
        body,
        ...(keepalive ? { keepalive } : {}),
      })
      known.current = { answers, revision: saved.revision }
      return saved
    },
    [language, part.id],
  )

  /** Takes over what another device saved. */
  const merge = useCallback(async () => {
    const stored = await call('GET /api/own-part/{id}', { params: { id: part.id } })
    const mine = answersOf(fields.all())
    const { answers } = withOtherDevice(known.current.answers, mine, stored.answers)
    known.current = { answers: stored.answers, revision: stored.revision }
    const [applicant] = formValues({ ...stored, answers }).applicants
    if (applicant) fields.set('applicants.0', applicant satisfies ApplicantValues)
    setMerged(true)
  }, [fields, part.id])

  /** Saves, merges where another device was faster, and saves again. Null when it was too late. */
  const save = useCallback(
    async (isFinished: boolean, keepalive = false) => {
      for (;;) {
        try {
          return await put(answersOf(fields.all()), isFinished, keepalive)
        } catch (error) {
          const code = codeOf(error)
          if (code === 'link.expired' || code === 'link.sent-in') {
            ended.current()
            return null
          }
          if (code !== 'link.changed') throw error
          await merge()
        }
      }
    },
    [fields, merge, put],
  )

  const saver = useRef<DraftSaver<null> | null>(null)
  useEffect(() => {
    const made = createDraftSaver<null>(async (_, leaving) => {
      await save(false, leaving)
      return { savedAt: now().toISOString() }
    }, setState)
    saver.current = made
    const stopListening = fields.subscribe(() => {
      // What was merged in is known to the server already.
      if (JSON.stringify(answersOf(fields.all())) !== JSON.stringify(known.current.answers)) {
        made.change(null)
      }
    })
    const leave = () => made.leave()
    const retry = () => void made.flush().catch(() => undefined)
    const stopSaving = saveBeforeLanguageLinks(() => made.flush())
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      stopListening()
      stopSaving()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      made.stop()
    }
  }, [fields, save])

  /** Says that all is there; null when it was too late. Throws where it cannot be said now. */
  const finish = async () => {
    await saver.current?.flush()
    return save(true)
  }
  return { state, isMerged, finish }
}
