import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { saveDraft } from '#contract/draft.ts'
import type { StepId } from '#domain/application/journey.ts'
import { call } from '../api/client.ts'
import { numberOf } from './address.ts'
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver.ts'
import { contentOf } from './saved.ts'
import type { WizardValues } from './values.ts'

type DraftOf = Readonly<{
  form: UseFormReturn<WizardValues>
  step: StepId
  submissionKey: string
  savedAt: string | null
}>

/** Keeps what is typed on the server: once typing rests, and when the page is left. */
export function useDraft({ form, step, submissionKey, savedAt }: DraftOf) {
  const [state, setState] = useState<SaveState>(
    savedAt ? { kind: 'saved', savedAt } : { kind: 'untouched' },
  )
  const saver = useRef<DraftSaver | null>(null)
  const stepNow = useRef(step)

  useEffect(() => {
    const made = createDraftSaver(
      (body, leaving) => call(saveDraft, { body, ...(leaving ? { keepalive: true } : {}) }),
      setState,
    )
    saver.current = made
    const content = () => contentOf(form.getValues(), numberOf(stepNow.current), submissionKey)
    const stopListening = form.subscribe({
      formState: { values: true },
      callback: () => made.change(content()),
    })
    const leave = () => made.leave()
    const retry = () => void made.flush().catch(() => undefined)
    addEventListener('pagehide', leave)
    addEventListener('online', retry)
    return () => {
      stopListening()
      removeEventListener('pagehide', leave)
      removeEventListener('online', retry)
      made.stop()
    }
  }, [form, submissionKey])

  // The step is kept too, once there is something to keep.
  useEffect(() => {
    if (stepNow.current === step) return
    stepNow.current = step
    saver.current?.change(contentOf(form.getValues(), numberOf(step), submissionKey))
  }, [form, step, submissionKey])

  return {
    state,
    flush: () => saver.current?.flush() ?? Promise.resolve(),
    stop: () => saver.current?.stop(),
  }
}
