import { useEffect, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { ApplicationView } from '#contract/application.ts'
import type { TripField } from '#domain/application/correction.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { call } from '../api/client.ts'
import { ArrivalFields, tripCorrection } from '../form/ArrivalFields.tsx'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { issueOf, refusalsIn } from '../form/issue-words.ts'
import { focusField } from '../form/issues.tsx'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { useRules } from '../rules.ts'
import { SaveFooter } from './SaveFooter.tsx'
import { useSave } from './use-save.ts'

type CorrectTripProps = Readonly<{
  application: ApplicationView
  /** The answer to correct. */
  field: TripField
  /** The saved fields; empty if cancelled. */
  onDone: (changed: readonly TripField[]) => void
  /** Someone else saved first: reload the application. */
  onBehind: () => void
}>

const path = (field: string) => `trip.${field}`

/** Corrects how and where all travellers arrive. */
export function CorrectTrip({ application, field, onDone, onBehind }: CorrectTripProps) {
  const t = useTranslate()
  const rules = useRules()
  const language = useLanguage()
  const { id, version } = application
  // The initial values: only fields edited here are sent, whatever others correct meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => {
    const { transportationMethod, portOfEntry } = stands
    return createFields({ trip: { transportationMethod, portOfEntry } })
  })
  const { trip } = useAll(fields)
  useEffect(() => focusField(path(field)), [field])
  const { tries, error, isBusy, save, pageTitle } = useSave(onBehind)
  const { sent, changes, findings } = tripCorrection(rules, stands, trip)
  const inWords = (found: Finding) => issueOf(found, path(found.path), { t, language })
  const found = findings.map(inWords)
  const faults = found.filter(({ severity }) => severity === 'error')
  const refused =
    error instanceof ApiError && faults.length === 0 ? refusalsIn(error.fields).map(inWords) : []
  const advice = found.filter(({ severity }) => severity === 'warning')
  const submit = () =>
    save(changes.length > 0 && faults.length === 0, async () => {
      await call('PATCH /api/applications/{id}/trip', {
        params: { id },
        body: { ...sent, version },
      })
      onDone(changes.map((each) => each.field))
    })
  return (
    <FieldsProvider fields={fields}>
      <Form
        title={pageTitle}
        issues={[...(tries > 0 ? faults : []), ...refused, ...advice]}
        tries={tries}
        pending={isBusy}
        unsaved={changes.length > 0}
        onSubmit={submit}
      >
        <div className="space-y-6">
          <ArrivalFields path={path} />
          <SaveFooter
            save={t('correction.answers.save')}
            isBusy={isBusy}
            isSame={tries > 0 && changes.length === 0}
            error={refused.length === 0 ? error : null}
            onCancel={() => onDone([])}
          />
        </div>
      </Form>
    </FieldsProvider>
  )
}
