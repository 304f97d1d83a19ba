import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { eligibilityAnswer } from '#domain/eligibility-answer.ts'
import { pageRules } from '../rules.ts'
import { renderIsland } from '../test-support.tsx'
import { Answer } from './Answer.tsx'
import { Entry } from './Entry.tsx'

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

test('too late at any speed, none is priced, and the ways on wait for an explicit choice', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date'] })
  const typed = { passport: 'CH', arrival: { year: '2026', month: '11', day: '22' } }
  const waysOn = vi.fn(() => <p>The ways on</p>)
  const { container, user } = renderIsland(
    <Entry typed={typed} onAsk={() => {}} title={null}>
      {waysOn}
    </Entry>,
    ['eligibility', 'apply', 'form', 'rule', 'site'],
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toMatch(/too late: 2\sDecember\s2026 at the earliest/)
  expect(container.textContent).toContain('Normal')
  expect(container.textContent).toContain('$233')
  expect(container.textContent).not.toMatch(/Super urgent|The ways on|Decision expected/i)
  await user.click(screen.getByRole('button', { name: 'Apply anyway' }))
  expect(container.textContent).toContain('The ways on')
  expect(waysOn).toHaveBeenLastCalledWith(
    expect.objectContaining({ visaType: 'tourist', processingType: 'normal', goesOn: false }),
  )
})
