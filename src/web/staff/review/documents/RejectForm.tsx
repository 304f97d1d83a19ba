import { useEffect, useState } from 'react'
import type { DocumentType } from '#domain/document/document.ts'
import { type RejectionReason, rejectionReasons } from '#domain/document/review.ts'
import { FieldsProvider, useAll } from '../../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../../form/issues.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import type { StaffDocument } from '../../parts/application/application.ts'
import { emptied, useTypedFields } from '../../parts/application/typed.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { SelectField } from '../../parts/SelectField.tsx'
import { SmallButton } from '../../parts/SmallButton.tsx'

export type Rejection = Readonly<{ verdict: 'rejected'; reason: RejectionReason; note?: string }>

type RejectFormProps = Readonly<{
  document: StaffDocument
  type: DocumentType
  isBusy: boolean
  onReject: (rejection: Rejection) => Promise<boolean>
  onBack: () => void
}>

const empty = { reason: '', rejectionNote: '' }
const maxNote = 1000
const ofPhotos: readonly RejectionReason[] = ['photo-background', 'photo-face']

/** Why a document cannot be used, in words that the traveller gets by letter. */
export function RejectForm({ document, type, isBusy, onReject, onBack }: RejectFormProps) {
  const t = useTranslate()
  const { application } = useDetail()
  const fields = useTypedFields(application.id, `reject ${document.id}`, empty)
  const values = useAll(fields)
  const [isNew] = useState(values.reason === '')
  const [hasTried, setTried] = useState(false)
  const reasons = rejectionReasons.filter(
    (each) => each !== 'answers-differ' && (type === 'passportPhoto' || !ofPhotos.includes(each)),
  )
  const reason = reasons.find((each) => each === values.reason)
  const note = values.rejectionNote.trim()
  const needsNote = reason === 'other' && !note

  useEffect(() => focusField('reason'), [])

  const submit = async () => {
    setTried(true)
    if (!reason || needsNote) return focusField(reason ? 'rejectionNote' : 'reason')
    const isDone = await onReject({ verdict: 'rejected', reason, ...(note ? { note } : {}) })
    if (isDone) emptied(fields, empty)
  }
  const issues = [
    ...(reason ? [] : [{ path: 'reason', text: t('staff.review.reject.reason.required') }]),
    ...(needsNote ? [{ path: 'rejectionNote', text: t('staff.review.reject.note.required') }] : []),
  ].map((issue) => ({ ...issue, severity: 'error' as const }))

  return (
    <FieldsProvider fields={fields}>
      <IssuesProvider issues={hasTried ? issues : []}>
        <form
          noValidate
          className="space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void submit()
          }}
        >
          <SelectField
            name="reason"
            label={t('staff.review.reject.reason')}
            empty={t('staff.review.reject.reason.empty')}
            opensAtOnce={isNew}
            options={reasons.map((each) => ({
              value: each,
              label: t(`staff.review.reason.${each}`),
            }))}
          />
          <TextField
            name="rejectionNote"
            label={t('staff.review.reject.note')}
            hint={t('staff.review.reject.note.hint')}
            optional={reason !== 'other'}
            rows={3}
            maxLength={maxNote}
          />
          <div className="flex flex-wrap gap-2">
            <SmallButton type="submit" look="danger" className="flex-1" busy={isBusy}>
              {t('staff.review.reject.action')}
            </SmallButton>
            <SmallButton look="quiet" onClick={onBack}>
              {t('staff.parts.back')}
            </SmallButton>
          </div>
        </form>
      </IssuesProvider>
    </FieldsProvider>
  )
}
