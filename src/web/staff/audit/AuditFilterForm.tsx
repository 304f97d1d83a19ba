import { useState } from 'react'
import { auditActions } from '#domain/staff/audit.ts'
import { Form } from '../../form/Form.tsx'
import { createFields, FieldsProvider, useAll } from '../../form/fields.tsx'
import type { Issue } from '../../form/issues.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayField } from '../parts/DayField.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useFocusAfterFailure } from '../parts/use-focus-after-failure.ts'
import { useSending } from '../parts/use-sending.ts'
import { type AuditFilter, addressOf, noFilter, wrongIn } from './audit-filter.ts'

type AuditFilterFormProps = Readonly<{
  title: string
  filter: AuditFilter
  /** Colleagues by their ids. */
  names: ReadonlyMap<string, string>
  onAsk: (filter: AuditFilter) => void
}>

export function AuditFilterForm({ title, filter, names, onAsk }: AuditFilterFormProps) {
  const t = useTranslate()
  const [fields] = useState(() => createFields(filter))
  const { failures, refuse } = useSending()
  const issues = wrongIn(useAll(fields)).map(
    ({ name, why }): Issue => ({ path: name, text: t(`staff.audit.${why}`), severity: 'error' }),
  )
  useFocusAfterFailure(failures, issues[0]?.path ?? null)
  const isNarrowed = addressOf(filter).size > 0
  return (
    <Card className="p-4">
      <FieldsProvider fields={fields}>
        <Form
          title={title}
          issues={failures > 0 ? issues : []}
          tries={failures}
          summary={[]}
          onSubmit={() => (issues.length > 0 ? refuse() : onAsk(fields.all()))}
        >
          <div className="grid items-end gap-4 min-[23rem]:grid-cols-2 *:min-w-0 lg:grid-cols-[1.2fr_1.6fr_1.2fr_1fr_1fr_auto]">
            <SelectField
              name="staffId"
              label={t('staff.audit.staff')}
              empty={t('staff.audit.staff.all')}
              options={[...names].map(([value, label]) => ({ value, label }))}
            />
            <SelectField
              name="action"
              label={t('staff.audit.action')}
              empty={t('staff.audit.action.all')}
              options={auditActions.map((value) => ({
                value,
                label: t(`staff.audit.action.${value}`),
              }))}
            />
            <TextField
              name="application"
              label={t('staff.audit.application')}
              autoComplete="off"
              maxLength={32}
              isName
              readsLtr
            />
            <DayField name="from" label={t('staff.audit.from')} />
            <DayField name="to" label={t('staff.audit.to')} />
            <Button type="submit">{t('staff.audit.show')}</Button>
          </div>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
            <span>{t('staff.audit.utc')}</span>
            {isNarrowed && (
              <button
                type="button"
                className="link min-h-11 font-semibold"
                onClick={() => onAsk(noFilter)}
              >
                {t('staff.audit.clear')}
              </button>
            )}
          </p>
        </Form>
      </FieldsProvider>
    </Card>
  )
}
