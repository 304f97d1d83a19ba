import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#client/error.ts'
import { templateVariables } from '#domain/template.ts'
import { button, ok, renderStaff, serve } from '../../test-support.tsx'
import { MessageComposer, type WrittenMessage } from './MessageComposer.tsx'

const none = Object.fromEntries(templateVariables.map((name) => [name, null]))
const item = {
  ...{
    isProduct: false,
    isShared: true,
    isOwn: false,
    owner: 'Juma',
    mayChange: false,
    version: 1,
  },
}
const items = [
  {
    ...{ ...item, id: 'a', name: 'Ferry', languages: ['en'], language: 'en' },
    text: 'Dear {name}, take the ferry by {?day}.',
  },
  { ...item, id: 'b', name: 'Thanks', languages: ['ko'], language: 'ko', text: '감사합니다.' },
]
const routes = {
  'GET /api/admin/applications/42/message': ok({
    language: 'ko',
    values: { ...none, name: 'Kim' },
  }),
  'GET /api/admin/templates': ok({ items, sample: none }),
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

function Tabs({ onSend }: Readonly<{ onSend: () => Promise<unknown> }>) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Another tab
      </button>
      {isOpen && <MessageComposer applicationId={42} name="Kim" onSend={onSend} />}
    </>
  )
}

function render(onSend: (written: WrittenMessage) => Promise<unknown>) {
  return renderStaff(<MessageComposer applicationId={42} name="Kim" onSend={onSend} />)
}

test('a template is sent once nothing is left to be filled in', async () => {
  serve(routes)
  const onSend = vi.fn(async (_: WrittenMessage) => {})
  const { user } = render(onSend)
  await field()
  expect(screen.queryByRole('button')).toBeNull()
  await user.click(await field())
  expect(screen.getByText(/Kim reads Korean/)).toBeTruthy()
  await user.click(button('Templates'))
  const choices = await screen.findAllByRole('button', { name: /Ferry|Thanks/ })
  // What the traveller can read comes first; of the other it is said.
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Thanks감사합니다.',
    expect.stringContaining('only in English'),
  ])
  await user.click(button(/Ferry/))
  expect((await field()).value).toBe('Dear Kim, take the ferry by {?day}.')
  expect(screen.getByText(/does not look like Korean/)).toBeTruthy()
  await user.click(button('Send'))
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.getByText('To be filled in: Day')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '2027-01-15')
  await user.click(button('Send'))
  expect(onSend).toHaveBeenCalledWith({
    ...{ message: 'Dear Kim, take the ferry by 2027년 1월 15일.', template: 'a' },
  })
  expect((await field()).value).toBe('')
})

test('what was typed stays after a failure, and while another tab is open', async () => {
  serve(routes)
  const onSend = vi.fn(async () => {
    throw new ApiError('network')
  })
  const { user } = renderStaff(<Tabs onSend={onSend} />)
  await user.type(await field(), 'Call us')
  await user.click(button('Send'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((await field()).value).toBe('Call us')
  await user.click(button('Another tab'))
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(button('Another tab'))
  expect((await field()).value).toBe('Call us')
})

test('what the application does not say is told, and nothing is sent', async () => {
  serve(routes)
  const onSend = vi.fn(async () => {})
  const { user } = render(onSend)
  await user.type(await field(), 'By {{promised}')
  expect(screen.getByText(/does not say {promised}/)).toBeTruthy()
  await user.click(button('Send'))
  await user.click(button('Preview'))
  expect(onSend).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})
