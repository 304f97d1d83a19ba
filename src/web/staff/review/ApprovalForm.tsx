import { useState } from 'react'
import { upload } from '#client/upload.ts'
import type { GuardCode } from '#domain/document/guard.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { focusField } from '../../form/issues.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { refusalOf } from './approval-file.ts'
import { whyNeverApprove } from './consequences.ts'
import { DecisionTexts } from './DecisionTexts.tsx'
import { FileChoice } from './FileChoice.tsx'
import { NamesStep } from './StatusForm.tsx'
import { wantsSecond } from './travellers/guarded.ts'
import { approvalForm, useDecision } from './use-decision.ts'

const empty = { file: null as unknown, approvalNote: '', approvalMessage: '' }

/** Uploads the visa: it approves, and goes to the traveller by letter. */
export function ApprovalForm() {
  const t = useTranslate()
  const language = useLanguage()
  const { basis } = useDetail()
  const may = useMay()
  const { approval } = basis
  const never = whyNeverApprove(basis)
  return (
    <Block title={t('staff.review.approval.title')}>
      {approval && (
        <p className="mb-3 text-sm text-quiet">
          {t('staff.review.approval.present', {
            file: approval.fileName,
            name: approval.addedBy?.name ?? t('staff.parts.somebody'),
            at: sayMoment(approval.addedAt, language),
          })}
        </p>
      )}
      {never && !may('application.override') ? (
        <Notice title={t(`error.${never}`)}>
          {wantsSecond(never) && t('staff.review.approval.second.text')}
        </Notice>
      ) : (
        <UploadApproval closed={never} />
      )}
    </Block>
  )
}

function UploadApproval({ closed }: Readonly<{ closed: GuardCode | null }>) {
  const t = useTranslate()
  const toast = useToast()
  const { basis, isBehind } = useDetail()
  const { id, version, contactEmail } = basis
  const fields = useTypedFields(id, decisionForm('approval'), empty)
  const values = useAll(fields)
  const [hasTried, setTried] = useState(false)
  const file = values.file instanceof File ? values.file : null
  const refused = refusalOf(file, true)
  const isNoteMissing = closed !== null && !values.approvalNote.trim()

  const work = (namesConfirmed: boolean) => {
    const { approvalNote: note, approvalMessage: message } = values
    const form = approvalForm({ file, note, message, version, namesConfirmed })
    return upload('POST /api/admin/applications/{id}/approval', form, { params: { id } })
  }
  const decision = useDecision(work, () => {
    emptied(fields, empty)
    setTried(false)
    toast({
      tone: 'success',
      title: t('staff.review.approval.done'),
      text: t('staff.review.approval.done.text'),
    })
  })
  const ask = () => {
    setTried(true)
    if (!refused && isNoteMissing) return focusField('approvalNote')
    if (!refused) decision.ask()
  }

  return (
    <FieldsProvider fields={fields}>
      <div className="space-y-4">
        <FileChoice
          id="approval-file"
          file={file}
          isTitled={false}
          takesPictures
          problem={(hasTried || file) && refused ? t(refused.key, refused.params) : null}
          onChoose={(chosen) => fields.set('file', chosen)}
        />
        {closed && (
          <Notice tone="warning" title={t(`error.${closed}`)}>
            {t('staff.review.override.note')}
          </Notice>
        )}
        {file && (
          <DecisionTexts
            noteName="approvalNote"
            messageName="approvalMessage"
            isNoteRequired={closed !== null}
          />
        )}
        <ErrorNotice error={decision.error} title={t('staff.review.approval.failed')} />
        {decision.step === 'edit' && (
          <>
            <Button
              look={file ? 'primary' : 'secondary'}
              className={compact}
              aria-disabled={isBehind || undefined}
              onClick={isBehind ? undefined : ask}
            >
              {t('staff.review.approval.action')}
            </Button>
            {isBehind && <p className="text-sm text-quiet">{t('staff.parts.changed.first')}</p>}
          </>
        )}
        {decision.step === 'confirm' && (
          <ConfirmStep
            title={t('staff.review.approval.confirm')}
            action={t('staff.review.approval.yes')}
            isBusy={decision.isBusy}
            onYes={decision.decide}
            onBack={decision.back}
          >
            {t('staff.review.approval.confirm.text', { email: contactEmail })}
          </ConfirmStep>
        )}
        {decision.step === 'names' && <NamesStep decision={decision} />}
      </div>
    </FieldsProvider>
  )
}
