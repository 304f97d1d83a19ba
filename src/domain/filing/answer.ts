/** Where an answer for the portal's form came from: the traveller's own page, or what a colleague heard or read. */
export const answerOrigins = ['traveller', 'message', 'call', 'document', 'other'] as const
export type AnswerOrigin = (typeof answerOrigins)[number]

/** Where a colleague may have it from. */
export const colleagueOrigins = [
  'message',
  'call',
  'document',
  'other',
] as const satisfies readonly AnswerOrigin[]
