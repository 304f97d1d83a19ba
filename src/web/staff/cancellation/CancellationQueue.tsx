import { Link } from 'react-router'
import { useTranslate } from '../../i18n/provider.tsx'
import { placePath } from '../parts/paths.ts'
import { QueueCount, queueLook } from '../parts/QueueCount.tsx'
import { useQueues } from '../parts/use-queues.ts'

/** The queue of those who want to go no further, beside the others of the list. */
export function CancellationQueue() {
  const t = useTranslate()
  return (
    <Link to={placePath('cancellations')} className={`${queueLook} no-underline`}>
      <span>{t('staff.cancellation.title')}</span>
      <QueueCount count={useQueues()?.cancellations ?? 0} />
    </Link>
  )
}
