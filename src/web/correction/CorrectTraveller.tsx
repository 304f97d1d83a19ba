import { useEffect, useRef, useState } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { whyNotCorrect } from '#domain/application/correction.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { AllAnswers } from '../form/applicant/AllAnswers.tsx'
import { AsksAgain } from '../form/applicant/AsksAgain.tsx'
import { fieldToCorrect } from '../form/applicant/correction-link.ts'
import { useCorrecting } from '../form/applicant/use-correcting.ts'
import type { ApplicantField } from '../form/applicant/values.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider } from '../form/fields.tsx'
import { GroupLevel } from '../form/Group.tsx'
import { focusField } from '../form/issues.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useToast } from '../ui/Toasts.tsx'
import { useSaving } from './use-saving.ts'

type Traveller = ApplicationView['applicants'][number]

type CorrectTravellerProps = Readonly<{
  application: ApplicationView
  applicant: Traveller
  /** Something was saved: whoever shows the application asks for it again. */
  onChanged: () => void
}>

/** Lets one traveller's answers be corrected until they are handed in; nothing after that. */
export function CorrectTraveller({ application, applicant, onChanged }: CorrectTravellerProps) {
  const t = useTranslate()
  const nameOf = useName()
  // A link may lead to the answer to correct.
  const [asked] = useState(() => fieldToCorrect(location.hash, applicant.id))
  const [isOpen, setOpen] = useState(asked !== null)
  const { state } = applicant
  if (whyNotCorrect('traveller', { state, paymentStatus: application.paymentStatus })) return null
  const name = nameOf(applicant)
  if (!isOpen) {
    return (
      <Button look="secondary" onClick={() => setOpen(true)}>
        <span>{t('correction.answers.action')}</span>
        <span className="sr-only">{` ${name}`}</span>
      </Button>
    )
  }
  return (
    <AnswersForm
      application={application}
      applicant={applicant}
      field={asked}
      onBehind={onChanged}
      onDone={(isChanged) => {
        setOpen(false)
        if (isChanged) onChanged()
      }}
    />
  )
}

type AnswersFormProps = Omit<CorrectTravellerProps, 'onChanged'> &
  Readonly<{
    /** The one that it is opened for. */
    field: ApplicantField | null
    onDone: (isChanged: boolean) => void
    onBehind: () => void
  }>

function AnswersForm({ application, applicant, field, onDone, onBehind }: AnswersFormProps) {
  const t = useTranslate()
  const nameOf = useName()
  const toast = useToast()
  const { fields, path, issues, correction, refusedBy } = useCorrecting(applicant, application)
  const { changes, refusal, sent } = correction
  const arrival = useRef(field && path(field))
  useEffect(() => {
    if (arrival.current) focusField(arrival.current)
    arrival.current = null
  }, [])
  const { tries, error, isBusy, save, pageTitle } = useSaving(onBehind)
  const isSame = tries > 0 && changes.length === 0
  const blocking = issues.filter(({ severity }) => severity === 'error')
  const refused = blocking.length === 0 ? refusedBy(error) : []
  const advice = issues.filter(({ severity }) => severity === 'warning')
  const submit = () =>
    save(changes.length > 0 && blocking.length === 0 && !refusal, async () => {
      const body = { ...sent, version: application.version }
      await call('PATCH /api/applicants/{id}', { params: { id: applicant.id }, body })
      toast({ title: t('correction.answers.saved'), tone: 'success' })
      onDone(true)
    })
  return (
    <section aria-label={t('correction.answers.title', { name: nameOf(applicant) })}>
      <FieldsProvider fields={fields}>
        <p className="mb-5 text-quiet">{t('correction.answers.lead')}</p>
        <GroupLevel value="h4">
          <Form
            title={pageTitle}
            issues={[...(tries > 0 ? blocking : []), ...advice, ...refused]}
            tries={tries}
            pending={isBusy}
            unsaved={changes.length > 0}
            onSubmit={submit}
          >
            <AllAnswers path={path} port={application.portOfEntry} />
            <div className="mt-6 space-y-4">
              <AsksAgain types={correction.asksAgain} />
              <div role="alert">
                {refusal && <Notice tone="error">{t(`error.${refusal}`)}</Notice>}
                {!refusal && isSame && <Notice>{t('correction.answers.same')}</Notice>}
                {error !== null && refused.length === 0 && (
                  <Notice tone="error">{wordsOf(error, t)}</Notice>
                )}
              </div>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={isBusy}>
                  {t('correction.answers.save')}
                </Button>
                <Button look="secondary" onClick={() => onDone(false)}>
                  {t('correction.cancel')}
                </Button>
              </div>
            </div>
          </Form>
        </GroupLevel>
      </FieldsProvider>
    </section>
  )
}
