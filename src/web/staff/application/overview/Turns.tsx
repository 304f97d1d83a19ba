import { Link } from 'react-router'
import { type Turn, whoseTurn } from '#domain/application/turn.ts'
import { now } from '../../../clock.ts'
import { sayDay, sayMoment } from '../../../i18n/moment.ts'
import { useWords } from '../../../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import type { Application } from '../../parts/application/application.ts'
import { promiseOf } from '../../parts/application/promise.ts'
import { missingSlots, toReview } from '../../parts/application/slots.ts'
import { useDetail } from '../../parts/application/use-detail.tsx'
import { useApplicationNavigation } from '../../parts/application/use-navigation.ts'
import { Block } from '../../parts/Block.tsx'

const tones: Record<Turn, BadgeTone> = {
  us: 'info',
  traveller: 'warning',
  authority: 'neutral',
  nobody: 'neutral',
}

type PromiseLineProps = Readonly<{ application: Application; dueOn: string }>

function PromiseLine({ application, dueOn }: PromiseLineProps) {
  const { t, language } = useWords()
  const promise = promiseOf(application, now())
  const words = t('staff.application.turn.due', { day: sayDay(dueOn, language) })
  if (!promise || promise.kind === 'ahead') return <li>{words}</li>
  const isLate = promise.kind === 'late'
  return (
    <li className={`flex gap-1.5 font-semibold ${isLate ? 'text-clay' : 'text-amber'}`}>
      <Icon path={clockIcon} className="mt-0.5 size-4.5" />
      <span>{`${words} ${t(`staff.parts.due.${promise.kind}`, { days: promise.days })}`}</span>
    </li>
  )
}

/** What has to happen next, and what stands in the way. */
export function Turns() {
  const { t, language } = useWords()
  const { application } = useDetail()
  const { id, documentsAskedAt, samePassport, dueOn, paidAt } = application
  const { hrefOf, state } = useApplicationNavigation()
  const turn = turnOf(application)
  const waiting = toReview(application).length
  const missing = missingSlots(application).length
  const isOpen = turn === 'us' || turn === 'traveller'
  return (
    <Block
      title={t('staff.application.turn.title')}
      aside={<Badge tone={tones[turn]}>{t(`staff.application.turn.${turn}`)}</Badge>}
    >
      <ul className="space-y-1 text-sm">
        {isOpen && dueOn && <PromiseLine application={application} dueOn={dueOn} />}
        {documentsAskedAt && (
          <li>
            {t('staff.application.turn.asked', { at: sayMoment(documentsAskedAt, language) })}
          </li>
        )}
        {isOpen && paidAt && missing > 0 && (
          <li>{t('staff.application.turn.missing', { count: missing })}</li>
        )}
        {isOpen && waiting > 0 && (
          <li>
            <Link className="link" to={hrefOf(id, 'documents')} replace state={state}>
              {t('staff.application.turn.review', { count: waiting })}
            </Link>
          </li>
        )}
        {isOpen && waiting === 0 && missing === 0 && !documentsAskedAt && (
          <li>{t('staff.application.turn.reviewed')}</li>
        )}
      </ul>
      {samePassport.length > 0 && (
        <Notice tone="warning" title={t('staff.application.same.title')} className="mt-3">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {samePassport.map((other) => (
              <li key={other.id} className="flex items-center gap-2">
                <Link
                  className="link figures"
                  to={hrefOf(other.id, 'overview')}
                  replace
                  state={state}
                >
                  {other.reference}
                </Link>
                <StatusBadge status={other.status} words={t(`status.state.${other.status}`)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Block>
  )
}

/** Of several travellers the one who waits for the traveller's answer comes first. */
const order: readonly Turn[] = ['traveller', 'us', 'authority', 'nobody']

/** Whose turn it is with an application; nobody's once nothing is known of its people. */
export function turnOf(application: Application): Turn {
  if (application.erasedAt) return 'nobody'
  const found = order.find((turn) => application.applicants.some((each) => each.turn.turn === turn))
  if (found) return found
  const completedAt = application.completedAt ? new Date(application.completedAt) : null
  return whoseTurn({ ...application, completedAt }, 'collecting')
}
