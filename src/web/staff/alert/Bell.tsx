import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bellIcon } from '../../ui/icons.ts'
import { square } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { shortCount } from '../parts/short-count.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { useAlerts } from './use-alerts.ts'
import { useKeptPush } from './use-push.ts'

/** What waits for oneself, on every page: how much is unread, and the list behind it. */
export function Bell() {
  const t = useTranslate()
  const alerts = useAlerts()
  useKeptPush()
  const unread = alerts.data?.unread ?? 0
  return (
    <PopoverButton
      name={t('staff.alert.bell.label', { count: unread })}
      title={t('staff.alert.bell.title')}
      className={`${square} relative`}
      panelClass="w-96 overflow-hidden! p-0!"
      label={
        <>
          <Icon path={bellIcon} className="size-5" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              data-count={shortCount(unread)}
              className="figures absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-surface bg-ocean px-1 text-[0.6875rem] leading-none font-semibold text-on-ocean before:content-[attr(data-count)]"
            />
          )}
        </>
      }
    >
      {(close) => <AlertPanel query={alerts} onGo={close} />}
    </PopoverButton>
  )
}
