import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { Application } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useSending } from '../parts/use-sending.ts'

/** Filling in, asked once more, or asked because a document that stands does not name somebody. */
export type DecisionStep = 'edit' | 'confirm' | 'names'

type Work = (namesConfirmed: boolean) => Promise<Application>

/** One decision from the form to the answer. What fails leaves everything as it was typed. */
export function useDecision(work: Work, onDone: (after: Application) => void) {
  const { change } = useDetail()
  const { send, isBusy, error } = useSending()
  const [step, setStep] = useState<DecisionStep>('edit')

  const decide = async () => {
    const namesConfirmed = step === 'names'
    const isSent = await send(async () => {
      try {
        const after = await change(() => work(namesConfirmed))
        setStep('edit')
        onDone(after)
      } catch (reason) {
        const isUnnamed = reason instanceof ApiError && reason.code === 'approval.names-missing'
        // Said once more it is refused as before: it takes a second person, or a manager's reason.
        if (!isUnnamed || namesConfirmed) throw reason
        setStep('names')
      }
    })
    if (!isSent) setStep('edit')
  }
  return {
    step,
    ask: () => setStep('confirm'),
    back: () => setStep('edit'),
    decide: () => void decide(),
    isBusy,
    error,
  }
}

export type Decision = ReturnType<typeof useDecision>

/** The form of a decision that names a visa document which waits; what is empty is left out. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value)
  return form
}
