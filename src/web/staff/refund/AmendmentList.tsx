import { formatPrice } from '#phrases/format.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import type { AmendmentOffer } from './amend.ts'
import { orderWords } from './order-words.ts'

type Amendment = AmendmentOffer['amendments'][number]

const tones: Record<Amendment['state'], BadgeTone> = {
  open: 'info',
  done: 'success',
  lapsed: 'neutral',
}

/** What was changed of an order, by its traveller for a supplement and by staff; newest first. */
export function AmendmentList({ amendments }: Readonly<{ amendments: readonly Amendment[] }>) {
  const t = useTranslate()
  const language = useLanguage()
  const say = (choice: Amendment['from']) => orderWords(choice, language, t)
  if (amendments.length === 0) {
    return <p className="text-sm text-quiet">{t('staff.refund.change.none')}</p>
  }
  return (
    <ul aria-label={t('staff.refund.change.list')} className="divide-y divide-line text-sm">
      {amendments.map(({ id, state, from, to, differenceCents, reason, by, createdAt, doneAt }) => (
        <li key={id} className="space-y-1 py-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="figures font-semibold">
              {`${differenceCents > 0 ? '+ ' : '− '}${formatPrice(Math.abs(differenceCents), language)}`}
            </span>
            <Badge tone={tones[state]}>{t(`staff.refund.change.state.${state}`)}</Badge>
            <span>{t('staff.refund.change.from', { from: say(from), to: say(to) })}</span>
          </p>
          <p className="text-xs text-quiet">
            <bdi>{by?.name ?? t('staff.application.history.actor.traveller')}</bdi>
            <span>{`, ${sayMoment(doneAt ?? createdAt, language)}`}</span>
          </p>
          {reason && <p className="whitespace-pre-wrap">{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
