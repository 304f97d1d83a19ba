import { auditActions } from '#domain/staff/audit.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { DayField } from '../parts/DayField.tsx'
import { FilterForm } from '../parts/list/FilterForm.tsx'
import { spanProblems } from '../parts/list/filter.ts'
import { SelectField } from '../parts/SelectField.tsx'
import { type AuditFilter, isReference, noFilter } from './audit-filter.ts'

type AuditFilterFormProps = Readonly<{
  title: string
  filter: AuditFilter
  /** Colleagues by their ids. */
  names: ReadonlyMap<string, string>
  onAsk: (typed: typeof noFilter) => void
}>

export function AuditFilterForm({ names, ...props }: AuditFilterFormProps) {
  const t = useTranslate()
  return (
    <FilterForm
      {...props}
      none={noFilter}
      check={(typed) => ({
        application: !isReference(typed.application) && t('staff.audit.application.malformed'),
        ...spanProblems(typed, t),
      })}
      hint={t('staff.audit.zone')}
    >
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
        options={auditActions.map((value) => ({ value, label: t(`staff.audit.action.${value}`) }))}
      />
      <TextField
        name="application"
        label={t('staff.audit.application')}
        autoComplete="off"
        maxLength={32}
        isName
        readsLtr
      />
      <DayField name="from" label={t('staff.parts.filter.from')} />
      <DayField name="to" label={t('staff.parts.filter.to')} />
    </FilterForm>
  )
}
