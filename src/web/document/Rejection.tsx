import { useTranslate } from '../i18n/provider.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { StoredDocument } from './checklist.ts'

type RejectionProps = Readonly<{ rejection: NonNullable<StoredDocument['rejection']> }>

/** Why a document has to come again: the reason, and what staff wrote to it. */
export function Rejection({ rejection: { reason, note } }: RejectionProps) {
  const t = useTranslate()
  return (
    <Notice tone="error" title={t(`document.reason.${reason}`)} className="mt-4">
      {note && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {note}
        </p>
      )}
    </Notice>
  )
}
