import { expect, test } from 'vitest'
import { roleBody, roleProblems, roleValues } from './role-values.ts'

const desk = { name: ' Desk ', permissions: ['refund.make'] as const, refundLimit: '50' }

test.each([
  ['with a limit', desk, [], 50_00],
  ['without one', { ...desk, refundLimit: ' ' }, [], null],
  ['with a limit that is no amount', { ...desk, refundLimit: '5x' }, ['refundLimit'], null],
  ['that pays nothing back', { ...desk, permissions: ['chat.read'] as const }, [], null],
  ['without a name', { ...desk, name: ' ' }, ['name'], 50_00],
  ['that allows nothing', { ...desk, permissions: [] }, ['permissions'], null],
])('a role %s', (_, typed, wrong, refundLimitCents) => {
  const problems = Object.entries(roleProblems(typed, (key) => key))
  expect(problems.flatMap(([name, problem]) => (problem ? [name] : []))).toEqual(wrong)
  expect(roleBody(typed).refundLimitCents).toBe(refundLimitCents)
})

test('a new role reads applications and nothing else', () => {
  expect(roleValues(null)).toEqual({ name: '', permissions: ['application.read'], refundLimit: '' })
})
