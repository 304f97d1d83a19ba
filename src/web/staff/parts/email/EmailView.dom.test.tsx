import { cleanup, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { exampleAccount, ok, problem, renderStaff, serve } from '../../test-support.tsx'
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
  ...{ quoted: null, files: [file], suggestions: [], authority: null, isClosed: false },
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
  ['of the authority', { kind: 'authority', isKnownSender: false }, 'May be the authority’s'],
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

type Authority = NonNullable<Email['authority']>
const believed = (
  traveller: Partial<Authority['travellers'][number]> = {},
  changes: Partial<Authority> = {},
): Partial<Email> => ({
  kind: 'authority',
  files: [{ ...file, fileName: 'grant.pdf', mediaType: 'application/pdf' }],
  slots: [],
  authority: {
    ...{ kind: 'approved', number: 'E48', ...changes },
    travellers: [
      {
        ...{ applicantId: 7, applicationId: 5, reference: 'TZ-000005', position: 2 },
        ...{ name: 'Ada Example', portalNumber: null, clues: ['passport', 'name'] },
        ...{ isRejected: false, offers: ['number', 'visa', 'detach'], ...traveller },
      },
    ],
  },
})
function Place() {
  const { pathname, hash } = useLocation()
  return <output>{pathname + hash}</output>
}
const keep = 'PUT /api/admin/applicants/7/filing'
const putIn = `POST /api/admin/emails/${id}/files/${fileId}/visa-document`
const detach = `POST /api/admin/emails/${id}/detach`

test('what may be the authority’s says why, and its number is kept for one press', async () => {
  const isKept = () => sent.some(({ route }) => route === keep)
  const sent = serve({
    [read]: () =>
      ok(emailWith(isKept() ? believed({ portalNumber: 'E-48', offers: [] }) : believed())),
    [keep]: ok(),
  })
  const onUsed = vi.fn()
  const { user } = renderStaff(<EmailView id={id} onUsed={onUsed} />)
  const why = await screen.findByRole('list', { name: 'Why it may be about Ada Example' })
  expect(within(why).getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Keep number E48' }))
  expect(await screen.findByText('This number is kept already.')).toBeDefined()
  expect(sent.find(({ route }) => route === keep)?.body).toEqual({
    portalNumber: 'E48',
    isFirstNumber: true,
  })
  expect(onUsed).toHaveBeenCalledOnce()
})

test('a number that a colleague kept meanwhile stays, and is shown', async () => {
  const kept = believed({ portalNumber: 'E49', offers: ['detach'] })
  serve({
    [read]: [ok(emailWith(believed())), ok(emailWith(kept))],
    [keep]: problem(409, 'application.changed'),
  })
  const { user } = renderStaff(<EmailView id={id} />)
  await user.click(await screen.findByRole('button', { name: 'Keep number E48' }))
  expect(await screen.findByText(/Another number is kept for this traveller: E49/)).toBeDefined()
  expect(screen.getByRole('alert')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Keep number/ })).toBeNull()
})

test('its PDF is put in, and leads to the approval of that traveller', async () => {
  serve({ [read]: ok(emailWith(believed())), [putIn]: ok({}) })
  const { user } = renderStaff(
    <>
      <Place />
      <EmailView id={id} />
    </>,
  )
  await user.click(await screen.findByRole('button', { name: 'Use as visa document: grant.pdf' }))
  expect(await screen.findByText('/admin/applications/5/actions#2-approved')).toBeDefined()
})

test('another number is no offer, a refusal leads to its form, and who only reads presses nothing', async () => {
  const refused = believed(
    { portalNumber: 'E99', offers: ['refuse', 'detach'] },
    { kind: 'refused' },
  )
  const sent = serve({
    [read]: ok(emailWith(refused)),
    [detach]: ok(emailWith(believed({ isRejected: true, offers: ['attach'] }))),
  })
  const { user } = renderStaff(<EmailView id={id} />)
  expect(await screen.findByText(/^Another number is kept for this traveller: E99/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Go to the refusal' })
  expect(link.getAttribute('href')).toBe('/admin/applications/5/actions#2-rejected')
  await user.click(screen.getByRole('button', { name: 'Not about Ada Example' }))
  expect(await screen.findByRole('button', { name: 'It is about Ada Example' })).toBeDefined()
  expect(sent.at(-1)?.body).toEqual({ applicantId: 7 })
  cleanup()
  renderStaff(<EmailView id={id} />, { me: exampleAccount({}, 'viewer') })
  expect(await screen.findByText('It seems to say that the visa was refused.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
