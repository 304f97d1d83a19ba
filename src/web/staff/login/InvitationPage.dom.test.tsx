import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ok, renderStaff, serve } from '../test-support.tsx'
import { InvitationPage } from './InvitationPage.tsx'

const token = 'invitation.0123456789abcdef'
const invited = { email: 'elif@example.com', name: 'Elif', role: 'agent', isReset: false }

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the page keeps it
  document.cookie = 'language=; path=/; max-age=0'
})

function open(language: 'en' | 'tr') {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  location.hash = `token=${token}`
  const sent = serve({ 'POST /api/admin/invitation/look': ok({ ...invited, language }) })
  renderStaff(<InvitationPage />)
  return { reload, sent }
}

test('the page comes again in the language of the invitation, with its token', async () => {
  const { reload, sent } = open('tr')
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([{ token }])
  expect(document.cookie).toContain('language=tr')
  expect(location.hash).toBe(`#token=${token}`)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('in the right language it stays, and no address holds the token', async () => {
  const { reload } = open('en')
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('Elif')
  expect(location.hash).toBe('')
  expect(reload).not.toHaveBeenCalled()
})
