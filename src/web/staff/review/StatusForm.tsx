import { useState } from 'react'
import { upload } from '#client/upload.ts'
import {
  stateForStatus,
  statusNeedsReason,
  whomStatusSets,
} from '#domain/application/applicant-state.ts'
import { call } from '../../api/client.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../form/issues.tsx'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { newestHeld } from '../parts/undo/held.ts'
import { useMay } from '../parts/use-me.ts'
import { closedStatus, consequencesOf, statusOf } from './consequences.ts'
import { DecisionTexts } from './DecisionTexts.tsx'
import { HandOver } from './HandOver.tsx'
import { NamesStep } from './NamesStep.tsx'
import { isLeftAfter, nextStepOf } from './next-step.ts'
import { StatusChoice } from './StatusChoice.tsx'
import { formOf, useDecision } from './use-decision.ts'
import { useGoOn } from './use-go-on.tsx'
import { useApprovalDocument } from './visa/use-approval-document.ts'
import { VisaChoice } from './visa/VisaChoice.tsx'

const empty = { status: '', statusNote: '', statusMessage: '' }

/**
 * Sets the status of all who are undecided: any other one, asked once more, with what is to be said about
 * it. Approved comes with one visa document for all of them; of an approved application with a newer one.
 */
export function StatusForm() {
  const t = useTranslate()
  const may = useMay()
  const goOn = useGoOn('actions')
  const { basis, isBehind } = useDetail()
  const { id, version } = basis
  const fields = useTypedFields(id, decisionForm('status'), empty)
  const values = useAll(fields)
  const [hasTried, setTried] = useState(false)
  const to = statusOf(values.status)
  const isApproval = to === 'approved'
  const set = whomStatusSets(basis.applicants, basis.status !== 'approved')
  const approved = set.length > 0 ? set : basis.applicants
  const given = useApprovalDocument(id, approved, isApproval)
  const { visa, document, isUnmatched, isOwn, needsOther } = given
  const isSame = to === null || (to === basis.status && !isApproval)
  const wantsFile =
    isApproval && (basis.status === to || approved.some((each) => each.visa === null))
  const isMissing = isApproval && (visa.isBusy || needsOther || (wantsFile && !document))
  const closed = closedStatus(basis, to) ?? (isApproval && isOwn ? 'approval.names-missing' : null)
  const needsNote = to !== null && (closed !== null || statusNeedsReason(basis.status, to))
  const isNoteMissing = needsNote && !values.statusNote.trim()

  const work = (hasCompared: boolean) => {
    if (!to) throw new Error('No status is chosen')
    const adminNotes = values.statusNote.trim()
    const travellerMessage = values.statusMessage.trim()
    const namesConfirmed = hasCompared || (isApproval && isUnmatched)
    const params = { id }
    if (isApproval && document) {
      const names = namesConfirmed ? 'true' : ''
      const said = { adminNotes, travellerMessage, namesConfirmed: names }
      const form = formOf({
        ...{ status: to, ...said, version: `${version}`, visaDocumentId: document.id },
      })
      return upload('PUT /api/admin/applications/{id}/status', form, { params })
    }
    const body = {
      status: to,
      version,
      ...(adminNotes ? { adminNotes } : {}),
      ...(travellerMessage ? { travellerMessage } : {}),
      ...(namesConfirmed ? { namesConfirmed } : {}),
    }
    return call('PATCH /api/admin/applications/{id}/status', { params, body })
  }
  const decision = useDecision(work, (after) => {
    emptied(fields, empty)
    visa.refresh()
    setTried(false)
    const done = isApproval && document ? 'approval' : 'status'
    goOn({
      title: t(`staff.review.${done}.done`),
      text: t(`staff.review.${done}.done.text`),
      isLeft: to === null || isLeftAfter(stateForStatus[to], nextStepOf(after, may)),
      held: newestHeld(after),
    })
  })
  const ask = () => {
    setTried(true)
    if (isSame || isMissing) return
    if (isNoteMissing) focusField('statusNote')
    else decision.ask()
  }
  const issue = {
    path: 'statusNote',
    text: t('staff.review.status.note.required'),
    severity: 'error',
  } as const

  return (
    <FieldsProvider fields={fields}>
      <div className="space-y-4">
        <StatusChoice
          problem={hasTried && isSame ? t('staff.review.status.required') : null}
          isFixed={decision.step !== 'edit'}
        />
        {isApproval && (
          <>
            <ApprovalPresent />
            <VisaChoice
              id="status-file"
              visa={visa}
              applicants={approved}
              isMissed={hasTried && wantsFile}
            />
          </>
        )}
        {isApproval && given.toHandOver.length > 0 && (
          <HandOver applicants={given.toHandOver} look={needsOther ? 'primary' : 'secondary'} />
        )}
        {closed && !needsOther && (
          <Notice tone="warning" title={t(`error.${closed}`)}>
            {t('staff.review.override.note')}
          </Notice>
        )}
        <IssuesProvider issues={hasTried && isNoteMissing ? [issue] : []}>
          <DecisionTexts
            noteName="statusNote"
            messageName="statusMessage"
            isNoteRequired={needsNote}
          />
        </IssuesProvider>
        <ErrorNotice error={decision.error} title={t('staff.review.status.failed')} />
        {decision.step === 'edit' && !(isApproval && needsOther) && (
          <>
            <Button
              look="secondary"
              className={compact}
              busy={isApproval && visa.isBusy}
              aria-disabled={isBehind || undefined}
              onClick={isBehind ? undefined : ask}
            >
              {isApproval
                ? t('staff.review.visa.approve.all', { count: approved.length })
                : t('staff.review.status.action')}
            </Button>
            {isBehind && <p className="text-sm text-quiet">{t('staff.parts.changed.first')}</p>}
          </>
        )}
        {decision.step === 'confirm' && to && (
          <ConfirmStep
            title={t('staff.review.status.confirm', {
              from: t(`staff.parts.status.${basis.status}`),
              to: t(`staff.parts.status.${to}`),
            })}
            action={t('staff.review.status.yes')}
            isBusy={decision.isBusy}
            isGrave={to === 'rejected' || basis.status === 'approved'}
            onYes={decision.decide}
            onBack={decision.back}
          >
            <ul className="list-disc ps-5">
              {consequencesOf(basis, to, values.statusMessage.trim() !== '').map((each) => (
                <li key={each}>
                  {t(`staff.review.consequence.${each}`, { email: basis.contactEmail })}
                </li>
              ))}
            </ul>
          </ConfirmStep>
        )}
        {decision.step === 'names' && <NamesStep decision={decision} />}
      </div>
    </FieldsProvider>
  )
}

/** The document that stands already; a newer one takes its place. */
function ApprovalPresent() {
  const t = useTranslate()
  const language = useLanguage()
  const { approval } = useDetail().basis
  if (!approval) return null
  return (
    <p className="text-sm break-words text-quiet">
      {t('staff.review.approval.present', {
        file: approval.fileName,
        name: approval.addedBy?.name ?? t('staff.parts.somebody'),
        at: sayMoment(approval.addedAt, language),
      })}
    </p>
  )
}
