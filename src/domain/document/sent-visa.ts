import { dayAtSeat } from '../time/business-day.ts'
import type { CalendarDate } from '../time/calendar.ts'

/** Of a file that went to a traveller as their visa: it stands, a newer one took its place, or it was taken back. */
export const sentVisaStates = ['sent', 'replaced', 'withdrawn'] as const
export type SentVisaState = (typeof sentVisaStates)[number]

/** All that strangers hear about a visa that we sent: nothing about whom or what. */
export type SentVisa = {
  state: SentVisaState
  sentOn: CalendarDate
  /** Set when a newer one took its place. */
  replacedOn: CalendarDate | null
}

/** How a file that was sent stands today. */
export function sentVisaOf(file: {
  sentAt: Date
  /** When a newer one was sent for the same traveller. */
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

/** The same file may have been sent more than once: where it still stands, that counts. */
export function tellingOf(visas: readonly SentVisa[]): SentVisa | null {
  const byState = (state: SentVisaState) => visas.find((visa) => visa.state === state)
  return byState('sent') ?? byState('replaced') ?? byState('withdrawn') ?? null
}
