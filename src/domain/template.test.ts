import { describe, expect, it, test } from 'vitest'
import { permissionsOf, type Role } from './staff/permission.ts'
import {
  fill,
  fillKnown,
  mayChangeTemplate,
  templateVariables,
  unfilled,
  variablesOf,
  writtenFree,
  writtenOf,
} from './template.ts'

const known = { name: 'Kim', reference: 'TZ-001042', promised: null }
const of = (text: string, free: Record<string, string> = {}) => fill(text, { known, free })

describe('filling a text', () => {
  test.each<[string, string, Record<string, string>, ReturnType<typeof fill>]>([
    ['nothing to fill', 'Hello', {}, { text: 'Hello' }],
    ['one of ours', 'Dear {name}: {reference}', {}, { text: 'Dear Kim: TZ-001042' }],
    ['however it is written', '{ Name } {NAME}', {}, { text: 'Kim Kim' }],
    ['what its author fills in', 'By {?deadline}', { deadline: ' Friday ' }, { text: 'By Friday' }],
    ['in any language', 'Bis {?letzter Tag}', { 'letzter Tag': '1. Mai' }, { text: 'Bis 1. Mai' }],
    ['what the application does not say', 'On {promised}', {}, { missing: ['{promised}'] }],
    ['what is not known at all', '{arrival}', {}, { missing: ['{arrival}'] }],
    ['what its author left blank', '{?a} {?b}', { a: '  ' }, { missing: ['{?a}', '{?b}'] }],
    ['the same twice, told once', '{?a} {?a}', {}, { missing: ['{?a}'] }],
    ['braces around other words stay', '{"a": 1} {you}', {}, { text: '{"a": 1} {you}' }],
    ['braces over lines are none', '{na\nme}', {}, { text: '{na\nme}' }],
    ['names of the prototype fill nothing', '{?constructor}', {}, { missing: ['{?constructor}'] }],
    ['what a value holds is not filled again', '{?a}', { a: '{you}' }, { text: '{you}' }],
    ['and cannot smuggle a variable in', '{?a}', { a: '{name}' }, { missing: ['{name}'] }],
    ['nor two together', '{{?a}ame}', { a: 'n' }, { missing: ['{name}'] }],
    ['signs of replacing are letters', '{?a}', { a: '$& $1' }, { text: '$& $1' }],
  ])('%s', (_, text, free, expected) => expect(of(text, free)).toEqual(expected))

  it('leaves nothing of ours in what it answers, whatever comes together', () => {
    const pieces = ['{', '}', '{name}', '{?a}', 'name', '?', 'a', ' ', '\n', '{you}', 'é', '{?}']
    let seed = 7
    const pick = () => {
      seed = (seed * 48_271) % 2_147_483_647
      return pieces[seed % pieces.length] ?? ''
    }
    for (let round = 0; round < 1000; round += 1) {
      const text = Array.from({ length: 8 }, pick).join('')
      const filled = of(text, { a: pick() + pick() })
      if ('text' in filled) expect(unfilled(filled.text)).toEqual([])
      else expect(filled.missing.length).toBeGreaterThan(0)
    }
  })

  // In quadratic time they would take too long.
  it.each(['{'.repeat(400_000), `{${' '.repeat(400_000)}`, '{ ? '.repeat(200_000)])(
    'what is hostile stays as it is: case %#',
    (text) => expect('text' in of(text)).toBe(true),
    100_000,
  )

  it('as far as it goes, leaves the rest as it is written', () => {
    const text = fillKnown('{name}, {?a}, {arrival}', { known, free: {} })
    expect(text).toBe('Kim, {?a}, {arrival}')
  })
})

test('the variables of a text are told apart, each once, as they are written; too long a name is none', () => {
  const variables = { known: ['name'], free: ['day'], unknown: ['nme', '?', '?-x', ''] }
  expect(variablesOf('{name} {?day} {?day} {nme} {Name} {?} {?-x} {}')).toEqual(variables)
  for (const name of templateVariables) expect(variablesOf(writtenOf(name)).known).toEqual([name])
  expect(variablesOf(writtenFree('last day')).free).toEqual(['last day'])
  expect(variablesOf(`{?${'x'.repeat(41)}}`).free).toEqual([])
})

test.each<[Role, boolean, boolean, boolean]>([
  ['agent', true, false, true],
  ['agent', true, true, true],
  ['agent', false, true, false],
  ['manager', false, true, true],
  ['manager', false, false, false],
  ['owner', false, true, true],
])('%s, own %s, shared %s: changes it %s', (role, isOwn, isShared, expected) => {
  const authority = { permissions: permissionsOf(role), refundLimitCents: null }
  expect(mayChangeTemplate({ isOwn, isShared }, authority)).toBe(expected)
})
