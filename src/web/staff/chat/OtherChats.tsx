import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { now } from '../../clock.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Failed } from '../parts/Loaded.tsx'
import { shortMoment } from '../parts/short-moment.ts'
import { chatPath } from './words.ts'

type OtherChatsProps = Readonly<{ id: string; onClose: (() => void) | undefined }>

/** What else the same visitor wrote about; an address alone proves nobody. */
export function OtherChats({ id, onClose }: OtherChatsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'others', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/chat/sessions/{id}/others', { params: { id }, signal }),
    staleTime: 30_000,
  })
  if (error !== null && !data) {
    return <Failed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <p className="text-sm text-quiet">{t('staff.chat.list.loading')}</p>
  if (data.length === 0) {
    return <p className="text-sm text-quiet">{t('staff.chat.side.others.none')}</p>
  }
  return (
    <ul className="-mx-2">
      {data.map(({ sessionId, lastMessage, lastMessageAt, isSameVisitor }) => (
        <li key={sessionId}>
          <Link
            to={chatPath(sessionId)}
            onClick={onClose}
            className="block rounded-small px-2 py-1.5 text-sm text-ink no-underline hover:bg-sunken"
          >
            <span className="flex items-baseline gap-2">
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {lastMessage.message}
              </span>
              <time dateTime={lastMessageAt} className="figures shrink-0 text-xs text-quiet">
                {shortMoment(lastMessageAt, now(), language)}
              </time>
            </span>
            {!isSameVisitor && (
              <span className="block text-xs text-amber">{t('staff.chat.side.others.typed')}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
