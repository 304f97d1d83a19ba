import { Link } from 'react-router'
import { now } from '../../clock.ts'
import { useTranslate, useWords } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bellIcon } from '../../ui/icons.ts'
import { square } from '../parts/looks.ts'
import { PopoverButton } from '../parts/PopoverButton.tsx'
import { placePath } from '../parts/paths.ts'
import { shortCount } from '../parts/short-count.ts'
import { shortMoment } from '../parts/short-moment.ts'
import { type Alert, useAlerts, useReading } from './use-alerts.ts'
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

type AlertPanelProps = Readonly<{
  query: ReturnType<typeof useAlerts>
  /** Somebody goes where an alert leads. */
  onGo: () => void
}>

/** What one is told, the newest first; to open it is to have read it. */
function AlertPanel({ query, onGo }: AlertPanelProps) {
  const t = useTranslate()
  const { read, readAll } = useReading()
  const { alerts = [], unread = 0 } = query.data ?? {}
  const [newest] = alerts
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line ps-4 pe-2">
        <h2 className="text-base">{t('staff.alert.bell.title')}</h2>
        {newest && unread > 0 && (
          <button
            type="button"
            onClick={() => void readAll(newest.at)}
            className="min-h-11 rounded-field px-2 text-sm whitespace-nowrap font-medium text-ocean hover:underline"
          >
            {t('staff.alert.bell.all')}
          </button>
        )}
      </div>
      {query.isError && (
        <p role="status" className="border-b border-line px-4 py-3 text-sm text-quiet">
          {t('staff.alert.bell.failed')}
        </p>
      )}
      {query.data && alerts.length === 0 && (
        <p className="px-4 py-8 text-center text-sm text-quiet">{t('staff.alert.bell.empty')}</p>
      )}
      {alerts.length > 0 && (
        <ul className="max-h-[min(28rem,60dvh)] overflow-y-auto py-1">
          {alerts.map((alert) => (
            <AlertLine
              key={alert.id}
              alert={alert}
              onOpen={() => {
                if (alert.readAt === null) void read(alert)
                onGo()
              }}
            />
          ))}
        </ul>
      )}
      <Link
        to={`${placePath('account')}#alerts`}
        onClick={onGo}
        className="flex min-h-11 items-center border-t border-line px-4 text-sm text-quiet no-underline hover:bg-sunken hover:text-ink"
      >
        {t('staff.alert.bell.choose')}
      </Link>
    </>
  )
}

function AlertLine({ alert, onOpen }: Readonly<{ alert: Alert; onOpen: () => void }>) {
  const { t, language } = useWords()
  const isUnread = alert.readAt === null
  return (
    <li>
      <Link
        to={placePath(alert.place)}
        onClick={onOpen}
        className="flex items-start gap-3 px-4 py-2.5 text-sm no-underline hover:bg-sunken -outline-offset-2!"
      >
        <span
          aria-hidden="true"
          className={`mt-1.5 size-2 shrink-0 rounded-full ${isUnread ? 'bg-ocean' : ''}`}
        />
        <span className={`min-w-0 flex-1 ${isUnread ? 'font-semibold text-ink' : 'text-quiet'}`}>
          {isUnread && <span className="sr-only">{t('staff.alert.bell.unread')}: </span>}
          <span>{t(`staff.alert.text.${alert.kind}`, { reference: alert.reference ?? '' })}</span>
        </span>
        <time dateTime={alert.at} className="figures shrink-0 text-xs leading-5 text-quiet">
          {shortMoment(alert.at, now(), language)}
        </time>
      </Link>
    </li>
  )
}
