import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleAccount, ok, problem, renderStaff, serve } from '../test-support.tsx'
import { openChats, useCounts, useLabels, useSessions } from './queries.ts'
import { exampleSession } from './test-support.ts'

function Lists() {
  const { data } = useSessions(openChats)
  const counts = useCounts()
  const labels = useLabels()
  return <p>{`${data?.pages[0]?.items.length} ${counts?.all} ${labels[0]}`}</p>
}

// No event of the stream would bring them, and nobody has a button for it.
test('lists that a busy server refused come by themselves', async () => {
  const away = problem(503, 'server.away')
  serve({
    'GET /api/admin/account': ok(exampleAccount({ permissions: ['chat.read'] })),
    'GET /api/admin/chat/sessions': [away, ok([exampleSession()])],
    'GET /api/admin/chat/counts': [problem(503, 'server.busy'), ok({ all: 7 })],
    'GET /api/admin/chat/labels': [away, ok(['refund'])],
  })
  renderStaff(<Lists />)
  expect(await screen.findByText('1 7 refund', {}, { timeout: 20_000 })).toBeTruthy()
})
