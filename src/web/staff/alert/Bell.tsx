import { useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bellIcon } from '../../ui/icons.ts'
import { shortCount } from '../parts/short-count.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { useAlerts } from './use-alerts.ts'
import { useKeptPush } from './use-push.ts'

/** What waits for oneself, on every page: how much is unread, and the list behind it. */
export function Bell() {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const alerts = useAlerts()
  useKeptPush()
  const unread = alerts.data?.unread ?? 0
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={t('staff.alert.bell.label', { count: unread })}
        className="relative grid size-11 shrink-0 place-items-center rounded-field text-quiet hover:bg-sunken hover:text-ink"
      >
        <Icon path={bellIcon} className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            data-count={shortCount(unread)}
            className="figures absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-surface bg-ocean px-1 text-[0.6875rem] leading-none font-semibold text-on-ocean before:content-[attr(data-count)]"
          />
        )}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('staff.alert.bell.title')}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          const bar = button.current?.getBoundingClientRect()
          if (bar && panel.current) panel.current.style.top = `${bar.bottom + 4}px`
        }}
        className="fixed inset-auto end-3 m-0 w-96 max-w-[calc(100vw-1.5rem)] overflow-hidden rounded-card border border-line bg-surface p-0 text-ink shadow-raised sm:end-5"
      >
        {isOpen && <AlertPanel query={alerts} onGo={() => panel.current?.hidePopover()} />}
      </div>
    </>
  )
}
