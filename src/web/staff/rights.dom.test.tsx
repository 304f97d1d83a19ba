import { type ByRoleMatcher, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { queues } from '#domain/application/list.ts'
import { type Permission, permissions } from '#domain/staff/permission.ts'
import { Contact } from './application/overview/Contact.tsx'
import { RegimeNotice } from './application/overview/RegimeNotice.tsx'
import { CancellationItem } from './cancellation/CancellationItem.tsx'
import { CorrectAnswers, CorrectContact, CorrectTrip } from './correction/CorrectApplication.tsx'
import { ListPage } from './list/ListPage.tsx'
import { EmailView } from './parts/email/EmailView.tsx'
import { exampleMessenger } from './parts/messenger/test-support.ts'
import { GivingOut } from './team/GivingOut.tsx'
import {
  exampleAccount,
  exampleApplicant,
  exampleApplication,
  exampleItem,
  ok,
  renderStaff,
  serve,
} from './test-support.tsx'
import { MessagesTab } from './thread/MessagesTab.tsx'
import { exampleEntry } from './thread/test-support.ts'

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-21T09:00:00.000Z'
const applicant = exampleApplicant(1)
const application = exampleApplication({
  regimeChanges: [{ nationality: 'NO', from: 'e-visa', to: 'exempt' }],
})
const Correction = () => (
  <>
    <p>Amina Salehe</p>
    <CorrectContact />
    <CorrectTrip />
    <CorrectAnswers applicant={applicant} />
  </>
)
const Cancellation = () => (
  <CancellationItem
    request={{
      ...{ id, state: 'open', applicantIds: [1], reason: 'Ill', refundCents: 0, createdAt: at },
      ...{ ground: 'cancellation', decidedAt: null, note: null, by: null },
      application: { ...application, contactName: 'Amina Salehe' },
      applicants: [{ id: 1, firstName: 'Amina', lastName: 'Salehe', state: 'collecting' }],
    }}
  />
)
const email = {
  ...{ id, kind: 'answer', applicationId: 5, reference: 'TZ-000005', conversationId: null },
  ...{ sender: 'ada@example.org', isKnownSender: true, subject: 'Re: Your visa', trouble: null },
  ...{ receivedAt: at, beginning: 'Here', text: 'Here it is.', quoted: null, suggestions: [] },
  files: [
    {
      ...{ id, fileName: 'passport.jpg', sizeBytes: 120_000, mediaType: 'image/jpeg' },
      ...{ refusal: null, isInline: false, hasPreview: true, document: null },
    },
  ],
  slots: [{ applicantId: 7, name: 'Ada', documentType: 'passportDocument', review: null }],
}
const count = { count: 0, isExact: true }
const Reached = () => <Contact correct={null} />
const List = () => <ListPage notice={null} tools={null} queues={null} />
const Team = () => <GivingOut />
const Mail = () => <EmailView id={id} />
const messages = [exampleEntry('message')]
const served = {
  'GET /api/admin/applications': ok({
    ...{ items: [exampleItem(1)], nextCursor: null, total: 1, totalIsExact: true },
  }),
  'GET /api/admin/queues': ok({
    queues: Object.fromEntries(queues.map((queue) => [queue, count])),
    ...{ cancellations: 0, emails: null },
  }),
  'GET /api/admin/views': ok({ items: [] }),
  'GET /api/admin/colleagues': ok({ items: [] }),
  'GET /api/admin/applications/42/messengers': ok({ items: [exampleMessenger()] }),
  'GET /api/admin/applications/42/thread': ok({ entries: messages, before: null }),
  'GET /api/admin/applications/42/message': ok({ language: 'en', values: {} }),
  'GET /api/admin/templates': ok({ items: [] }),
  'GET /api/admin/giving-out': ok({
    rule: 'off',
    colleagues: [{ id: 'asha', name: 'Asha Sample', isIn: false, languages: ['en'] }],
  }),
  [`GET /api/admin/emails/${id}`]: ok(email),
}

test.each<
  [string, () => ReactNode, string | RegExp, ByRoleMatcher, RegExp, Permission, Permission?]
>([
  ['correct', Correction, 'Amina Salehe', 'button', /^Correct/, 'application.work'],
  ['answer a cancellation', Cancellation, /^Ill$/, 'button', /./, 'application.work'],
  ['end a messenger', Reached, 'Connected', 'button', /^End/, 'letter.send'],
  ['refund', RegimeNotice, /needs no visa does not need us/, 'link', /^Refund/, 'refund.make'],
  ['tick', List, 'TZ-000001', 'checkbox', /./, 'application.work', 'application.export'],
  ['write', MessagesTab, 'Please send the other page', 'textbox', /./, 'application.work'],
  ['give out', Team, 'By hand', 'button', /./, 'work.give-out'],
  ['open files', Mail, 'passport.jpg', 'link', /passport/, 'document.read'],
  ['use unseen files', Mail, 'passport.jpg', 'button', /^Use as/, 'document.read'],
  ['use files', Mail, 'passport.jpg', 'button', /^Use as/, 'application.work'],
])('who may not %s is not offered it', async (_, Page, content, role, name, ...missing) => {
  serve(served)
  const { unmount } = renderStaff(<Page />, { application })
  await screen.findAllByText(content)
  expect(await screen.findAllByRole(role, { name })).not.toEqual([])
  unmount()
  const left = permissions.filter((each) => !missing.includes(each))
  renderStaff(<Page />, { application, me: exampleAccount({ permissions: left }) })
  await screen.findAllByText(content)
  expect(screen.queryByRole(role, { name })).toBeNull()
})
