import type { AnswerOf } from '#client/route.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'

type AuditCheckProps = Readonly<{ check: AnswerOf<'GET /api/admin/audit'>['check'] }>

/** What the last night found: a quiet line, or a warning that nobody overlooks. */
export function AuditCheck({ check }: AuditCheckProps) {
  const t = useTranslate()
  const language = useLanguage()
  if (!check) return <p className="text-sm text-quiet">{t('staff.audit.unchecked')}</p>
  const at = sayMoment(check.at, language)
  if (!check.isWhole) {
    return (
      <Notice tone="error" title={t('staff.audit.broken.title')}>
        {t('staff.audit.broken', { at })}
      </Notice>
    )
  }
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <Icon path={checkIcon} className="size-4 text-leaf" />
      <span>{t('staff.audit.whole', { at })}</span>
    </p>
  )
}
