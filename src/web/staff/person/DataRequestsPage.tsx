import { policy } from '#domain/policy.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { fresh, useAsked } from '../parts/asked.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { OpenRequestForm } from './OpenRequestForm.tsx'
import { RequestCard } from './RequestCard.tsx'
import { requestsKey } from './use-data-requests.ts'

/** What persons asked for about their data, and what is done about it by when. */
export function DataRequestsPage() {
  const t = useTranslate()
  const requests = useAsked(requestsKey, 'GET /api/admin/data-requests', {}, fresh)
  return (
    <PageFrame
      title={t('staff.person.title')}
      lead={t('staff.person.lead', { days: policy.erasureDays })}
      width="narrow"
    >
      <OpenRequestForm />
      <Loaded query={requests}>
        {({ items }) =>
          items.length === 0 ? (
            <NothingHere
              title={t('staff.person.empty.title')}
              text={t('staff.person.empty.text')}
            />
          ) : (
            <ul aria-label={t('staff.person.list')} className="space-y-4">
              {items.map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PageFrame>
  )
}
