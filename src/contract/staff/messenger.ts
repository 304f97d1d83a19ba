import * as z from 'zod/mini'
import { messengerEnds, messengerNews, messengerStates, messengers } from '#domain/messenger.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { count, idParam, moment, nullableMoment } from '../shapes.ts'
import { staffErrors } from './application.ts'

const messenger = z.enum(messengers)

/** A traveller's address at a messenger, as colleagues see it. */
export const staffMessenger = z.object({
  messenger,
  /** The number or name for colleagues who may see contacts. */
  address: z.string(),
  state: z.enum(messengerStates),
  wantsNews: z.boolean(),
  /** Whether free text may be sent now, and until when it may or might; null: always, or never yet. */
  isOpen: z.boolean(),
  openUntil: nullableMoment,
  /** What goes instead while it may not. */
  notice: z.nullable(z.string()),
  endedAt: nullableMoment,
  endReason: z.nullable(z.enum(messengerEnds)),
})
export type StaffMessenger = z.output<typeof staffMessenger>

export const listApplicationMessengers = endpoint({
  method: 'GET',
  path: '/api/admin/applications/{id}/messengers',
  summary:
    'The messengers of an application: where an answer goes, and how long free text may be sent',
  params: idParam,
  answers: { 200: z.object({ items: z.array(staffMessenger) }) },
  errors: [...staffErrors, 'application.not-found'],
})

export const endApplicationMessenger = endpoint({
  method: 'DELETE',
  path: '/api/admin/applications/{id}/messengers/{messenger}',
  summary: 'Ends a messenger of an application, such as one that is somebody else’s',
  params: z.extend(idParam, { messenger }),
  answers: { 204: null },
  errors: [...staffErrors, 'application.not-found'],
})

export const getMessengerServices = endpoint({
  method: 'GET',
  path: '/api/admin/messengers',
  summary: 'Which messengers are set up, how they do, and what WhatsApp says of each template',
  answers: {
    200: z.object({
      services: z.array(
        z.object({
          messenger,
          isSandbox: z.boolean(),
          contacts: count,
          heardAt: nullableMoment,
          sentAt: nullableMoment,
          failedAt: nullableMoment,
          failure: z.nullable(z.string()),
          quality: z.nullable(z.string()),
        }),
      ),
      templates: z.array(
        z.object({
          news: z.enum(messengerNews),
          language: z.enum(languages),
          text: z.string(),
          /** Null: not submitted. */
          state: z.nullable(z.enum(['pending', 'approved', 'rejected', 'paused'])),
          reason: z.nullable(z.string()),
          askedAt: z.nullable(moment),
        }),
      ),
    }),
  },
  errors: staffErrors,
})

export const submitTemplates = endpoint({
  method: 'POST',
  path: '/api/admin/messengers/templates',
  summary: 'Asks WhatsApp how our templates stand, and submits those that it does not have',
  answers: { 200: z.object({ submitted: count }) },
  errors: [...staffErrors, 'messenger.not-offered', 'messenger.unavailable'],
})
