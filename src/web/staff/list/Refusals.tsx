import type { ErrorCode } from '#domain/error.ts'
import { phraseKey } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { compact } from '../parts/looks.ts'
import type { BulkResult, Refusal } from './use-bulk.ts'

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

/** Applications by the reason that stood against each. */
export function RefusalList({ refused }: Readonly<{ refused: readonly Refusal[] }>) {
  const t = useTranslate()
  const reasons = [...new Set(refused.map(({ error }) => error))]
  const of = (code: ErrorCode) => refused.filter(({ error }) => error === code)
  return (
    <ul className="max-h-40 space-y-1 overflow-y-auto text-sm">
      {reasons.map((code) => (
        <li key={code}>
          <span>{t(phraseKey(`error.${code}`))}</span>{' '}
          <span className="figures text-quiet">
            {of(code)
              .map(({ reference }) => reference)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
