import * as z from 'zod/mini'
import { maxViewName, sorts } from '#domain/application/list.ts'
import { endpoint } from '../endpoint.ts'
import { typed, uuidParam } from '../shapes.ts'
import { staffErrors } from './application.ts'
import { listFilter } from './list.ts'

const input = z.object({
  name: typed(maxViewName, 1),
  /** Whether it is shared with colleagues; only its owner may change it. */
  shared: z.boolean(),
  filter: z.object(listFilter),
  sort: z.enum(sorts),
})

const savedView = z.object({
  id: z.uuid(),
  ...input.shape,
  isOwn: z.boolean(),
})

export const listViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  summary: 'Saved views of the list: own ones, and those that colleagues share',
  answers: { 200: z.object({ items: z.array(savedView) }) },
  errors: staffErrors,
})

export const addView = endpoint({
  method: 'POST',
  path: '/api/admin/views',
  summary: 'Saves a view of the list',
  body: input,
  answers: { 201: savedView },
  errors: [...staffErrors, 'view.too-many'],
})

export const changeView = endpoint({
  method: 'PUT',
  path: '/api/admin/views/{id}',
  summary: "Changes a view of one's own",
  params: uuidParam,
  body: input,
  answers: { 200: savedView },
  errors: [...staffErrors, 'view.not-found'],
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  summary: "Removes a view of one's own",
  params: uuidParam,
  answers: { 204: null },
  errors: [...staffErrors, 'view.not-found'],
})
