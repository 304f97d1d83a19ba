import * as z from 'zod/mini'
import { messageStates, messengerEnds, messengerLimits, messengers } from '#domain/messenger.ts'
import { endpoint } from './endpoint.ts'
import { idParam, moment, nullableMoment } from './shapes.ts'

const messenger = z.enum(messengers)

/** What became of a message or of a letter's news at a messenger. */
export const messengerStanding = z.object({
  messenger,
  state: z.enum(messageStates),
  /** Only a notice with a link went, not the words. */
  isNotice: z.boolean(),
  /** The service's code of a failure. */
  code: z.nullable(z.string()),
})
export type MessengerStanding = z.output<typeof messengerStanding>

/** An address at a messenger, as its traveller sees it. */
const ownMessenger = z.object({
  messenger,
  /** Masked: •••4567. */
  address: z.string(),
  state: z.enum(['claimed', 'proved', 'ended']),
  /** Whether news goes there too; if not, answers to what they write there still do. */
  wantsNews: z.boolean(),
  since: moment,
  endedAt: nullableMoment,
  endReason: z.nullable(z.enum(messengerEnds)),
})
export type OwnMessenger = z.output<typeof ownMessenger>

export const getOwnMessengers = endpoint({
  method: 'GET',
  path: '/api/applications/{id}/messengers',
  summary: 'The messengers that can be connected with an application, and those that are or were',
  params: idParam,
  answers: {
    200: z.object({
      offered: z.array(z.object({ messenger, isSandbox: z.boolean() })),
      /** The newest of each messenger. */
      items: z.array(ownMessenger),
    }),
  },
  errors: ['request.unauthorized', 'request.too-many', 'application.not-found'],
})

export const connectMessenger = endpoint({
  method: 'POST',
  path: '/api/applications/{id}/messengers/{messenger}/code',
  summary:
    'Makes a code that binds a messenger to an application, once and within half an hour, when a message from there brings it',
  params: z.extend(idParam, { messenger }),
  answers: {
    201: z.object({
      /** Opens the traveller’s own app with the words typed in. */
      url: z.string(),
      /** What they send, with the code. */
      words: z.string(),
      expiresAt: moment,
    }),
  },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
    'application.not-found',
    'messenger.not-offered',
  ],
})

export const changeMessenger = endpoint({
  method: 'PATCH',
  path: '/api/applications/{id}/messengers/{messenger}',
  summary: 'Whether news goes to a connected messenger too',
  params: z.extend(idParam, { messenger }),
  body: z.object({ wantsNews: z.boolean() }),
  answers: { 204: null },
  errors: [
    'request.invalid',
    'request.unauthorized',
    'request.too-many',
    'application.not-found',
    'messenger.not-connected',
  ],
})

export const endMessenger = endpoint({
  method: 'DELETE',
  path: '/api/applications/{id}/messengers/{messenger}',
  summary: 'Nothing goes to that messenger any more; ending it twice is ending it once',
  params: z.extend(idParam, { messenger }),
  answers: { 204: null },
  errors: ['request.invalid', 'request.unauthorized', 'request.too-many', 'application.not-found'],
})

export const shakeMessenger = endpoint({
  method: 'GET',
  path: '/api/messengers/{messenger}',
  summary: 'The handshake by which a messenger service learns that this address is ours',
  params: z.object({ messenger }),
  answers: { 200: { media: 'text/plain' } },
  errors: ['request.invalid', 'request.not-found', 'request.too-many', 'messenger.signature-wrong'],
})

export const hearMessenger = endpoint({
  method: 'POST',
  path: '/api/messengers/{messenger}',
  summary:
    'Messages and reports of a messenger service, signed as that service does; the same one again counts once',
  params: z.object({ messenger }),
  body: { raw: '*/*' },
  maxBodyBytes: messengerLimits.callBytes,
  answers: { 200: { media: 'text/plain' } },
  errors: [
    'messenger.signature-wrong',
    'request.invalid',
    'request.not-found',
    'request.too-large',
    'request.too-many',
    'request.too-slow',
    'request.unreadable',
  ],
})
