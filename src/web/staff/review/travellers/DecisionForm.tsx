import { useState } from 'react'
import { upload } from '#client/upload.ts'
import {
  type ApplicantDecision,
  lacksNumber,
  needsReason,
} from '#domain/application/applicant-state.ts'
import { FieldsProvider, useAll } from '../../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../../form/issues.tsx'
import { useTranslate } from '../../../i18n/provider.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Applicant } from '../../parts/application/application.ts'
import { ConfirmStep } from '../../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../../parts/application/typed.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { compact } from '../../parts/looks.ts'
import { newestHeld } from '../../parts/undo/held.ts'
import { useMay } from '../../parts/use-me.ts'
import { closedBy } from '../guarded.ts'
import { HandOver } from '../HandOver.tsx'
import { NamesStep } from '../NamesStep.tsx'
import { isLeftAfter, nextStepOf } from '../next-step.ts'
import { formOf, useDecision } from '../use-decision.ts'
import { useGoOn } from '../use-go-on.tsx'
import { useApprovalDocument } from '../visa/use-approval-document.ts'
import { VisaChoice } from '../visa/VisaChoice.tsx'
import { DecisionFields } from './DecisionFields.tsx'
import { useCalled } from './use-called.ts'
import type { OpenDecision } from './use-open-decision.ts'

type DecisionFormProps = Readonly<{
  applicant: Applicant
  decision: ApplicantDecision
  open: OpenDecision
}>

const empty = {
  decisionReason: '',
  decisionMessage: '',
  portalNumber: '',
  override: '',
}

/** One decision about one traveller: what has to be said about it, and sent. What is grave is asked once more. */
export function DecisionForm({ applicant, decision: to, open }: DecisionFormProps) {
  const t = useTranslate()
  const may = useMay()
  const goOn = useGoOn('actions')
  const { basis, isBehind } = useDetail()
  const { id, version, contactEmail } = basis
  const fields = useTypedFields(id, decisionForm(`${applicant.id} ${to}`), empty)
  const values = useAll(fields)
  const [hasTried, setTried] = useState(false)
  const name = useCalled(applicant)
  const isApproval = to === 'approved'
  const given = useApprovalDocument(id, [applicant], isApproval)
  const { visa, document, isUnmatched, isOwn, needsOther } = given
  // A visa that stands already may be sent once more; of one who is approved only a newer one is news.
  const wantsFile = isApproval && (applicant.visa === null || applicant.state === 'approved')
  const isMissing = visa.isBusy || (wantsFile && !document) || needsOther
  const reason = values.decisionReason.trim()
  const closed = closedBy(applicant, to) ?? (isOwn ? 'approval.names-missing' : null)
  const override = values.override.trim()
  const isForTraveller = to === 'rejected' || to === 'withdrawn'
  const isReasoned = needsReason(applicant.state, to)
  const number = values.portalNumber.trim() || applicant.portalNumber
  const isGrave = isForTraveller || applicant.state === 'approved'

  const work = (namesConfirmed: boolean) => {
    const form = formOf({
      decision: to,
      reason,
      travellerMessage: values.decisionMessage.trim(),
      portalNumber: values.portalNumber.trim(),
      override,
      version: String(version),
      namesConfirmed: namesConfirmed || isUnmatched ? 'true' : '',
      visaDocumentId: document?.id ?? '',
    })
    return upload('PUT /api/admin/applicants/{id}/decision', form, { params: { id: applicant.id } })
  }
  const decision = useDecision(work, (after) => {
    emptied(fields, empty)
    visa.refresh()
    const step = nextStepOf(after, may)
    if (isApproval && step?.kind === 'approve') open.show(step.applicant, 'approved', 'next')
    else open.close()
    goOn({
      title: t(`staff.review.decide.done.${to}`, { name }),
      text: t('staff.review.status.done.text'),
      isLeft: isLeftAfter(to, step),
      held: newestHeld(after),
    })
  })
  const missing = {
    override: closed !== null && !override,
    decisionReason: isReasoned && !reason,
    portalNumber: lacksNumber(applicant.state, to, { portalNumber: number, reason }),
  }
  const ask = () => {
    setTried(true)
    if (missing.override) return focusField('override')
    if (missing.decisionReason) return focusField('decisionReason')
    if (missing.portalNumber) return focusField('portalNumber')
    if (isApproval && isMissing) return
    // Its page stands beside the answers, and nothing speaks against it: this button is the answer.
    if (isGrave || isReasoned || closed || isUnmatched) decision.ask()
    else decision.decide()
  }
  const texts = {
    override: t('staff.review.decide.reason.required'),
    decisionReason: t('staff.review.decide.reason.required'),
    portalNumber: t('staff.filing.number.missing'),
  }
  const paths = ['override', 'decisionReason', 'portalNumber'] as const
  const issues = paths.flatMap((path) =>
    missing[path] ? [{ path, text: texts[path], severity: 'error' as const }] : [],
  )
  const letter = t(`staff.review.consequence.${isApproval ? 'visa-letter' : 'letter'}`, {
    email: contactEmail,
  })
  return (
    <FieldsProvider fields={fields}>
      <IssuesProvider issues={hasTried ? issues : []}>
        <div className="mt-3 space-y-3 border-s-2 border-ocean/40 ps-3">
          <h4 className="font-semibold">{t(`staff.review.decide.${to}`, { name })}</h4>
          {isApproval && (
            <VisaChoice
              id="visa-file"
              visa={visa}
              applicants={[applicant]}
              isMissed={hasTried && wantsFile}
            />
          )}
          {given.toHandOver.length > 0 && (
            <HandOver applicants={given.toHandOver} look={needsOther ? 'primary' : 'secondary'} />
          )}
          {!needsOther && <DecisionFields from={applicant.state} to={to} closed={closed} />}
          <ErrorNotice error={decision.error} title={t('staff.review.decide.failed')} />
          {decision.step === 'edit' && (
            <>
              {!needsOther && <p className="text-sm text-quiet">{letter}</p>}
              {/* In sight below the tallest page. */}
              <div className="sticky bottom-0 z-10 flex flex-wrap gap-2 bg-surface py-2">
                {!needsOther && (
                  <Button
                    className={compact}
                    busy={decision.isBusy || (isApproval && visa.isBusy)}
                    look={isForTraveller ? 'danger' : 'primary'}
                    aria-disabled={isBehind || undefined}
                    onClick={isBehind ? undefined : ask}
                  >
                    {isApproval
                      ? t('staff.review.visa.approve', { name })
                      : t(`staff.review.decide.action.${to}`)}
                  </Button>
                )}
                <Button look="quiet" className={compact} onClick={open.close}>
                  {t('staff.parts.back')}
                </Button>
                {isBehind && <p className="text-sm text-quiet">{t('staff.parts.changed.first')}</p>}
              </div>
            </>
          )}
          {decision.step === 'confirm' && (
            <ConfirmStep
              title={t(`staff.review.decide.${to}`, { name })}
              action={t('staff.review.decide.yes')}
              isBusy={decision.isBusy}
              isGrave={isGrave}
              onYes={decision.decide}
              onBack={decision.back}
            >
              {letter}
            </ConfirmStep>
          )}
          {decision.step === 'names' && <NamesStep decision={decision} />}
        </div>
      </IssuesProvider>
    </FieldsProvider>
  )
}
