import { Link } from 'react-router'
import { formatList, formatPrice } from '#phrases/format.ts'
import { sayMoment } from '../../i18n/moment.ts'
import { useLanguage, useTranslate } from '../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { askedRefund } from '../parts/application/asked-refund.ts'
import { applicationPath } from '../parts/application/outlet.ts'
import { useMay } from '../parts/use-me.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { Cancellation } from './use-cancellations.ts'

type CancellationItemProps = Readonly<{
  request: Cancellation
  showsApplication?: boolean
}>

const tones: Record<Cancellation['state'], BadgeTone> = {
  open: 'warning',
  accepted: 'success',
  declined: 'neutral',
}

/** One request: who, why, what was shown to them, and the answer. */
export function CancellationItem({ request, showsApplication = false }: CancellationItemProps) {
  const t = useTranslate()
  const language = useLanguage()
  const may = useMay()
  const { application, applicants, state, reason, note, refundCents, createdAt } = request
  const names = applicants.map(({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' '),
  )
  return (
    <div tabIndex={-1} className="space-y-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {showsApplication && (
          <Link className="link reads-ltr font-semibold" to={applicationPath(application.id)}>
            {application.reference}
          </Link>
        )}
        <span className="font-semibold">
          <bdi>{formatList(names, language)}</bdi>
        </span>
        <Badge tone={tones[state]}>{t(`staff.cancellation.state.${state}`)}</Badge>
      </p>
      <p className="text-quiet">
        {t('staff.cancellation.asked', {
          at: sayMoment(createdAt, language),
          amount: formatPrice(refundCents, language),
        })}
      </p>
      <Words title={t('staff.cancellation.reason')} text={reason} />
      <Answered request={request} />
      <Words title={t('staff.cancellation.note')} text={note} />
      {state === 'open' && may('application.work') && <AnswerForm request={request} />}
      {state === 'accepted' && may('refund.make') && (
        <Link
          className="link inline-block font-semibold"
          to={applicationPath(application.id, 'actions')}
          state={askedRefund(request)}
        >
          {t('staff.cancellation.refund')}
        </Link>
      )}
    </div>
  )
}

function Words({ title, text }: Readonly<{ title: string; text: string | null }>) {
  if (!text) return null
  return (
    <p>
      <span className="text-quiet">{`${title}: `}</span>
      <bdi className="whitespace-pre-line">{text}</bdi>
    </p>
  )
}

function Answered({ request: { by, decidedAt } }: Readonly<{ request: Cancellation }>) {
  const t = useTranslate()
  const language = useLanguage()
  if (!by || !decidedAt) return null
  const at = sayMoment(decidedAt, language)
  return <p className="text-quiet">{t('staff.cancellation.answered', { name: by.name, at })}</p>
}
