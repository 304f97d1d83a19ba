import { useState } from 'react'
import { upload } from '#client/upload.ts'
import { whomStatusSets } from '#domain/application/applicant-state.ts'
import type { GuardCode } from '#domain/document/guard.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { focusField } from '../../form/issues.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { nameOf } from '../parts/application/application.ts'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { useMay, useMe } from '../parts/use-me.ts'
import { whyNeverApprove } from './consequences.ts'
import { DecisionTexts } from './DecisionTexts.tsx'
import { wantsSecond } from './travellers/guarded.ts'
import { approvalForm, useDecision } from './use-decision.ts'
import { isOwnMismatch, unmatchedOf } from './visa/match.ts'
import { useStagedVisa } from './visa/use-staged-visa.ts'
import { VisaChoice } from './visa/VisaChoice.tsx'

const empty = { approvalNote: '', approvalMessage: '' }

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
  const me = useMe()
  const mayOverride = useMay()('application.override')
  const visa = useStagedVisa(id)
  const { document } = visa
  const whom = whomStatusSets(basis.applicants, basis.status !== 'approved')
  const applicants =
    whom.length > 0 ? whom : basis.applicants.filter(({ state }) => state === 'approved')
  const ids = applicants.map((applicant) => applicant.id)
  const isOwn = document !== null && isOwnMismatch(document, ids, me.id)
  const against = closed ?? (isOwn ? 'approval.names-missing' : null)
  const needsOther = isOwn && !mayOverride
  const isNoteMissing = against !== null && !values.approvalNote.trim()

  const work = () => {
    const { approvalNote: note, approvalMessage: message } = values
    // Whoever sees that it names not everybody and presses on has compared it.
    const namesConfirmed = document !== null && unmatchedOf(document, ids).length > 0
    const visaDocumentId = document?.id
    const form = approvalForm({ visaDocumentId, note, message, version, namesConfirmed })
    return upload('POST /api/admin/applications/{id}/approval', form, { params: { id } })
  }
  const decision = useDecision(work, () => {
    emptied(fields, empty)
    visa.refresh()
    setTried(false)
    toast({
      tone: 'success',
      title: t('staff.review.approval.done'),
      text: t('staff.review.approval.done.text'),
    })
  })
  const ask = () => {
    setTried(true)
    if (!document || needsOther) return
    if (isNoteMissing) focusField('approvalNote')
    else decision.ask()
  }

  return (
    <FieldsProvider fields={fields}>
      <div className="space-y-4">
        <VisaChoice
          id="approval-file"
          visa={visa}
          applicants={applicants}
          isTitled={false}
          isMissed={hasTried}
        />
        {against && !needsOther && (
          <Notice tone="warning" title={t(`error.${against}`)}>
            {t('staff.review.override.note')}
          </Notice>
        )}
        {document && !needsOther && (
          <DecisionTexts
            noteName="approvalNote"
            messageName="approvalMessage"
            isNoteRequired={against !== null}
          />
        )}
        <ErrorNotice error={decision.error} title={t('staff.review.approval.failed')} />
        {decision.step === 'edit' && !needsOther && (
          <>
            <Button
              look={document ? 'primary' : 'secondary'}
              busy={visa.isBusy}
              className={compact}
              aria-disabled={isBehind || undefined}
              onClick={isBehind ? undefined : ask}
            >
              {applicants.length === 1 && applicants[0]
                ? t('staff.review.visa.approve', { name: nameOf(applicants[0]) })
                : t('staff.review.visa.approve.all', { count: applicants.length })}
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
      </div>
    </FieldsProvider>
  )
}
