import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RefusalList } from '../parts/bulk/Outcome.tsx'
import { compact } from '../parts/looks.ts'
import type { BulkResult } from './use-bulk.ts'

type RefusalsProps = Readonly<{ result: BulkResult; onClose: () => void }>

/** What was not done, and why: these stay ticked. */
export function Refusals({ result: { done, refused }, onClose }: RefusalsProps) {
  const t = useTranslate()
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('staff.list.bulk.refused', { count: refused.length, total: done + refused.length })}
      className="mb-2"
    >
      <RefusalList refused={refused} />
      <Button look="quiet" className={compact} onClick={onClose}>
        {t('staff.list.bulk.understood')}
      </Button>
    </Notice>
  )
}
