import * as z from 'zod/mini'
import { maxNoteLength } from '#domain/application/list.ts'
import { errorCodes } from '#domain/error.ts'
import { maxFiled, maxPortalNumber } from '#domain/filing/form.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { count, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { chosenIds as ids } from './list.ts'
import { freeValues, templateId } from './template.ts'

/**
 * The action on each. `file` files all ready travellers; `remind` asks for what is missing;
 * `template` writes to each in their language, with the author's `values`.
 */
const action = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    /** Null unassigns; absent: by the assignment rules. */
    staffId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  z.object({ kind: z.literal('remind') }),
  z.object({ kind: z.literal('message'), text: typed(maxNoteLength, 1) }),
  z.object({
    kind: z.literal('template'),
    template: templateId,
    values: z._default(freeValues, {}),
  }),
  z.object({
    kind: z.literal('file'),
    /** The portal number of each traveller, or why there is none. */
    travellers: z._default(
      z
        .array(
          z.object({
            id: count,
            portalNumber: z.optional(typed(maxPortalNumber)),
            noNumber: z.optional(typed(maxNoteLength)),
          }),
        )
        .check(z.maxLength(maxFiled)),
      [],
    ),
  }),
])

const row = z.object({
  id: count,
  reference: z.string(),
  /** Why nothing was done, or null. */
  error: z.nullable(z.enum(errorCodes)),
})

export const changeMany = endpoint({
  method: 'POST',
  path: '/api/admin/applications/bulk',
  summary: 'Does the same with up to 200 applications; tells of each what stood against it',
  body: z.object({ ids, action }),
  answers: {
    200: z.object({
      /** `held`: id of the decision, undoable for a minute. */
      rows: z.array(z.extend(row, { held: z.nullable(count) })),
    }),
  },
  errors: [...staffErrors, 'staff.not-found', 'template.not-found'],
})

export const previewMany = endpoint({
  method: 'POST',
  path: '/api/admin/applications/bulk/preview',
  summary: 'What the same would come to: refusals, and the letters that would go out',
  body: z.object({ ids, action }),
  answers: {
    200: z.object({
      rows: z.array(row),
      letters: z.array(
        z.object({
          language: z.enum(languages),
          /** Number of recipients. */
          count,
          /** An example as it would arrive. */
          subject: z.string(),
          text: z.string(),
        }),
      ),
      /** Travellers to be filed, and whether a letter notifies them. */
      travellers: z.array(
        z.object({
          id: count,
          applicationId: count,
          name: z.string(),
          portalNumber: z.nullable(z.string()),
          email: z.string(),
        }),
      ),
    }),
  },
  errors: [...staffErrors, 'staff.not-found', 'template.not-found'],
})
