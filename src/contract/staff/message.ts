import * as z from 'zod/mini'
import { maxNoteLength } from '#domain/application/list.ts'
import { endpoint } from '../endpoint.ts'
import { idParam, typed } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { templateId } from './template.ts'

export const writeMessage = endpoint({
  method: 'POST',
  path: '/api/admin/applications/{id}/message',
  summary:
    'Writes a letter to the traveller, in their language around what was typed; decides nothing',
  params: idParam,
  body: z.object({
    text: typed(maxNoteLength, 1),
    /** The template it was written from. */
    template: z.optional(templateId),
  }),
  answers: { 204: null },
  errors: [...staffErrors, 'application.not-found', 'application.erased', 'template.unfilled'],
})
