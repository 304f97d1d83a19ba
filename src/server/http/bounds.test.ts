import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bounds, day, typed } from '#contract/shapes.ts'
import { applicantSchema } from '#domain/application/steps/applicant-schema.ts'
import { exampleApplicant } from '../../../test/support/answers.ts'
import { bodyLimits, boundOf, findExcess } from './bounds.ts'

const short = z.string().check(z.maxLength(5))

describe('a schema without an end stops the start', () => {
  test.each([
    ['a text', z.string()],
    ['a text in a field', z.object({ a: z.optional(z.nullable(z.string())) })],
    ['a text in a choice', z.union([z.number(), z.string()])],
    ['a list', z.array(z.number())],
    ['a list of lists', z.array(z.array(short)).check(z.maxLength(5))],
    ['a record', z.record(short, z.number())],
    ['any JSON', z.json()],
    ['anything', z.unknown()],
    ['a moment', z.iso.datetime()],
    ['a pattern', z.string().check(z.regex(/^\d+$/))],
  ])('%s', (_, schema) => {
    expect(() => boundOf(schema, 'body')).toThrow(/^body/)
  })

  test.each([
    ['a text', short],
    ['an id', z.uuid()],
    ['a day', day],
    ['a word', z.enum(['a', 'b'])],
    ['a number as text', z.coerce.number()],
    ['a list', z.array(short).check(z.maxLength(5))],
    ['a record', z.record(short, short).register(bounds, { names: 3 })],
    ['JSON', z.json().register(bounds, { depth: 2, values: 5, characters: 20 })],
  ])('%s with one does not', (_, schema) => {
    expect(() => boundOf(schema, 'body')).not.toThrow()
  })
})

describe('what is larger than its bound is found', () => {
  const schema = z.object({
    name: typed(5),
    list: z.array(z.object({ a: short })).check(z.maxLength(2)),
    any: z.json().register(bounds, { depth: 2, values: 5, characters: 10 }),
    named: z.record(short, short).register(bounds, { names: 2 }),
    either: z.union([z.number(), z.string().check(z.maxLength(3))]),
    count: z.coerce.number(),
  })
  const bound = boundOf(schema, 'body')

  test.each([
    [{ name: ' '.repeat(21) }, { path: 'name', code: 'text.too-long', params: { max: 5 } }],
    [{ list: [1, 2, 3] }, { path: 'list', code: 'value.unreadable' }],
    [{ list: [{ a: '123456' }] }, { path: 'list.0.a', code: 'text.too-long', params: { max: 5 } }],
    [{ any: 'a'.repeat(11) }, { path: 'any', code: 'value.unreadable' }],
    [{ any: [1, 2, 3, 4, 5] }, { path: 'any', code: 'value.unreadable' }],
    [{ any: [[[1]]] }, { path: 'any', code: 'value.unreadable' }],
    [{ any: { 'a-long-name': 1 } }, { path: 'any', code: 'value.unreadable' }],
    [{ named: { a: '', b: '', c: '' } }, { path: 'named', code: 'value.unreadable' }],
    [{ either: '1'.repeat(257) }, { path: 'either', code: 'value.unreadable' }],
    [{ count: '1'.repeat(257) }, { path: 'count', code: 'value.unreadable' }],
  ])('%j', (value, found) => {
    expect(findExcess(bound, value)).toEqual(found)
  })

  test.each([
    [{ name: ' '.repeat(20) }],
    [{ list: [{ a: '12345' }, { a: 1, more: 'x'.repeat(500) }] }],
    [{ any: { a: [1, 'b'] }, named: { a: '1', b: '2' }, either: 7, count: '12' }],
    [{ toString: 'x'.repeat(500), constructor: ['a'] }],
    [[]],
    [null],
    ['text'],
  ] as [unknown][])('but not in %j', (value) => {
    expect(findExcess(bound, value)).toBeNull()
  })
})

test('a body may be as large as all its fields at their largest', () => {
  const limits = bodyLimits(boundOf(applicantSchema, 'body'))
  const full = Object.fromEntries(
    Object.entries(exampleApplicant()).map(([name, value]) => [
      name,
      typeof value === 'string' ? '\u0301'.repeat(200) : value,
    ]),
  )
  const escaped = JSON.stringify(full).replaceAll('\u0301', '\\u0301')
  expect(Buffer.byteLength(escaped)).toBeLessThan(limits.bytes)
  expect(limits.bytes).toBeLessThan(64 * 1024)
})
