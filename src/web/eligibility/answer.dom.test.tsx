import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { pageRules } from '../rules.ts'
import { renderIsland } from '../test-support.tsx'
import { Answer } from './Answer.tsx'

test.each([
  ['CH', false],
  ['DJ', true],
  // No visa, if that is right.
  ['KE', false],
  ['MU', true],
] as const)('%s is sent to an embassy as well: %s', (nationality, isSent) => {
  const question = { nationality, arrival: null }
  const answer = eligibilityAnswer(pageRules(), '2026-11-21', question)
  if (!answer) throw new Error(`No answer for ${nationality}`)
  renderIsland(<Answer question={question} answer={answer} />, ['eligibility', 'apply', 'site'])
  expect(screen.queryByText(/embassy/) !== null).toBe(isSent)
})
