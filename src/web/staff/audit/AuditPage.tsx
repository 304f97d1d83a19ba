import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/client.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { addressOf } from '../parts/list/filter.ts'
import { PageFrame, useTab } from '../parts/PageFrame.tsx'
import { AuditFilterForm } from './AuditFilterForm.tsx'
import { AuditList } from './AuditList.tsx'
import { auditFilterIn } from './audit-filter.ts'

/** Who of the staff did and read what, when. The address holds what is shown. */
export function AuditPage() {
  const t = useTranslate()
  const title = t('staff.audit.title')
  const tab = useTab(title)
  const [query, setQuery] = useSearchParams()
  const filter = useMemo(() => auditFilterIn((name) => query.get(name)), [query])
  const people = useQuery({
    queryKey: ['staff', 'names'],
    queryFn: ({ signal }) => call('GET /api/admin/colleagues', { signal }),
  })
  const names = new Map(people.data?.items.map(({ id, name }) => [id, name]))
  return (
    <PageFrame title={title} lead={t('staff.audit.lead')}>
      <AuditFilterForm
        key={query.toString()}
        title={tab}
        filter={filter}
        names={names}
        onAsk={(next) => setQuery(addressOf(auditFilterIn((name) => next[name])))}
      />
      <AuditList filter={filter} names={names} />
    </PageFrame>
  )
}
