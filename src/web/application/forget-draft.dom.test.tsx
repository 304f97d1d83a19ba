import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { compilePhrases } from '#phrases/compile.ts'
import { ContinuePage } from './ContinuePage.tsx'

afterEach(() => {
  history.replaceState(null, '', '/')
})

/** The page as the link of a reminder opens it; what it sent. */
function open(status: number) {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (input: string, { body }: RequestInit) => {
    sent.push([input, JSON.parse(String(body))])
    if (status === 204) return new Response(null, { status })
    return Response.json({ code: 'link.expired', status }, { status })
  })
  history.replaceState(null, '', '/continue#forget=secret')
  const phrases = JSON.stringify(compilePhrases('en', ['apply', 'forget', 'error', 'form', 'site']))
  render(<ContinuePage language="en" phrases={phrases} />)
  return { sent, user: userEvent.setup() }
}

test('answers are forgotten by the button, not by opening the link, whose secret leaves the address', async () => {
  const { sent, user } = open(204)
  const button = await screen.findByRole('button', { name: 'Delete for good' })
  expect(location.hash).toBe('')
  expect(sent).toEqual([])
  await user.click(button)
  expect((await screen.findByRole('status')).textContent).toContain('Deleted')
  expect(sent).toEqual([['/api/draft/forget', { token: 'secret' }]])
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link that is too old says so, and offers nothing', async () => {
  const { user } = open(410)
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
