import { expect, test } from 'vitest'
import { dayMs } from '../../scripts/demo/people.ts'
import { makePlans, type Stage, stages, statesOf } from '../../scripts/demo/plan.ts'
import { seededRandom } from '../../scripts/demo/random.ts'
import type { Team } from '../../scripts/demo/staff.ts'
import { stepsOf, talkSteps } from '../../scripts/demo/steps.ts'

const today = Date.parse('2026-11-20T00:00:00Z')
const nobody = async (): Promise<never> => {
  throw new Error('Nobody is asked for while it is planned')
}
const team: Team = { as: nobody, agent: nobody, manager: nobody }
const post = { origin: '', outbox: '', now: () => today }
const plans = makePlans(seededRandom(7))
const planOf = (stage: Stage) => {
  const [plan] = makePlans(seededRandom(7), { ...none, [stage]: 1 })
  if (!plan) throw new Error(stage)
  return plan
}
const none = Object.fromEntries(Object.keys(stages).map((stage) => [stage, 0])) as Record<
  Stage,
  number
>

test('sixty are planned, the same for the same seed, as many of each stage as are told', () => {
  expect(plans).toEqual(makePlans(seededRandom(7)))
  expect(plans).toHaveLength(60)
  expect(plans).not.toEqual(makePlans(seededRandom(8)))
  const counts = Map.groupBy(plans, ({ stage }) => stage)
  expect(Object.fromEntries([...counts].map(([stage, each]) => [stage, each.length]))).toEqual(
    stages,
  )
  expect(new Set(plans.map(({ number }) => number)).size).toBe(60)
  expect(Object.keys(statesOf)).toEqual(Object.keys(stages))
})

const sent = ['apply', 'pay', 'upload', 'hand over']
const looked = [...sent, 'take over', 'review']
const submitted = [...looked, 'submit']
test.each<[Stage, readonly string[]]>([
  ['unpaid', ['apply']],
  ['paid', ['apply', 'pay']],
  ['collecting', ['apply', 'pay', 'upload']],
  ['asked', [...looked, 'answer by email']],
  ['processing', submitted],
  ['approved', [...submitted, 'approve']],
  ['rejected', [...submitted, 'reject']],
  ['refunded', [...submitted, 'reject', 'pay back']],
])('an application that is %s has come there step by step', (stage, expected) => {
  const steps = stepsOf(planOf(stage), today, post, team)
  expect(steps.map(({ what }) => what)).toEqual(expected)
})

test.each<[Stage, number, readonly string[]]>([
  ['unpaid', 2, ['apply']],
  ['collecting', 2, ['apply', 'pay', 'connect', 'upload', 'ask']],
  ['asked', 4, [...looked.toSpliced(2, 0, 'connect'), 'answer by messenger']],
  ['processing', 6, [...submitted.toSpliced(2, 0, 'connect'), 'ask', 'reply']],
])('of those that are %s, number %i uses a messenger', (stage, number, expected) => {
  const steps = stepsOf({ ...planOf(stage), number }, today, post, team)
  expect(steps.map(({ what }) => what)).toEqual(expected)
})

test.each([
  [null, sent],
  [0, sent],
  [1, [...sent, 'take over']],
] as const)('what is handed over is taken over by agent %s alone', (agent, expected) => {
  const steps = stepsOf({ ...planOf('handedOver'), agent }, today, post, team)
  expect(steps.map(({ what }) => what)).toEqual(expected)
})

test('each step comes after the one before, none before the weeks that the demo lives through', () => {
  for (const plan of plans) {
    const moments = stepsOf(plan, today, post, team).map(({ at }) => at)
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b))
    expect(moments[0]).toBeGreaterThan(today - 45 * dayMs)
    expect(moments.at(-1)).toBeLessThan(today + dayMs)
  }
  const talks = talkSteps(today, '', team).map(({ at }) => at)
  expect(talks).toEqual([...talks].sort((a, b) => a - b))
})
