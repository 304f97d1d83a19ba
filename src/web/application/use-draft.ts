import { useEffect, useRef, useState } from 'react'
import { pause } from '#client/retry.ts'
import type { StepId } from '#domain/application/journey.ts'
import { call } from '../api/client.ts'
import type { Fields } from '../form/fields.tsx'
import {
  contentOf,
  createDraftSaver,
  type DraftSaver,
  noteSaved,
  noteUnsaved,
  type SaveState,
} from './draft.ts'
import { numberOf } from './start.ts'
import type { WizardValues } from './values.ts'

type DraftOf = Readonly<{
  fields: Fields<WizardValues>
  step: StepId
  submissionKey: string
  savedAt: string | null
}>

/** Saves what is typed on the server: once typing rests, and when the page is left. */
export function useDraft({ fields, step, submissionKey, savedAt }: DraftOf) {
  const [state, setState] = useState<SaveState>(
    savedAt ? { kind: 'saved', savedAt } : { kind: 'untouched' },
  )
  const saver = useRef<DraftSaver | null>(null)
  const stepNow = useRef(step)
  const lastSaved = useRef(savedAt)

  useEffect(() => {
    const made = createDraftSaver(
      (body, leaving) => call('PUT /api/draft', { body, ...(leaving ? { keepalive: true } : {}) }),
      (next) => {
        if (next.kind === 'waiting') noteUnsaved(lastSaved.current)
        if (next.kind === 'saved') {
          lastSaved.current = next.savedAt
          noteSaved()
        }
        setState(next)
      },
    )
    saver.current = made
    const content = () => contentOf(fields.all(), numberOf(stepNow.current), submissionKey)
    const stopListening = fields.subscribe(() => made.change(content()))
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
  }, [fields, submissionKey])

  // The step is saved too, once there is something to save.
  useEffect(() => {
    if (stepNow.current === step) return
    stepNow.current = step
    saver.current?.change(contentOf(fields.all(), numberOf(step), submissionKey))
  }, [fields, step, submissionKey])

  return {
    state,
    flush: () => saver.current?.flush() ?? Promise.resolve(),
    stop: () => saver.current?.stop(),
  }
}

/** How long another language waits at most for what was typed, in milliseconds. */
const longestPause = 3000

/**
 * The same page in another language asks at once for what was typed, and would be told what stood there
 * before: it opens when all is saved. Gives the way to stop.
 */
function saveBeforeLanguageLinks(flush: () => Promise<void>): () => void {
  const saveFirst = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link?.closest('[data-language-menu]') || isElsewhere) return
    event.preventDefault()
    void Promise.race([flush().catch(() => undefined), pause(longestPause)]).then(() =>
      location.assign(link.href),
    )
  }
  document.addEventListener('click', saveFirst)
  return () => document.removeEventListener('click', saveFirst)
}
