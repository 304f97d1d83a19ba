import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/provider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { errorIcon } from '../../ui/icons.ts'
import { useErrorWords } from '../parts/use-error-words.ts'
import { MessageText } from './MessageText.tsx'
import { again, dropped, type Outgoing } from './outbox.ts'
import { outboxQuery, updateLocal } from './queries.ts'

const action =
  'link -my-2 inline-flex min-h-11 items-center font-semibold text-ocean pointer-coarse:px-2'

/** A reply that the server has not acknowledged yet: it is kept until it was sent or deleted. */
export function OutgoingBubble({ reply }: Readonly<{ reply: Outgoing }>) {
  const t = useTranslate()
  const say = useErrorWords()
  const client = useQueryClient()
  const { clientId, text, files = [], state, error } = reply
  const names = files.map(({ name }) => name).join('\n')
  const isFailed = state === 'failed'
  return (
    <div className="mb-3 flex flex-col items-end gap-1">
      <MessageText
        text={[text, names].filter(Boolean).join('\n')}
        isStaff
        look={isFailed ? 'failed' : 'sending'}
      />
      {isFailed ? (
        <div className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-xs">
          <p role="alert" className="flex items-center gap-1.5 text-clay">
            <Icon path={errorIcon} className="size-4" />
            <span>
              <strong className="font-semibold">{t('staff.chat.state.failed')}</strong>{' '}
              <span className="text-quiet">{say(error)}</span>
            </span>
          </p>
          <span className="flex gap-3">
            <button
              type="button"
              className={action}
              onClick={() => updateLocal(client, outboxQuery, (outbox) => again(outbox, clientId))}
            >
              {t('staff.chat.state.retry')}
            </button>
            <button
              type="button"
              className={action}
              onClick={() =>
                updateLocal(client, outboxQuery, (outbox) => dropped(outbox, clientId))
              }
            >
              {t('staff.chat.state.delete')}
            </button>
          </span>
        </div>
      ) : (
        <p className="px-1 text-xs text-quiet">{t('staff.chat.state.sending')}</p>
      )}
    </div>
  )
}
