import { useState } from 'react'
import { upload } from '#client/upload.ts'
import { type ApplicantDecision, needsReason } from '#domain/application/applicant-state.ts'
import { maxNoteLength } from '#domain/application/list.ts'
import { FieldsProvider, useAll } from '../../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../../form/issues.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useToast } from '../../../ui/Toasts.tsx'
import { type Applicant, nameOf } from '../../parts/application/application.ts'
import { ConfirmStep } from '../../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../../parts/application/typed.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { useMay, useMe } from '../../parts/use-me.ts'
import { NamesStep } from '../StatusForm.tsx'
import { useDecision } from '../use-decision.ts'
import { isOwnMismatch, unmatchedOf } from '../visa/match.ts'
import { useStagedVisa } from '../visa/use-staged-visa.ts'
import { VisaChoice } from '../visa/VisaChoice.tsx'
import { closedBy } from './guarded.ts'
import { HandOverButton } from './HandOver.tsx'

type DecisionFormProps = Readonly<{
  applicant: Applicant
  decision: ApplicantDecision
  onClose: () => void
}>

const empty = {
  decisionReason: '',
  decisionMessage: '',
  portalNumber: '',
  override: '',
}

/** One decision about one traveller: what has to be said about it, asked once more, and sent. */
export function DecisionForm({ applicant, decision: to, onClose }: DecisionFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const { basis, isBehind } = useDetail()
  const { id, version, contactEmail } = basis
  const fields = useTypedFields(id, decisionForm(`${applicant.id} ${to}`), empty)
  const values = useAll(fields)
  const [hasTried, setTried] = useState(false)
  const name = nameOf(applicant) || t('staff.parts.traveller', { number: applicant.position })
  const isApproval = to === 'approved'
  const visa = useStagedVisa(id, isApproval)
  const { document } = visa
  const me = useMe()
  const mayOverride = useMay()('application.override')
  const isUnmatched = document !== null && unmatchedOf(document, [applicant.id]).length > 0
  const isOwn = document !== null && isOwnMismatch(document, [applicant.id], me.id)
  const needsOther = isOwn && !mayOverride
  // A visa that stands already may be sent once more; of one who is approved only a newer one is news.
  const wantsFile = isApproval && (applicant.visa === null || applicant.state === 'approved')
  const isMissing = visa.isBusy || (wantsFile && !document) || needsOther
  const reason = values.decisionReason.trim()
  const closed = closedBy(applicant, to) ?? (isOwn ? 'approval.names-missing' : null)
  const override = values.override.trim()
  const isOverrideMissing = closed !== null && !override
  const isReasonMissing = needsReason(applicant.state, to) && !reason
  const isForTraveller = to === 'rejected' || to === 'withdrawn'

  const work = (namesConfirmed: boolean) => {
    const form = new FormData()
    const given = {
      decision: to,
      reason,
      travellerMessage: values.decisionMessage.trim(),
      portalNumber: values.portalNumber.trim(),
      override,
      version: String(version),
      // Whoever sees that it does not name the traveller and presses on has compared it.
      namesConfirmed: namesConfirmed || isUnmatched ? 'true' : '',
      visaDocumentId: document?.id ?? '',
    }
    for (const [field, value] of Object.entries(given)) if (value) form.append(field, value)
    const params = { id: applicant.id }
    return upload('PUT /api/admin/applicants/{id}/decision', form, { params })
  }
  const decision = useDecision(work, () => {
    emptied(fields, empty)
    visa.refresh()
    toast({
      tone: 'success',
      title: t(`staff.review.decide.done.${to}`, { name }),
      text: t('staff.review.status.done.text'),
    })
    onClose()
  })
  const ask = () => {
    setTried(true)
    if (isOverrideMissing) return focusField('override')
    if (isReasonMissing) return focusField('decisionReason')
    if (!isApproval || !isMissing) decision.ask()
  }
  const text = t('staff.review.decide.reason.required')
  const missing = { decisionReason: isReasonMissing, override: isOverrideMissing }
  const issues = Object.entries(missing).flatMap(([path, isMissing]) =>
    isMissing ? [{ path, text, severity: 'error' as const }] : [],
  )
  return (
    <FieldsProvider fields={fields}>
      <IssuesProvider issues={hasTried ? issues : []}>
        <div className="mt-3 space-y-3 border-s-2 border-ocean/40 ps-3">
          <h4 className="font-semibold">{t(`staff.review.decide.${to}`, { name })}</h4>
          {to === 'filed' && (
            <TextField
              name="portalNumber"
              label={t('staff.review.decide.portal')}
              hint={t('staff.review.decide.portal.hint')}
              optional
              isName
              readsLtr
              width="medium"
              maxLength={64}
            />
          )}
          {isApproval && (
            <VisaChoice
              id="visa-file"
              visa={visa}
              applicants={[applicant]}
              isTitled
              isMissed={hasTried && wantsFile}
            />
          )}
          {closed && !needsOther && (
            <Notice tone="warning" title={t(`error.${closed}`)}>
              <TextField
                name="override"
                label={t('staff.review.override.reason')}
                hint={t('staff.review.override.hint')}
                rows={2}
                maxLength={maxNoteLength}
              />
            </Notice>
          )}
          {isOwn && !applicant.handOver && (
            <HandOverButton applicant={applicant} look={needsOther ? 'primary' : 'secondary'} />
          )}
          {needsReason(applicant.state, to) && (
            <TextField
              name="decisionReason"
              label={t('staff.review.decide.reason')}
              hint={t(`staff.review.decide.reason.${isForTraveller ? 'traveller' : 'colleagues'}`)}
              rows={2}
              maxLength={maxNoteLength}
            />
          )}
          {!needsOther && (
            <TextField
              name="decisionMessage"
              label={t('staff.review.status.message')}
              hint={t('staff.review.status.message.hint')}
              optional
              rows={2}
              maxLength={maxNoteLength}
            />
          )}
          <ErrorNotice error={decision.error} title={t('staff.review.decide.failed')} />
          {decision.step === 'edit' && (
            <div className="flex flex-wrap gap-2">
              {!needsOther && (
                <Button
                  className={compact}
                  busy={isApproval && visa.isBusy}
                  look={isForTraveller ? 'danger' : 'primary'}
                  aria-disabled={isBehind || undefined}
                  onClick={isBehind ? undefined : ask}
                >
                  {isApproval
                    ? t('staff.review.visa.approve', { name })
                    : t(`staff.review.decide.action.${to}`)}
                </Button>
              )}
              <Button look="quiet" className={compact} onClick={onClose}>
                {t('staff.parts.back')}
              </Button>
              {isBehind && <p className="text-sm text-quiet">{t('staff.parts.changed.first')}</p>}
            </div>
          )}
          {decision.step === 'confirm' && (
            <ConfirmStep
              title={t(`staff.review.decide.${to}`, { name })}
              action={t('staff.review.decide.yes')}
              isBusy={decision.isBusy}
              isGrave={isForTraveller || applicant.state === 'approved'}
              onYes={decision.decide}
              onBack={decision.back}
            >
              {t(`staff.review.consequence.${isApproval ? 'visa-letter' : 'letter'}`, {
                email: contactEmail,
              })}
            </ConfirmStep>
          )}
          {decision.step === 'names' && <NamesStep decision={decision} />}
        </div>
      </IssuesProvider>
    </FieldsProvider>
  )
}
