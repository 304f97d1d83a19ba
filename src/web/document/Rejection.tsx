import { answerToCorrect } from '#domain/document/contradiction.ts'
import type { DocumentType } from '#domain/document/document.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import { CorrectAnswer } from './CorrectAnswer.tsx'
import type { Applicant, StoredDocument } from './checklist.ts'

type RejectionProps = Readonly<{
  rejection: NonNullable<StoredDocument['rejection']>
  type: DocumentType
  /** The applicant whose answers may be corrected; null if unknown. */
  applicant: Applicant | null
}>

/** Why a document is requested again: the reason and the staff's note. */
export function Rejection({ rejection: { reason, note }, type, applicant }: RejectionProps) {
  const t = useTranslate()
  const field = answerToCorrect(type, reason)
  return (
    <Notice tone="error" title={t(`document.reason.${reason}`)} className="mt-4">
      {note && (
        <p className="break-words whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      )}
      {applicant && field && (
        <CorrectAnswer applicant={applicant} field={field}>
          {t('document.reason.correct')}
        </CorrectAnswer>
      )}
    </Notice>
  )
}
