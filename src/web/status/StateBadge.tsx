import { isDecidedState } from '#domain/application/applicant-state.ts'
import type { Turn as WhoseTurn } from '#domain/application/turn.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { Translate } from '#phrases/translate.ts'
import { useTranslate } from '../i18n/provider.tsx'
import { Badge, type BadgeTone } from '../ui/Badge.tsx'
import { checkIcon, closeIcon } from '../ui/icons.ts'
import type { StandingApplicant, Turn } from './standing.ts'

const turnTones: Record<WhoseTurn, BadgeTone> = {
  traveller: 'warning',
  us: 'info',
  authority: 'info',
  nobody: 'neutral',
}

/** Who acts next. */
export function TurnBadge({ turn }: Readonly<{ turn: WhoseTurn }>) {
  const t = useTranslate()
  return <Badge tone={turnTones[turn]}>{t(`status.turn.${turn}`)}</Badge>
}

/** A traveller with all documents, while others lack some: the application cannot be completed yet. */
const isAheadOf = ({ turn }: WithTurn, all: readonly WithTurn[]): boolean =>
  turn.action === 'complete' && all.some((each) => each.turn.action === 'upload')

type WithTurn = Pick<StandingApplicant, 'turn'>
type StateBadgeProps = Readonly<{
  applicant: Pick<StandingApplicant, 'state' | 'turn'>
  /** All of the application. */
  all: readonly WithTurn[]
}>

/** A traveller's decision, otherwise who acts next. */
export function StateBadge({ applicant, all }: StateBadgeProps) {
  const t = useTranslate()
  const { state, turn } = applicant
  if (isAheadOf(applicant, all)) {
    return (
      <Badge tone="success" icon={checkIcon}>
        {t('status.timeline.completed')}
      </Badge>
    )
  }
  if (!isDecidedState(state)) return <TurnBadge turn={turn.turn} />
  const words = t(`status.applicant.${state}`)
  if (state === 'withdrawn') return <Badge>{words}</Badge>
  const [tone, icon] =
    state === 'approved' ? (['success', checkIcon] as const) : (['error', closeIcon] as const)
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}

/** Why staff decided so, in their own words, which may be of another language and direction. */
export function StateReason({ reason }: Readonly<{ reason: string }>) {
  const t = useTranslate()
  return (
    <p className="rounded-field bg-sunken p-4 break-words">
      <span className="block text-sm text-quiet">{t('status.applicant.reason')}</span>
      <span className="block max-w-prose whitespace-pre-line">
        <bdi>{reason}</bdi>
      </span>
    </p>
  )
}

type Say = (day: string) => string

/** The day of the decision or filing, else what to do; '' if nothing. */
export function standWords(
  applicant: Omit<StandingApplicant, 'name' | 'stateReason'>,
  { applicants, isAsked }: Readonly<{ applicants: readonly WithTurn[]; isAsked: boolean }>,
  t: Translate,
  say: Say,
): string {
  const { turn, isLeaving, state, decidedAt, filedAt } = applicant
  if (isAheadOf(applicant, applicants)) return ''
  if (isLeaving) return t('status.action.leaving')
  if (isDecidedState(state) && decidedAt) {
    const end = state === 'withdrawn' ? 'withdrawn' : 'decided'
    return t(`status.applicant.${end}.on`, { day: say(dayAtSeat(new Date(decidedAt))) })
  }
  if (state === 'filed' && turn.turn === 'authority' && filedAt) {
    return t('status.applicant.filed.on', { day: say(dayAtSeat(new Date(filedAt))) })
  }
  return actionWords(turn, isAsked, t, say)
}

function actionWords({ turn, action, by }: Turn, isAsked: boolean, t: Translate, say: Say): string {
  if (!action) return ''
  if (action === 'wait') {
    return turn === 'us' && by
      ? t('status.action.wait.by', { day: say(by) })
      : t('status.action.wait')
  }
  const words = t(`status.action.${isAsked && action === 'upload' ? 'replace' : action}`)
  return by && turn === 'traveller' ? t('status.action.by', { action: words, day: say(by) }) : words
}
