import { useEffect, useRef } from 'react'
import type { ApplicationView } from '#contract/application.ts'
import { call } from '../api/client.ts'
import { AllAnswers, AsksAgain } from '../form/applicant/AllAnswers.tsx'
import { sectionOf } from '../form/applicant/sections.ts'
import { useCorrection } from '../form/applicant/use-correction.ts'
import type { ApplicantField } from '../form/applicant/values.ts'
import { Form } from '../form/Form.tsx'
import { FieldsProvider } from '../form/fields.tsx'
import { GroupLevel } from '../form/Group.tsx'
import { focusField } from '../form/issues.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { useName } from '../i18n/use-name.ts'
import { SaveFooter } from './SaveFooter.tsx'
import { useSave } from './use-save.ts'

type Traveller = ApplicationView['applicants'][number]

type CorrectTravellerProps = Readonly<{
  application: ApplicationView
  applicant: Traveller
  /** The answer to correct. */
  field: ApplicantField
  /** The saved fields; empty if cancelled. */
  onDone: (changed: readonly ApplicantField[]) => void
  /** Someone else saved first: reload the application. */
  onBehind: () => void
}>

/** Corrects an answer with its section, and further answers it invalidates. */
export function CorrectTraveller({
  application,
  applicant,
  field,
  onDone,
  onBehind,
}: CorrectTravellerProps) {
  const t = useTranslate()
  const nameOf = useName()
  const { fields, path, issues, correction, refusedBy } = useCorrection(applicant, application)
  const { changes, refusal, sent } = correction
  const arrival = useRef<string | null>(path(field))
  useEffect(() => {
    if (arrival.current) focusField(arrival.current)
    arrival.current = null
  }, [])
  const { tries, error, isBusy, save, pageTitle } = useSave(onBehind)
  const isSame = tries > 0 && changes.length === 0
  const blocking = issues.filter(({ severity }) => severity === 'error')
  const refused = blocking.length === 0 ? refusedBy(error) : []
  // An answer may contradict one in another section, which must be editable too.
  const faults = [...(tries > 0 ? blocking : []), ...refused]
  const sections = [field, ...faults.map((issue) => issue.path.split('.')[1] ?? '')].map(sectionOf)
  const advice = issues.filter(({ severity }) => severity === 'warning')
  const submit = () =>
    save(changes.length > 0 && blocking.length === 0 && !refusal, async () => {
      const body = { ...sent, version: application.version }
      await call('PATCH /api/applicants/{id}', { params: { id: applicant.id }, body })
      onDone(changes.map((change) => change.field))
    })
  return (
    <section
      aria-label={t('correction.answers.title', { name: nameOf(applicant) })}
      className="-mx-4 border-y border-line bg-paper px-4 py-5 sm:-mx-6 sm:px-6"
    >
      <FieldsProvider fields={fields}>
        <p className="mb-5 text-quiet">{t('correction.answers.lead')}</p>
        <GroupLevel value="h4">
          <Form
            title={pageTitle}
            issues={[...faults, ...advice]}
            tries={tries}
            pending={isBusy}
            unsaved={changes.length > 0}
            onSubmit={submit}
          >
            <AllAnswers path={path} port={application.portOfEntry} only={sections} />
            <div className="mt-6 space-y-4">
              <AsksAgain types={correction.asksAgain} />
              <SaveFooter
                save={t('correction.answers.save')}
                isBusy={isBusy}
                isSame={isSame}
                refusal={refusal && t(`error.${refusal}`)}
                error={refused.length === 0 ? error : null}
                onCancel={() => onDone([])}
              />
            </div>
          </Form>
        </GroupLevel>
      </FieldsProvider>
    </section>
  )
}
