import type { OwnApplication } from '../api/own-applications.ts'
import { sayDay } from '../i18n/moment.ts'
import { useLanguage, useTranslate } from '../i18n/provider.tsx'
import { Icon } from '../ui/Icon.tsx'
import { chevronRightIcon } from '../ui/icons.ts'
import { StatusBadge } from '../ui/StatusBadge.tsx'

type OwnApplicationsProps = Readonly<{
  items: readonly OwnApplication[]
  onChoose: (orderId: string) => void
}>

/** Applications this browser has access to. */
export function OwnApplications({ items, onChoose }: OwnApplicationsProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <section>
      <h2 className="text-lg">{t('status.own.title')}</h2>
      <p className="text-sm text-quiet">{t('status.own.text')}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {items.map(({ id, reference, orderId, status, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(orderId)}
              className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-start hover:bg-ocean-tint"
            >
              <span className="figures min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-4">
                <span className="reads-ltr block font-semibold">{reference}</span>
                <span className="block text-sm text-quiet">
                  {t('status.own.line', { day: sayDay(createdAt.slice(0, 10), language) })}
                </span>
              </span>
              <span className="shrink-0 whitespace-nowrap">
                <StatusBadge status={status} words={t(`status.state.${status}`)} />
              </span>
              <Icon path={chevronRightIcon} className="size-5 text-quiet rtl:-scale-x-100" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
