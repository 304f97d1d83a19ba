import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, renderStaff, serve } from '../../test-support.tsx'
import { EmailMarks, EmailView } from './EmailView.tsx'
import type { Email } from './use-email.ts'

const id = '00000000-0000-4000-8000-000000000001'
const fileId = '00000000-0000-4000-8000-000000000002'

const file: Email['files'][number] = {
  ...{ id: fileId, fileName: 'passport.jpg', sizeBytes: 120_000, mediaType: 'image/jpeg' },
  ...{ refusal: null, isInline: false, hasPreview: true, document: null },
}

const slot = (documentType: Email['slots'][number]['documentType']): Email['slots'][number] => ({
  ...{ applicantId: 7, name: 'Ada Example', documentType, review: null },
})

const emailWith = (changes: Partial<Email> = {}): Email => ({
  ...{ id, kind: 'answer', applicationId: 5, reference: 'TZ-000005', conversationId: null },
  ...{ sender: 'ada@example.org', isKnownSender: true, subject: 'Re: Your visa', trouble: null },
  ...{ receivedAt: '2026-11-21T09:00:00.000Z', beginning: 'Here', text: 'Here it is.\n\n' },
  ...{ quoted: null, files: [file], suggestions: [], isClosed: false },
  slots: [slot('passportPhoto'), slot('passportDocument'), slot('flightTicket')],
  ...changes,
})

const read = `GET /api/admin/emails/${id}`
const take = `POST /api/admin/emails/${id}/files/${fileId}/document`

test('the text is shown as text, and what it repeats behind a line', async () => {
  const text = '<script>alert(1)</script> & more'
  serve({ [read]: ok(emailWith({ text, quoted: '> Please send it' })) })
  const { user } = renderStaff(<EmailView id={id} />)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByText('> Please send it')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show quoted text' }))
  expect(screen.getByText('> Please send it')).toBeDefined()
})

test('a file becomes a document: what is most likely is chosen, one press is enough', async () => {
  const used = { ...file, document: { applicantId: 7, documentType: 'passportDocument' as const } }
  const sent = serve({ [read]: ok(emailWith()), [take]: ok(emailWith({ files: [used] })) })
  const onUsed = vi.fn()
  const { user } = renderStaff(<EmailView id={id} onUsed={onUsed} />)
  await user.click(await screen.findByRole('button', { name: 'Use as a document: passport.jpg' }))
  const dialog = within(screen.getByRole('dialog'))
  const choices = dialog.getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ checked }) => checked)).toEqual([false, true, false])
  await user.click(dialog.getByRole('button', { name: 'Use it' }))
  expect(await screen.findByText('Taken: Passport page with your photo')).toBeDefined()
  expect(sent.at(-1)?.body).toEqual({ applicantId: 7, documentType: 'passportDocument' })
  expect(onUsed).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: /^Use as/ })).toBeNull()
})

test('a refused file says why and is neither opened nor used', async () => {
  const refused = {
    ...file,
    fileName: 'a.zip',
    refusal: 'document.wrong-type' as const,
    mediaType: null,
  }
  serve({ [read]: ok(emailWith({ files: [{ ...refused, hasPreview: false }] })) })
  renderStaff(<EmailView id={id} />)
  expect(await screen.findByText(/not a picture or PDF/)).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['from elsewhere', { kind: 'answer', isKnownSender: false }, 'From another address'],
  ['of a program', { kind: 'auto-reply', isKnownSender: true }, 'Automatic reply'],
  ['of the traveller', { kind: 'answer', isKnownSender: true }, ''],
] as const)('an email %s is marked', (_, email, words) => {
  renderStaff(
    <ul>
      <li>
        <EmailMarks email={email} />
      </li>
    </ul>,
  )
  expect(screen.getByRole('listitem').textContent).toBe(words)
})
