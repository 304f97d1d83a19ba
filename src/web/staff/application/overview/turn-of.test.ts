import { expect, test } from 'vitest'
import type { Turn } from '#domain/application/turn.ts'
import type { Application } from '../../parts/application/application.ts'
import { exampleApplicant, exampleApplication } from '../../test-support.tsx'
import { turnOf } from './Turns.tsx'

const of = (turns: readonly Turn[], changes: Partial<Application> = {}) =>
  exampleApplication({
    applicants: turns.map((turn, index) =>
      exampleApplicant(index + 1, { turn: { turn, action: 'wait', by: null } }),
    ),
    ...changes,
  })

test.each<[string, Application, Turn]>([
  ['the traveller before us', of(['us', 'traveller']), 'traveller'],
  ['us before the authority', of(['authority', 'us']), 'us'],
  ['the authority while one waits for it', of(['nobody', 'authority']), 'authority'],
  ['nobody, once all are decided', of(['nobody', 'nobody']), 'nobody'],
  ['nobody, once it is erased', of(['us'], { erasedAt: '2026-11-21T09:00:00.000Z' }), 'nobody'],
  ['the traveller, who has told of nobody yet', of([], { completedAt: null }), 'traveller'],
])('it is the turn of %s', (_, application, turn) => {
  expect(turnOf(application)).toBe(turn)
})
