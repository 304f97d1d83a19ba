import type { Entry, EntryOf } from './thread.ts'

const neema = { id: 'neema', name: 'Neema Sample' }
const uuid = '5f1c9c2e-0000-4000-8000-000000000002'
const sent = { letterId: uuid, standing: 'sent', deliveryCode: null } as const
const standing = { ...sent, messenger: null }

const examples: { [Kind in Entry['kind']]: Omit<EntryOf<Kind>, 'at'> } = {
  letter: {
    ...{ id: `letter-${uuid}`, kind: 'letter', ...standing, letterKind: 'payment-confirmed' },
    ...{ version: 1, subject: 'Your receipt', to: null, isCopy: false },
  },
  message: {
    ...{ id: 'event-9', kind: 'message', text: 'Please send the other page', by: neema },
    letter: standing,
  },
  chat: {
    ...{ id: 'chat-3', kind: 'chat', sessionId: uuid, messageId: 3, side: 'user' },
    ...{ text: 'Is a phone photo enough?', name: 'Ada', isProven: true, attachedBy: null },
    ...{ files: [], writtenIn: null, messenger: null },
  },
  email: {
    ...{ id: `email-${uuid}`, kind: 'email', emailId: uuid, subject: 'Re: TZ-000042' },
    ...{ text: 'Here it is', isCut: false, hasQuoted: true, files: 1 },
    ...{ otherSender: null, isAutoReply: false, isAuthority: false },
  },
  note: {
    ...{ id: 'note-1', kind: 'note', text: 'They called twice', by: neema, sessionId: null },
  },
  correction: {
    ...{ id: 'correction-1', kind: 'correction', by: null, traveller: 'Ada Muster' },
    ...{ changes: [{ field: 'passportNumber', from: 'X1', to: 'X2' }], reason: null },
  },
  status: {
    ...{ id: 'event-1', kind: 'status', event: 'status-changed', actor: 'system', by: null },
    ...{
      from: 'pending',
      to: 'paid',
      travellers: [],
      toState: null,
      note: null,
      reason: null,
      message: null,
    },
    fromState: null,
    ...{ held: null, isUndone: false },
  },
}

/** An entry of a thread as the server gives it. */
export function exampleEntry<Kind extends Entry['kind']>(
  kind: Kind,
  over: Partial<EntryOf<Kind>> = {},
): EntryOf<Kind> {
  const made: object = { at: '2026-11-21T09:00:00.000Z', ...examples[kind], ...over }
  return made as EntryOf<Kind>
}
