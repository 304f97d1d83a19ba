import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'

/** State of a visa file sent to a traveller: valid, replaced by a newer one, or withdrawn. */
export const sentVisaStates = ['sent', 'replaced', 'withdrawn'] as const
export type SentVisaState = (typeof sentVisaStates)[number]

/** Everything the public check reveals about a visa we sent: nothing about whom or what. */
export type SentVisa = {
  state: SentVisaState
  sentOn: CalendarDate
  /** Set when replaced by a newer one. */
  replacedOn: CalendarDate | null
}

/** The state of a sent file today. */
export function sentVisaOf(file: {
  sentAt: Date
  /** When a newer one was sent to the same traveller. */
  replacedAt: Date | null
  /** Whether its traveller is approved today. */
  isApproved: boolean
}): SentVisa {
  const { sentAt, replacedAt, isApproved } = file
  return {
    state: replacedAt ? 'replaced' : isApproved ? 'sent' : 'withdrawn',
    sentOn: dayAtSeat(sentAt),
    replacedOn: replacedAt && dayAtSeat(replacedAt),
  }
}

/** The same file may have been sent several times: a valid copy wins. */
export function pickSentVisa(visas: readonly SentVisa[]): SentVisa | null {
  const byState = (state: SentVisaState) => visas.find((visa) => visa.state === state)
  return byState('sent') ?? byState('replaced') ?? byState('withdrawn') ?? null
}
