import { isDecidedState } from '#domain/application/applicant-state.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { Translate } from '#phrases/translate.ts'
import type { StandingApplicant, Turn } from './standing.ts'

type Say = (day: string) => string

/** The day of the decision or filing, else what to do; '' if nothing. */
export function standWords(
  { turn, isLeaving, state, decidedAt, filedAt }: Omit<StandingApplicant, 'name' | 'stateReason'>,
  isAsked: boolean,
  t: Translate,
  say: Say,
): string {
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
