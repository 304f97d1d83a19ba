import type { ApplicationStatus } from '#domain/application/status.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { statusLooks } from '../status-looks.ts'
import { Badge } from '../ui/Badge.tsx'

export function StatusBadge({ status }: Readonly<{ status: ApplicationStatus }>) {
  const t = useTranslate()
  const { tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status.state.${status}`)}
    </Badge>
  )
}
