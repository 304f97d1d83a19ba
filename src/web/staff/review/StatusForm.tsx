import { useState } from 'react'
import { upload } from '#client/upload.ts'
import { statusNeedsReason, whomStatusSets } from '#domain/application/applicant-state.ts'
import { call } from '../../api/client.ts'
import { FieldsProvider, useAll } from '../../form/fields.tsx'
import { focusField, IssuesProvider } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ConfirmStep } from '../parts/application/ConfirmStep.tsx'
import { decisionForm, emptied, useTypedFields } from '../parts/application/typed.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { ErrorNotice } from '../parts/ErrorNotice.tsx'
import { compact } from '../parts/looks.ts'
import { refusalOf } from './approval-file.ts'
import { closedStatus, consequencesOf, statusOf } from './consequences.ts'
import { DecisionTexts } from './DecisionTexts.tsx'
import { FileChoice } from './FileChoice.tsx'
import { StatusChoice } from './StatusChoice.tsx'
import { approvalForm, useDecision } from './use-decision.ts'

const empty = { status: '', statusNote: '', statusMessage: '', file: null as unknown }

/** Sets the status: any other one, asked once more, with what is to be said about it. */
export function StatusForm() {
  const t = useTranslate()
  const toast = useToast()
  const { basis, isBehind } = useDetail()
  const { id, version } = basis
  const fields = useTypedFields(id, decisionForm('status'), empty)
  const values = useAll(fields)
  const [hasTried, setTried] = useState(false)
  const to = statusOf(values.status)
  const file = values.file instanceof File ? values.file : null
  const set = whomStatusSets(basis.applicants, true)
  const wantsFile = to === 'approved' && (set.length === 0 || set.some(({ visa }) => visa === null))
  const refused = wantsFile ? refusalOf(file, false) : null
  const isSame = to === null || to === basis.status
  const closed = closedStatus(basis, to)
  const needsNote = to !== null && (closed !== null || statusNeedsReason(basis.status, to))
  const isNoteMissing = needsNote && !values.statusNote.trim()

  const work = (namesConfirmed: boolean) => {
    const note = values.statusNote.trim()
    const message = values.statusMessage.trim()
    if (!to) throw new Error('No status is chosen')
    if (wantsFile) {
      const form = new FormData()
      form.append('status', to)
      const rest = approvalForm({ file, note, message, version, namesConfirmed })
      for (const [name, value] of rest) form.append(name, value)
      return upload('PUT /api/admin/applications/{id}/status', form, { params: { id } })
    }
    const body = {
      status: to,
      version,
      ...(note ? { adminNotes: note } : {}),
      ...(message ? { travellerMessage: message } : {}),
      ...(namesConfirmed ? { namesConfirmed } : {}),
    }
    return call('PATCH /api/admin/applications/{id}/status', { params: { id }, body })
  }
  const decision = useDecision(work, () => {
    emptied(fields, empty)
    setTried(false)
    toast({
      tone: 'success',
      title: t('staff.review.status.done'),
      text: t('staff.review.status.done.text'),
    })
  })
  const ask = () => {
    setTried(true)
    if (!isSame && !refused && isNoteMissing) return focusField('statusNote')
    if (!isSame && !refused) decision.ask()
  }

  const issue = {
    path: 'statusNote',
    text: t('staff.review.status.note.required'),
    severity: 'error',
  } as const

  return (
    <Block title={t('staff.review.status.title')}>
      <FieldsProvider fields={fields}>
        <div className="space-y-4">
          <StatusChoice
            problem={hasTried && isSame ? t('staff.review.status.required') : null}
            isFixed={decision.step !== 'edit'}
          />
          {wantsFile && (
            <FileChoice
              id="status-file"
              file={file}
              isTitled
              takesPictures={false}
              problem={(hasTried || file) && refused ? t(refused.key, refused.params) : null}
              onChoose={(chosen) => fields.set('file', chosen)}
            />
          )}
          {closed && (
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
          {decision.step === 'edit' && (
            <>
              <Button
                className={compact}
                aria-disabled={isBehind || undefined}
                onClick={isBehind ? undefined : ask}
              >
                {t('staff.review.status.action')}
              </Button>
              {isBehind && <p className="text-sm text-quiet">{t('staff.parts.changed.first')}</p>}
            </>
          )}
          {decision.step === 'confirm' && to && (
            <ConfirmStep
              title={t('staff.review.status.confirm', {
                from: t(`status.state.${basis.status}`),
                to: t(`status.state.${to}`),
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
    </Block>
  )
}

/** The document names nobody of this application: a second look before it is sent. */
export function NamesStep({
  decision,
}: Readonly<{ decision: Pick<ReturnType<typeof useDecision>, 'isBusy' | 'decide' | 'back'> }>) {
  const t = useTranslate()
  return (
    <ConfirmStep
      title={t('staff.review.names.title')}
      action={t('staff.review.names.yes')}
      isBusy={decision.isBusy}
      isGrave
      onYes={decision.decide}
      onBack={decision.back}
    >
      {t('staff.review.names.text')}
    </ConfirmStep>
  )
}
