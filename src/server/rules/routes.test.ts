import { expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import { datedRulesSchema, type rulesSchema } from '#contract/rules.ts'
import { type Rules, rulesOf } from '#domain/rules/rules.ts'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { startApp } from '../../../test/support/app.ts'
import { forFile } from '../../../test/support/for-file.ts'
import { beginRules } from '../../../test/support/rules.ts'
import { startServices } from '../../../test/support/services.ts'

const parts = await forFile(startServices())
const app = await forFile(startApp(parts.services))
const midnight = '2026-11-22T00:00:00Z'
const refund = { ...shippedDocument.refund, requestDays: 45 }
await beginRules(parts.services, 2, midnight, { refund })

const ask = async (path: string, moment: string) => {
  parts.time.now = new Date(moment)
  const answer = await fetch(app.origin + path)
  return {
    status: answer.status,
    cached: answer.headers.get('cache-control'),
    body: (await answer.json()) as object,
  }
}

const first = { ...rulesOf(shippedDocument, 1), validFrom: '2000-01-01T00:00:00.000Z' }
const second = {
  ...rulesOf({ ...shippedDocument, refund }, 2),
  validFrom: '2026-11-22T00:00:00.000Z',
}

test('the rules in force are told, and kept by no browser', async () => {
  const earlier = await ask('/api/rules', '2026-11-21T23:59:59Z')
  expect(earlier).toEqual({ status: 200, cached: 'no-store', body: first })
  expect((await ask('/api/rules', midnight)).body).toEqual(second)
})

test('a version that has begun is kept for good; one to come is not told', async () => {
  const early = await ask('/api/rules/2', '2026-11-21T23:59:59Z')
  expect(early).toMatchObject({ status: 404, body: { code: 'rules.not-found' } })
  const begun = await ask('/api/rules/2', midnight)
  expect(begun).toMatchObject({ status: 200, body: second })
  expect(begun.cached).toContain('immutable')
  expect((await ask('/api/rules/1', midnight)).body).toEqual(first)
  expect((await ask('/api/rules/9', midnight)).status).toBe(404)
  expect((await ask('/api/rules/x', midnight)).status).toBe(400)
})

test('the answer is the whole value', () => {
  expect(datedRulesSchema.parse(second)).toEqual(second)
  expectTypeOf<z.output<typeof rulesSchema>>().toExtend<Rules>()
  expectTypeOf<Rules>().toExtend<z.input<typeof rulesSchema>>()
})
