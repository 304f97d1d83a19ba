import type { ApplicationStatus } from '#domain/application/status.ts'
import { useTranslate } from '../../i18n/provider.tsx'
import { statusLooks } from '../../status-looks.ts'
import { Badge } from '../../ui/Badge.tsx'

/** A status as staff call it: word, colour and drawing. */
export function StatusBadge({ status }: Readonly<{ status: ApplicationStatus }>) {
  const t = useTranslate()
  const { tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`staff.parts.status.${status}`)}
    </Badge>
  )
}
