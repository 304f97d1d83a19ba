import { useEffect, useRef, useState } from 'react'
import { saveDraft } from '#contract/draft.ts'
import type { StepId } from '#domain/application/journey.ts'
import { call } from '../api/client.ts'
import { pause } from '../api/retry.ts'
import type { Fields } from '../form/fields.tsx'
import { numberOf } from './address.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts'
import { contentOf } from './saved.ts'
import { noteKept, noteUnkept } from './unkept.ts'
import type { WizardValues } from './values.ts'

type DraftOf = Readonly<{
  fields: Fields<WizardValues>
  step: StepId
  submissionKey: string
  savedAt: string | null
}>

/** Keeps what is typed on the server: once typing rests, and when the page is left. */
export function useDraft({ fields, step, submissionKey, savedAt }: DraftOf) {
  const [state, setState] = useState<SaveState>(
    savedAt ? { kind: 'saved', savedAt } : { kind: 'untouched' },
  )
  const saver = useRef<DraftSaver | null>(null)
  const stepNow = useRef(step)
  const lastSaved = useRef(savedAt)

  useEffect(() => {
    const made = createDraftSaver(
      (body, leaving) => call(saveDraft, { body, ...(leaving ? { keepalive: true } : {}) }),
      (next) => {
        if (next.kind === 'waiting') noteUnkept(lastSaved.current)
        if (next.kind === 'saved') {
          lastSaved.current = next.savedAt
          noteKept()
        }
        setState(next)
      },
    )
    saver.current = made
    const content = () => contentOf(fields.all(), numberOf(stepNow.current), submissionKey)
    const stopListening = fields.subscribe(() => made.change(content()))
    const leave = () => made.leave()
    const retry = () => void made.flush().catch(() => undefined)
    const stopHolding = holdLanguageLinks(() => made.flush())
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      stopListening()
      stopHolding()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      made.stop()
    }
  }, [fields, submissionKey])

  // The step is kept too, once there is something to keep.
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

/** How long another language waits for what was typed, in milliseconds. */
const heldAtMost = 3000

/**
 * The same page in another language asks at once for what was typed, and would be told what stood there
 * before: it opens when all is kept. Gives the way to stop.
 */
function holdLanguageLinks(flush: () => Promise<void>): () => void {
  const hold = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (!link?.closest('[data-language-menu]') || isElsewhere) return
    event.preventDefault()
    void Promise.race([flush().catch(() => undefined), pause(heldAtMost)]).then(() =>
      location.assign(link.href),
    )
  }
  document.addEventListener('click', hold)
  return () => document.removeEventListener('click', hold)
}
