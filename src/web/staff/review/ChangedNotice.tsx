import type { Translate } from '#phrases/translate.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDetail } from '../parts/application/use-detail.tsx'
import { compact } from '../parts/looks.ts'
import { changesBetween, type ReviewChange } from './changes.ts'

/**
 * Somebody else changed what is being decided: what it was, and what is typed stays. It stays in sight of
 * whoever is at a button below, for here is the one that goes on.
 */
export function ChangedNotice() {
  const t = useTranslate()
  const { application, basis, isBehind, acceptLatest } = useDetail()
  if (!isBehind) return null
  const changes = changesBetween(basis, application)
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t('staff.review.changed.title')}
      className="sticky top-2 z-10 shadow-raised"
    >
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change.what}>{wordsOf(change, t)}</li>
        ))}
        {changes.length === 0 && <li>{t('staff.review.changed.other')}</li>}
      </ul>
      <p className="mt-1">{t('staff.review.changed.kept')}</p>
      <Button look="secondary" className={`mt-2 ${compact}`} onClick={acceptLatest}>
        {t('staff.review.changed.load')}
      </Button>
    </Notice>
  )
}

function wordsOf(change: ReviewChange, t: Translate): string {
  switch (change.what) {
    case 'status':
      return t('staff.review.changed.status', {
        from: t(`staff.parts.status.${change.from}`),
        to: t(`staff.parts.status.${change.to}`),
      })
    case 'paymentStatus':
      return t('staff.review.changed.paymentStatus', { to: t(`staff.parts.payment.${change.to}`) })
    case 'assignee':
      return change.to === null
        ? t('staff.review.changed.assignee.none')
        : t('staff.review.changed.assignee', { name: change.to })
    case 'notes':
    case 'documents':
      return t(`staff.review.changed.${change.what}`, { count: change.count })
    default:
      return t(`staff.review.changed.${change.what}`)
  }
}
