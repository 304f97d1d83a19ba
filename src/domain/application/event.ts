/** Events in the history of an application; a CHECK of the table repeats the list. */
export const applicationEventKinds = [
  'created',
  'status-changed',
  'payment-needs-review',
  'duplicate-payment',
  'document-added',
  'document-removed',
  'completed',
  'reminders-stopped',
  'document-accepted',
  'document-rejected',
  'document-confirmed',
  'approval-added',
  'assigned',
  'noted',
  'refund-made',
  'refund-done',
  'refund-failed',
  'letter-sent-again',
  'person-exported',
  'erased',
  'applicant-moved',
  'corrected',
  'contact-changed',
  'order-amended',
  'cancellation-asked',
  'cancellation-answered',
  'own-part',
  'guard-overridden',
  'handed-over',
  'taken-back',
  'sent-back',
  'message-sent',
  'reminded',
  'promise-missed',
  'email-received',
  'letter-returned',
  'letters-resent',
  'conversation-attached',
  'nothing-to-answer',
  'access-closed',
  'undone',
  'messenger-connected',
  'messenger-ended',
  'regime-changed',
  'questions-asked',
  'questions-answered',
  'question-withdrawn',
] as const

/** Staff actions that the traveller sees, and that therefore answer earlier messages. */
export const answeringEvents = [
  'message-sent',
  'status-changed',
  'document-rejected',
  'cancellation-answered',
] as const satisfies readonly (typeof applicationEventKinds)[number][]
export type ApplicationEventKind = (typeof applicationEventKinds)[number]

export const eventActors = ['traveller', 'system', 'staff'] as const
/** Who caused the event. */
export type EventActor = (typeof eventActors)[number]
