import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { compilePhrases } from '#phrases/compile.ts'
import { WorkIsland } from '../api/WorkIsland.tsx'
import { FindApplications } from './FindApplications.tsx'
import { SendLink } from './SendLink.tsx'
import { SendLinkForm } from './SendLinkForm.tsx'

/** A server that answers everything with one status; tells what was asked. */
function serve(status: number, body: object | null = null) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost')
    sent.push({ path: pathname, body: JSON.parse(String(init.body)) })
    return new Response(body && JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
  return sent
}

function show(children: ReactNode) {
  const phrases = JSON.stringify(compilePhrases('en', ['link', 'form', 'error', 'site']))
  render(
    <WorkIsland language="en" phrases={phrases}>
      {children}
    </WorkIsland>,
  )
  return userEvent.setup({ delay: null })
}

const button = (name: string) => screen.getByRole('button', { name })
const always = /If the reference and the email address are right, we have sent you an email/

test('after a look-up one press sends the link, and the answer is calm', async () => {
  const sent = serve(204)
  const user = show(<SendLink applicationId="TZ-000042" email="ada@example.com" />)
  await user.click(button('Email me the link'))
  expect(await screen.findByText(always)).toBeDefined()
  expect(sent).toEqual([
    {
      path: '/api/status-check/link',
      body: { applicationId: 'TZ-000042', email: 'ada@example.com' },
    },
  ])
  expect(screen.queryByRole('button', { name: 'Email me the link' })).toBeNull()
})

test('a failure is told, and the button stays', async () => {
  serve(429, { code: 'request.too-many', params: { seconds: 30 } })
  const user = show(<SendLink applicationId="TZ-000042" email="ada@example.com" />)
  await user.click(button('Email me the link'))
  expect((await screen.findByRole('alert')).textContent).toContain('30 seconds')
  expect(button('Email me the link')).toBeDefined()
})

test('the form asks for both, and sends nothing before they are there', async () => {
  const sent = serve(204)
  const user = show(<SendLinkForm title="Page" />)
  await user.click(button('Email me the link'))
  expect(screen.getByRole('alert').textContent).toContain('Enter the reference')
  expect(sent).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /Application reference/ }), ' tz-42 ')
  await user.type(screen.getByRole('textbox', { name: /Email address/ }), 'ada@example.com')
  await user.click(button('Email me the link'))
  expect(await screen.findByText(always)).toBeDefined()
  expect(sent).toMatchObject([{ body: { applicationId: 'tz-42', email: 'ada@example.com' } }])
})

test('who lost the reference unfolds a field for the address alone', async () => {
  const sent = serve(204)
  const user = show(<FindApplications title="Page" />)
  expect(document.querySelector('details')?.open).toBe(false)
  await user.click(screen.getByText('Lost your reference?'))
  await user.type(await screen.findByRole('textbox', { name: /Email address/ }), 'ada@example.com')
  await user.click(button('Email me my applications'))
  expect(await screen.findByText(/If there is an application/)).toBeDefined()
  expect(sent).toEqual([{ path: '/api/find-applications', body: { email: 'ada@example.com' } }])
})
