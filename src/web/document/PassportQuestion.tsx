import { useState } from 'react'
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

/** What a passport page that was just sent says otherwise than the answers: asked at once, and decided by nobody. */
export function PassportQuestion({ applicant, stored, onAnother }: PassportQuestionProps) {
  const { chosenFiles } = useUploads()
  const [isSettled, setSettled] = useState(false)
  const file = chosenFiles.get(stored.id) ?? null
  const isAsked = !isSettled && (file !== null || stored.differs.length > 0)
  const part = useLoaded(loadAnswer, isAsked)
  if (!isAsked || part.state !== 'ready') return null
  const { PassportAnswer } = part.value
  return (
    <PassportAnswer
      applicant={applicant}
      stored={stored}
      file={file}
      onSame={() => setSettled(true)}
      onAnother={onAnother}
    />
  )
}
