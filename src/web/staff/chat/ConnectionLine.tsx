import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { warningIcon } from '../../ui/icons.ts'
import { endsQuery, useLocal } from './queries.ts'

/** Says so when the stream does not come back at once: a server that restarts goes unnoticed. */
export function ConnectionLine({ className }: Readonly<{ className: string }>) {
  const t = useTranslate()
  const isLost = (useLocal(endsQuery) ?? 0) > 1
  return (
    <div role="status" className={className}>
      {isLost && (
        <p className="flex items-center justify-center gap-2 bg-amber-tint px-4 py-1.5 text-sm text-amber md:rounded-full md:py-1">
          <Icon path={warningIcon} className="size-4" />
          <span>{t('staff.chat.connection.lost')}</span>
        </p>
      )}
    </div>
  )
}
