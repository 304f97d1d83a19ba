import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleMessenger } from '../parts/messenger/test-support.ts'
import { box, button, ok, renderStaff, serve } from '../test-support.tsx'
import { Composer } from './Composer.tsx'
import { outboxQuery, readLocal, sessionKey } from './queries.ts'
import { exampleSession } from './test-support.ts'

test('a template is saved beside the message, which is neither sent nor gets its files', async () => {
  const save = 'POST /api/admin/chat/replies'
  const typing = 'POST /api/admin/chat/signals'
  const sent = serve({ [typing]: ok(), [save]: ok() })
  const { user, client } = renderStaff(<Composer session={exampleSession()} />)
  await user.type(box('Reply'), 'Half a thought')
  await user.click(button('Save as template'))
  await user.type(box('Name'), 'Photo')
  await user.paste(filesOf('photo.jpg'))
  await user.click(button('Save'))
  await screen.findByText('The template is saved')
  expect(sent.filter(({ route }) => route !== typing)).toEqual([
    { route: save, query: '', body: { name: 'Photo', language: 'en', text: 'Half a thought' } },
  ])
  expect(box('Reply').value).toBe('Half a thought')
  expect(readLocal(client(), outboxQuery)).toEqual([])
})

afterEach(() => vi.useRealTimers())

test('a window that shuts while somebody types changes what is said above the field', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:59:50') })
  const asked = serve({})
  const messenger = exampleMessenger({ isOpen: true })
  const session = exampleSession({ messenger, userEmail: 'ada@example.com' })
  const { client } = renderStaff(<Composer session={session} />)
  client().setQueryData(sessionKey(session.sessionId), session)
  const line = screen.getByText(/^Goes to/).closest<HTMLElement>('[role=status]')
  expect(line?.textContent).toBe(
    'Goes to our site, WhatsApp and email if unread.Free text to WhatsApp until 09:00.',
  )
  expect(box('Reply').getAttribute('aria-describedby')).toContain(line?.parentElement?.id)
  act(() => vi.advanceTimersByTime(20_000))
  expect(line?.textContent).toMatch(
    /takes no free text now: .* 24 hours ago.*We have written to you$/,
  )
  expect(client().getQueryState(sessionKey(session.sessionId))?.isInvalidated).toBe(true)
  expect(asked).toEqual([])
})

function filesOf(name: string): DataTransfer {
  const data = new DataTransfer()
  data.items.add(new File(['x'], name, { type: 'image/jpeg' }))
  return data
}
