import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { auditActions } from '#domain/staff/audit.ts'
import { TextField } from '../../form/TextField.tsx'
import { useTranslate } from '../../i18n/provider.tsx'
import { DayField } from '../parts/DayField.tsx'
import { FilterForm } from '../parts/list/FilterForm.tsx'
import { addressOf, spanProblems } from '../parts/list/filter.ts'
import { PageFrame } from '../parts/PageFrame.tsx'
import { SelectField } from '../parts/SelectField.tsx'
import { useColleagues } from '../parts/use-colleagues.ts'
import { AuditList } from './AuditList.tsx'
import { auditFilterIn, isReference, noFilter } from './audit-filter.ts'

/** Who of the staff did and read what, when. The address holds what is shown. */
export function AuditPage() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => auditFilterIn((name) => query.get(name)), [query])
  const names = new Map(useColleagues().map(({ id, name }) => [id, name]))
  return (
    <PageFrame title={t('staff.audit.title')} lead={t('staff.audit.lead')}>
      <FilterForm
        key={query.toString()}
        filter={filter}
        onAsk={(next) => setQuery(addressOf(auditFilterIn((name) => next[name])))}
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
        <DayField name="from" label={t('staff.parts.filter.from')} />
        <DayField name="to" label={t('staff.parts.filter.to')} />
      </FilterForm>
      <AuditList filter={filter} names={names} />
    </PageFrame>
  )
}
