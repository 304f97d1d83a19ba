import * as z from 'zod/mini'
import { rulesFaults } from '#domain/rules/check.ts'
import { maxReason } from '#domain/rules/limits.ts'
import { rulesStates } from '#domain/rules/version.ts'
import { endpoint } from '../endpoint.ts'
import { rulesDocument } from '../rules-document.ts'
import { count, moment, nullableMoment, typed } from '../shapes.ts'
import { colleague } from './filing-form.ts'

const version = z.object({
  number: count,
  validFrom: moment,
  state: z.enum(rulesStates),
  reason: z.string(),
  source: z.string(),
  createdAt: moment,
  /** Null for what the installation began with. */
  createdBy: z.nullable(colleague),
  confirmedAt: nullableMoment,
  confirmedBy: z.nullable(colleague),
})

const errors = ['request.invalid', 'request.unauthorized', 'staff.forbidden'] as const
const changing = [...errors, 'staff.confirm-required'] as const
const params = z.object({ number: z.coerce.number().check(z.int(), z.gt(0), z.lt(2 ** 31)) })

export const listRules = endpoint({
  method: 'GET',
  path: '/api/admin/rules',
  summary: 'All versions of the rules, the newest first',
  answers: { 200: z.object({ items: z.array(version) }) },
  errors: ['request.unauthorized', 'staff.forbidden'],
})

export const getRules = endpoint({
  method: 'GET',
  path: '/api/admin/rules/{number}',
  summary: 'A version of the rules with everything that it says',
  params,
  answers: { 200: z.extend(version, { document: rulesDocument }) },
  errors: [...errors, 'request.not-found'],
})

export const checkRules = endpoint({
  method: 'POST',
  path: '/api/admin/rules/check',
  summary: 'Reads a rules document and says its faults; keeps nothing',
  body: z.object({ document: rulesDocument }),
  answers: {
    200: z.object({
      document: rulesDocument,
      faults: z.array(z.object({ path: z.string(), code: z.enum(rulesFaults) })),
    }),
  },
  errors,
})

export const writeRules = endpoint({
  method: 'POST',
  path: '/api/admin/rules',
  summary: 'Writes a new version of the rules, valid from a moment to come',
  body: z.object({
    document: rulesDocument,
    validFrom: z.iso.datetime().check(z.maxLength(30)),
    reason: typed(maxReason, 1),
    source: typed(maxReason),
    /** The newest version when this one was begun. */
    basedOn: count,
  }),
  answers: { 201: version },
  errors: [...changing, 'rules.changed-meanwhile', 'rules.too-soon'],
})

export const confirmRules = endpoint({
  method: 'POST',
  path: '/api/admin/rules/{number}/confirm',
  summary: 'Confirms a version as the second person; without it the version never begins',
  params,
  answers: { 200: version },
  errors: [
    ...changing,
    'request.not-found',
    'rules.changed-meanwhile',
    'rules.second-person',
    'rules.too-soon',
  ],
})

export const withdrawRules = endpoint({
  method: 'DELETE',
  path: '/api/admin/rules/{number}',
  summary: 'Takes back a version that has not begun',
  params,
  answers: { 204: null },
  errors: [...changing, 'request.not-found', 'rules.begun', 'rules.changed-meanwhile'],
})
