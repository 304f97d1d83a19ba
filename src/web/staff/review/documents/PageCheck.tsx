import type { ComparedField } from '#domain/passport/compare.ts'
import { useLanguage, useTranslate } from '../../../i18n/provider.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { checkIcon, warningIcon } from '../../../ui/icons.ts'
import type { StaffDocument } from '../../parts/application/application.ts'

/** What the lines at the foot of a passport page say of the answers, and what the traveller said to it. */
export function PageCheck({ document }: Readonly<{ document: StaffDocument }>) {
  const t = useTranslate()
  const language = useLanguage()
  const { documentType, passportCheck: check, current } = document
  if (documentType !== 'passportDocument' || (!check && !current)) return null
  const list = new Intl.ListFormat(language, { type: 'unit' })
  const namesOf = (fields: readonly ComparedField[]) =>
    list.format(fields.map((field) => t(`apply.${field}.label`)))
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-quiet">{t('staff.review.page.title')}</span>
      {!check && <Badge>{t('staff.review.page.waiting')}</Badge>}
      {check?.result === 'match' && (
        <Badge tone="success" icon={checkIcon}>
          {t('staff.review.page.match')}
        </Badge>
      )}
      {check?.result === 'not-readable' && <Badge>{t('staff.review.page.not-readable')}</Badge>}
      {check?.result === 'differs' && (
        <Badge tone="warning" icon={warningIcon}>
          {t('staff.review.page.differs', { fields: namesOf(check.fields) })}
        </Badge>
      )}
      {check && check.confirmed.length > 0 && (
        <Badge>{t('staff.review.page.confirmed', { fields: namesOf(check.confirmed) })}</Badge>
      )}
    </p>
  )
}
