import { useState } from 'react'
import type { ComparedField } from '#domain/passport/compare.ts'
import { useLoaded } from '../form/use-loaded.ts'
import type { Applicant, StoredDocument } from './checklist.ts'
import { useUploads } from './uploads-context.tsx'

type PassportQuestionProps = Readonly<{
  applicant: Applicant
  stored: StoredDocument
  /** Offers the place for another file; null where none is taken any more. */
  onAnother: (() => void) | null
}>

const loadAnswer = () => import('./PassportAnswer.tsx')

/** What a passport page says otherwise than the answers: asked at once, and settled by the traveller alone. */
export function PassportQuestion({ applicant, stored, onAnother }: PassportQuestionProps) {
  const { chosenFiles } = useUploads()
  // The server keeps them; the file that was chosen here would be read as before.
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
