import { useState } from 'react'
import { isBeforeFiling } from '#domain/application/applicant-state.ts'
import { call } from '../../api/client.ts'
import { AllAnswers } from '../../form/applicant/AllAnswers.tsx'
import { AsksAgain } from '../../form/applicant/AsksAgain.tsx'
import { useCorrection } from '../../form/applicant/use-correction.ts'
import { CheckboxField } from '../../form/CheckboxField.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { GroupLevel } from '../../form/Group.tsx'
import type { Issue } from '../../form/issues.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { type Applicant, nameOf } from '../parts/application/application.ts'
import { useDetail } from '../parts/application/use-detail.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { CorrectionFoot } from './CorrectionFoot.tsx'
import { ReasonField } from './ReasonField.tsx'

/** Corrects one traveller's answers, at any time, with a reason. */
export function CorrectAnswers({ applicant }: Readonly<{ applicant: Applicant }>) {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  const [isOpen, setOpen] = useState(false)
  if (!may('application.work') || application.erasedAt) return null
  if (isOpen) return <AnswersForm applicant={applicant} onClose={() => setOpen(false)} />
  return (
    <Button look="secondary" className={compact} onClick={() => setOpen(true)}>
      <span>{`${t('correction.answers.action')} `}</span>
      <span className="sr-only">{nameOf(applicant)}</span>
    </Button>
  )
}

type AnswersFormProps = Readonly<{ applicant: Applicant; onClose: () => void }>

function AnswersForm({ applicant, onClose }: AnswersFormProps) {
  const t = useTranslate()
  const toast = useToast()
  const { application, change } = useDetail()
  const { fields, path, issues, correction, refusedBy } = useCorrection(applicant, application)
  const { changes, refusal, sent } = correction
  const [more] = useState(() => createFields({ reason: '', documentsFit: false }))
  const { reason, documentsFit } = useAll(more)
  const { isBusy, error, failures, send, refuse } = useSending()
  const [pageTitle] = useState(() => document.title)
  const lacksReason: Issue[] = reason.trim()
    ? []
    : [{ path: 'reason', text: t('staff.correction.reason.required'), severity: 'error' }]
  const blocking = [...issues.filter(({ severity }) => severity === 'error'), ...lacksReason]
  const advice = issues.filter(({ severity }) => severity === 'warning')
  const refused = blocking.length === 0 ? refusedBy(error) : []
  const asked = documentsFit ? [] : correction.asksAgain
  const submit = async () => {
    if (changes.length === 0 || blocking.length > 0 || refusal) return refuse()
    const body = { ...sent, reason, documentsFit, version: application.version }
    const params = { id: applicant.id }
    const isDone = await send(() =>
      change(() => call('PATCH /api/admin/applicants/{id}', { params, body })),
    )
    if (!isDone) return
    toast({ title: t('correction.answers.saved'), tone: 'success' })
    onClose()
  }
  return (
    <section
      aria-label={t('correction.answers.title', { name: nameOf(applicant) })}
      className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {!isBeforeFiling(applicant.state) && (
        <Notice tone="warning" title={t('staff.correction.filed.title')}>
          {t('staff.correction.filed.text')}
        </Notice>
      )}
      <GroupLevel value="h4">
        <Form
          title={pageTitle}
          issues={[...(failures > 0 ? blocking : []), ...advice, ...refused]}
          tries={failures}
          pending={isBusy}
          unsaved={changes.length > 0}
          onSubmit={() => void submit()}
        >
          <FieldsProvider fields={fields}>
            <AllAnswers path={path} port={application.portOfEntry} />
          </FieldsProvider>
          <div className="mt-8 space-y-5">
            <FieldsProvider fields={more}>
              <ReasonField name="reason" />
              {correction.asksAgain.length > 0 && (
                <CheckboxField
                  framed
                  name="documentsFit"
                  label={t('staff.correction.fit.label')}
                  hint={t('staff.correction.fit.hint')}
                />
              )}
            </FieldsProvider>
            <AsksAgain types={asked} />
            {refusal && (
              <Notice tone="error" role="alert">
                {t(`error.${refusal}`)}
              </Notice>
            )}
            <CorrectionFoot
              save={t('correction.answers.save')}
              isBusy={isBusy}
              isSame={failures > 0 && changes.length === 0}
              error={refused.length > 0 ? null : error}
              onClose={onClose}
            />
          </div>
        </Form>
      </GroupLevel>
    </section>
  )
}
