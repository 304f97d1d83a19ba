import { useEffect, useState } from 'react'
import { ApiError } from '#client/error.ts'
import type { ApplicationView } from '#contract/application.ts'
import {
  changesBetween,
  judgeDetails,
  type TripField,
  tripFields,
} from '#domain/application/correction.ts'
import type { Finding } from '#domain/application/steps/finding.ts'
import { isZanzibar } from '#domain/reference/ports.ts'
import { phraseKey } from '#phrases/translate.ts'
import { call } from '../api/client.ts'
import { wordsOf } from '../api/error.ts'
import { ArrivalFields } from '../form/ArrivalFields.tsx'
import { Form } from '../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../form/fields.tsx'
import { focusField, type Issue } from '../form/issues.tsx'
import { useTranslate } from '../i18n/provider.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useSaving } from './use-saving.ts'

type CorrectTripProps = Readonly<{
  application: ApplicationView
  /** The answer to correct. */
  field: TripField
  /** What was saved: nothing, where the traveller thought better of it. */
  onDone: (changed: readonly TripField[]) => void
  /** Somebody else was faster: whoever shows the application asks for it again. */
  onBehind: () => void
}>

const path = (field: string) => `trip.${field}`

/** Lets be corrected how and where all travellers arrive. */
export function CorrectTrip({ application, field, onDone, onBehind }: CorrectTripProps) {
  const t = useTranslate()
  const { id, version } = application
  // What stood there at first: only what is chosen over it is sent, whoever else corrects meanwhile.
  const [stands] = useState(application)
  const [fields] = useState(() => {
    const { transportationMethod, portOfEntry } = stands
    return createFields({ trip: { transportationMethod, portOfEntry } })
  })
  const { trip } = useAll(fields)
  useEffect(() => focusField(path(field)), [field])
  const { tries, error, isBusy, save, pageTitle } = useSaving(onBehind)
  const changes = changesBetween(tripFields, stands, trip)
  const changed = changes.map((change) => change.field)
  const toIssue = (found: Pick<Finding, 'path' | 'params'> & { code: string }): Issue => ({
    ...{ path: path(found.path), severity: 'error' },
    text: t(phraseKey(`rule.${found.code}`), found.params),
  })
  const faults = judgeDetails(trip, changed).map(toIssue)
  const refused = error instanceof ApiError && faults.length === 0 ? error.fields.map(toIssue) : []
  const advice: Issue[] = isZanzibar(trip.portOfEntry)
    ? [
        {
          ...{ path: path('portOfEntry'), severity: 'warning' },
          text: t('rule.portOfEntry.zanzibar-insurance'),
        },
      ]
    : []
  const submit = () =>
    save(changes.length > 0 && faults.length === 0, async () => {
      const sent = Object.fromEntries(changed.map((each) => [each, trip[each]]))
      await call('PATCH /api/applications/{id}/trip', {
        params: { id },
        body: { ...sent, version },
      })
      onDone(changed)
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
          <div role="alert">
            {tries > 0 && changes.length === 0 && <Notice>{t('correction.answers.same')}</Notice>}
            {error !== null && refused.length === 0 && (
              <Notice tone="error">{wordsOf(error, t)}</Notice>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {t('correction.answers.save')}
            </Button>
            <Button look="secondary" onClick={() => onDone([])}>
              {t('correction.cancel')}
            </Button>
          </div>
        </div>
      </Form>
    </FieldsProvider>
  )
}
