import { Link } from 'react-router'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { placePath } from '../parts/paths.ts'
import { shortMoment } from '../parts/short-moment.ts'
import { type Alert, type useAlerts, useReading } from './use-alerts.ts'

type AlertPanelProps = Readonly<{
  query: ReturnType<typeof useAlerts>
  /** Somebody goes where an alert leads. */
  onGo: () => void
}>

/** What one is told, the newest first; to open it is to have read it. */
export function AlertPanel({ query, onGo }: AlertPanelProps) {
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
  const t = useTranslate()
  const language = useLanguage()
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
