import { useTranslate } from '../../i18n/provider.tsx'
import { Card } from '../../ui/Card.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { NothingHere } from '../parts/NothingHere.tsx'
import { PageFrame } from '../parts/PageFrame.tsx'
import { CancellationItem, useCancellations } from './CancellationItem.tsx'

/** Who wants to go no further, the longest waiting first. */
export function CancellationsPage() {
  const t = useTranslate()
  const title = t('staff.cancellation.title')
  const requests = useCancellations()
  return (
    <PageFrame title={title} lead={t('staff.cancellation.lead')} width="narrow">
      <Loaded query={requests}>
        {({ items }) =>
          items.length === 0 ? (
            <NothingHere
              title={t('staff.cancellation.empty.title')}
              text={t('staff.cancellation.empty.text')}
            />
          ) : (
            <ul aria-label={t('staff.cancellation.list')} className="space-y-4">
              {items.map((request) => (
                <li key={request.id}>
                  <Card className="p-4 sm:p-6">
                    <CancellationItem request={request} showsApplication />
                  </Card>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </PageFrame>
  )
}
