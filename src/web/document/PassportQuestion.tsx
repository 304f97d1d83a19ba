import { useState } from 'react'
import type { ComparedField } from '#domain/passport/compare.ts'
import { useLoaded } from '../form/use-loaded.ts'
import type { Applicant, StoredDocument } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'

type PassportQuestionProps = Readonly<{
  applicant: Applicant
  stored: StoredDocument
  /** Offers an upload of another file; null if none is accepted. */
  onAnother: (() => void) | null
}>

const loadAnswer = () => import('./PassportAnswer.tsx')

/** The question about a page that contradicts the answers, settled by the traveller. */
export function PassportQuestion({ applicant, stored, onAnother }: PassportQuestionProps) {
  const { chosenFiles } = useUploads()
  // The server stores them; the file chosen here would be read as before.
  const [confirmed, setConfirmed] = useState<readonly ComparedField[]>([])
  const file = chosenFiles.get(stored.id) ?? null
  const isAsked = file !== null || stored.differs.length > 0
  const part = useLoaded(loadAnswer, isAsked)
  if (!isAsked || part.state !== 'ready') return null
  const { PassportAnswer } = part.value
  return (
    <PassportAnswer
      applicant={applicant}
      stored={stored}
      file={file}
      confirmed={confirmed}
      onConfirmed={setConfirmed}
      onAnother={onAnother}
    />
  )
}
