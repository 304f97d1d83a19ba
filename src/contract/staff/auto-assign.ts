import * as z from 'zod/mini'
import { assignmentRules } from '#domain/application/auto-assign.ts'
import { languages } from '#domain/reference/languages.ts'
import { endpoint } from '../endpoint.ts'
import { staffErrors } from './application.ts'

const rule = z.enum(assignmentRules)
/** Whether a colleague is in, and the languages in which they write to travellers. */
const presence = z.object({
  isIn: z.boolean(),
  languages: z.array(z.enum(languages)).check(z.maxLength(languages.length)),
})

const givingOut = z.object({
  rule,
  /** Possible assignees, by name. */
  colleagues: z.array(z.extend(presence, { id: z.string(), name: z.string() })),
})

export const getGivingOut = endpoint({
  method: 'GET',
  path: '/api/admin/giving-out',
  summary: 'How work is given out, and who is in',
  answers: { 200: givingOut },
  errors: [...staffErrors],
})

export const changeGivingRule = endpoint({
  method: 'PUT',
  path: '/api/admin/giving-out',
  summary: 'Decides how work is given out once everything of an application is there',
  body: z.object({ rule }),
  answers: { 200: givingOut },
  errors: [...staffErrors],
})

export const changePresence = endpoint({
  method: 'PUT',
  path: '/api/admin/giving-out/colleagues/{id}',
  summary: 'Says whether somebody is in, and what they speak: each of themselves, managers of all',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  body: presence,
  answers: { 200: givingOut },
  errors: [...staffErrors, 'staff.not-found'],
})
