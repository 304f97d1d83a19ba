import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { Application } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { useSending } from '../parts/use-sending.ts'

/** Filling in, asked once more, or asked because the document names nobody of the application. */
export type DecisionStep = 'edit' | 'confirm' | 'names'

type Work = (namesConfirmed: boolean) => Promise<Application>

/** One decision from the form to the answer. What fails leaves everything as it was typed. */
export function useDecision(work: Work, onDone: () => void) {
  const { change } = useDetail()
  const { send, isBusy, error } = useSending()
  const [step, setStep] = useState<DecisionStep>('edit')

  const decide = async () => {
    const namesConfirmed = step === 'names'
    const isSent = await send(async () => {
      try {
        await change(() => work(namesConfirmed))
        setStep('edit')
        onDone()
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

/** The form of an approval: the same parts for both calls. */
export function approvalForm(values: {
  /** Bytes, or a document that waits. */
  file?: unknown
  visaDocumentId?: string | undefined
  note: string
  message: string
  version: number
  namesConfirmed: boolean
}): FormData {
  const form = new FormData()
  const note = values.note.trim()
  const message = values.message.trim()
  if (note) form.append('adminNotes', note)
  if (message) form.append('travellerMessage', message)
  form.append('version', String(values.version))
  if (values.visaDocumentId) form.append('visaDocumentId', values.visaDocumentId)
  if (values.namesConfirmed) form.append('namesConfirmed', 'true')
  // Last, so that whoever reads the form knows all else before the bytes come.
  if (values.file instanceof File) form.append('approvalDocument', values.file, values.file.name)
  return form
}
