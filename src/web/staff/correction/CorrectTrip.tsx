import { useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { call } from '../../api/client.ts'
import { ArrivalFields } from '../../form/ArrivalFields.tsx'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import { issueOf, refusalsIn } from '../../form/issue-words.ts'
import type { Issue } from '../../form/issues.tsx'
import { tripCorrection } from '../../form/trip.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { compact } from '../parts/looks.ts'
import { useMay } from '../parts/use-me.ts'
import { useSending } from '../parts/use-sending.ts'
import { CorrectionFoot } from './CorrectionFoot.tsx'
import { ReasonField } from './ReasonField.tsx'

/** Corrects how and where all travellers arrive, at any time, with a reason. */
export function CorrectTrip() {
  const t = useTranslate()
  const may = useMay()
  const { application } = useDetail()
  const [isOpen, setOpen] = useState(false)
  if (!may('application.work') || application.erasedAt) return null
  return (
    <>
      <Button look="secondary" className={compact} onClick={() => setOpen(true)}>
        {t('staff.correction.trip.action')}
      </Button>
      {isOpen && (
        <Dialog title={t('staff.correction.trip.title')} onClose={() => setOpen(false)}>
          <TripForm onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function TripForm({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useTranslate()
  const language = useLanguage()
  const toast = useToast()
  const { application, change } = useDetail()
  // What stood there at first: only what is chosen over it is sent, whoever else corrects meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => {
    const { transportationMethod, portOfEntry } = stands
    return createFields({ trip: { transportationMethod, portOfEntry }, reason: '' })
  })
  const { trip, reason } = useAll(fields)
  const { sent, changes, findings } = tripCorrection(stands, trip)
  const { isBusy, error, failures, send, refuse } = useSending()
  const [pageTitle] = useState(() => document.title)
  const inWords = (each: Finding) => issueOf(each, `trip.${each.path}`, { t, language })
  const found = findings.map(inWords)
  const lacksReason: Issue[] = reason.trim()
    ? []
    : [{ path: 'reason', text: t('staff.correction.reason.required'), severity: 'error' }]
  const blocking = [...found.filter(({ severity }) => severity === 'error'), ...lacksReason]
  const refused =
    error instanceof ApiError && blocking.length === 0 ? refusalsIn(error.fields).map(inWords) : []
  const advice = found.filter(({ severity }) => severity === 'warning')
  const submit = async () => {
    if (changes.length === 0 || blocking.length > 0) return refuse()
    const body = { ...sent, reason, version: application.version }
    const params = { id: application.id }
    const isDone = await send(() =>
      change(() => call('PATCH /api/admin/applications/{id}/trip', { params, body })),
    )
    if (!isDone) return
    toast({ title: t('correction.answers.saved'), tone: 'success' })
    onClose()
  }
  return (
    <FieldsProvider fields={fields}>
      <div className="mt-4">
        <Form
          title={pageTitle}
          issues={[...(failures > 0 ? blocking : []), ...advice, ...refused]}
          tries={failures}
          pending={isBusy}
          onSubmit={() => void submit()}
        >
          <div className="space-y-5">
            <ArrivalFields path={(field) => `trip.${field}`} />
            <ReasonField name="reason" />
            <CorrectionFoot
              save={t('correction.answers.save')}
              isBusy={isBusy}
              isSame={failures > 0 && changes.length === 0}
              error={refused.length > 0 ? null : error}
              onClose={onClose}
            />
          </div>
        </Form>
      </div>
    </FieldsProvider>
  )
}
