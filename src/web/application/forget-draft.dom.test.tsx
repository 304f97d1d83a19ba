import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { compilePhrases } from '#phrases/compile.ts'
import { type Answer, ok, problem, serve } from '../test-support.tsx'
import { ContinuePage } from './ContinuePage.tsx'

const route = 'POST /api/draft/forget'

afterEach(() => {
  history.replaceState(null, '', '/')
})

/** Opens the page through a reminder's link; returns its requests. */
function open(answer: Answer) {
  const sent = serve({ [route]: answer })
  history.replaceState(null, '', '/continue#forget=secret')
  const phrases = JSON.stringify(compilePhrases('en', ['apply', 'forget', 'error', 'form', 'site']))
  render(<ContinuePage language="en" phrases={phrases} />)
  return { sent, user: userEvent.setup() }
}

test('answers are forgotten by the button, not by opening the link, whose secret leaves the address', async () => {
  const { sent, user } = open(ok())
  const button = await screen.findByRole('button', { name: 'Delete for good' })
  expect(location.hash).toBe('')
  expect(sent).toEqual([])
  await user.click(button)
  expect((await screen.findByRole('status')).textContent).toContain('Deleted')
  expect(sent).toEqual([{ route, query: '', body: { token: 'secret' } }])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link that is too old says so, and offers nothing', async () => {
  const { user } = open(problem(410, 'link.expired'))
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
