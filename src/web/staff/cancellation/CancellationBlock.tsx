import { useTranslate } from '../../i18n/provider.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { Block } from '../parts/Block.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { CancellationItem } from './CancellationItem.tsx'
import { useCancellations } from './use-cancellations.ts'

/** The requests to cancel of the application that is open; nothing where there are none. */
export function CancellationBlock() {
  const t = useTranslate()
  const { application } = useDetail()
  const requests = useCancellations({ applicationId: application.id })
  if (requests.data?.items.length === 0) return null
  return (
    <Block title={t('staff.cancellation.block')}>
      <Loaded query={requests} lines={2}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((request) => (
              <li key={request.id} className="py-3">
                <CancellationItem request={request} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Block>
  )
}
