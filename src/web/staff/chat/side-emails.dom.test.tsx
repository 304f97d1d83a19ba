import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { SideEmails } from './SidePanel.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const conversation = '00000000-0000-4000-8000-000000000002'
const summary = {
  ...{ id, kind: 'answer', applicationId: null, reference: null, conversationId: conversation },
  ...{ sender: 'ada@example.org', isKnownSender: true, subject: 'Re: Your question' },
  ...{ beginning: 'Here', trouble: null, receivedAt: '2026-11-21T09:00:00.000Z', files: 1 },
}
const file = {
  ...{ id: conversation, fileName: 'ticket.pdf', sizeBytes: 9000, mediaType: 'application/pdf' },
  ...{ refusal: null, isInline: false, hasPreview: false, document: null },
}
const whole = { ...summary, text: 'Here', quoted: null, files: [file], slots: [], suggestions: [] }

test('the files of an email about a conversation are opened beside it', async () => {
  const sent = serve({
    'GET /api/admin/emails': ok({ items: [summary], nextCursor: null }),
    [`GET /api/admin/emails/${id}`]: ok(whole),
  })
  const { user } = renderStaff(<SideEmails id={conversation} lastMessageAt="2026-11-21" />)
  await user.click(await screen.findByRole('button', { name: /Re: Your question/ }))
  const link = await screen.findByRole('link', { name: 'ticket.pdf' })
  expect(link.getAttribute('href')).toBe(`/api/admin/emails/${id}/files/${conversation}`)
  expect(sent[0]?.query).toContain(`conversationId=${conversation}`)
})
