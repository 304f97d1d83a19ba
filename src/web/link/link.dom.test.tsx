import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { button, ok, problem, renderIsland, serve } from '../test-support.tsx'
import { OpenByCode } from './OpenByCode.tsx'
import { SendLink } from './SendLink.tsx'
import { SendLinkForm } from './SendLinkForm.tsx'

const show = (children: ReactElement) =>
  renderIsland(children, ['link', 'form', 'error', 'site']).user
const route = 'POST /api/status-check/link'
const always = /If the reference and the email address are right, we have sent you an email/

test('after a look-up one press sends the link, again after a failure, and the answer is calm', async () => {
  const sent = serve({ [route]: [problem(400, 'request.invalid'), ok()] })
  const user = show(<SendLink applicationId="TZ-000042" email="ada@example.com" />)
  await user.click(button('Email me the link'))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await user.click(button('Email me the link'))
  expect(await screen.findByText(always)).toBeDefined()
  const body = { applicationId: 'TZ-000042', email: 'ada@example.com' }
  const asked = { route, query: '', body }
  expect(sent).toEqual([asked, asked])
  expect(screen.queryByRole('button', { name: 'Email me the link' })).toBeNull()
})

test('the form asks for both, and sends nothing before they are there', async () => {
  const sent = serve({ [route]: ok() })
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

test.each([
  ['opened it, though no answer came', ok({ id: 1 }), 1],
  ['is wrong', problem(401, 'request.unauthorized'), 0],
])('a code that %s', async (_, status, times) => {
  serve({
    'POST /api/access/code': ok(),
    'POST /api/access': ['no answer', problem(422, 'code.wrong')],
    'GET /api/status': status,
  })
  const onOpened = vi.fn()
  const user = show(<OpenByCode orderId="order-1" onOpened={onOpened} />)
  await user.click(button('Send the code'))
  await user.type(await screen.findByRole('textbox', { name: 'Six-digit code' }), '123456')
  const open = button('Open my application')
  await user.click(open)
  expect(screen.getByRole('alert').textContent).toContain('cannot reach our server')
  await user.click(open)
  expect(onOpened).toHaveBeenCalledTimes(times)
  expect(screen.queryAllByText(/This code is incorrect/)).toHaveLength(times ? 0 : 2)
})
