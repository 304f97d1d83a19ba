import type { StaffMessenger } from '#contract/staff/messenger.ts'

/** A contact whose reply window shut before anything of a test happens. */
export const exampleMessenger = (changes: Partial<StaffMessenger> = {}): StaffMessenger => ({
  messenger: 'whatsapp',
  address: '447700900123',
  state: 'proved',
  wantsNews: true,
  isOpen: false,
  openUntil: '2026-11-21T09:00:00',
  notice: 'We have written to you',
  endedAt: null,
  endReason: null,
  ...changes,
})
