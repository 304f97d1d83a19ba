import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { readAuthorityEmail } from './authority-reading.ts'

const given = 'Dear Applicant,\n\nThank you for your application.\n\nApplication ID: E4821907\n'

test.each([
  // A number is given.
  ['Application received', given, 'number', 'E4821907'],
  ...tableOf<[string, string, string, string]>`
    e-Visa | Your application number is TZV/2026/004711. It was received. | number | TZV/2026/004711
    Received | Application Reference No.: 20261129-88  has been submitted. | number | 20261129-88
    Ombi | Maombi yako yamepokelewa. Namba ya maombi yako: E4821907. | number | E4821907
  `,
  ['Submitted', 'It was submitted.\nTracking number: 778812-A', 'number', '778812-A'],
  ['Application Id', 'Application ID\n\nE4821907\n\nwas registered.', 'number', 'E4821907'],
  // It begins like a word that may stand before it.
  ['Received', 'Application ID NI2026004711 received.', 'number', 'NI2026004711'],
  ['Received', 'Application ID: IS1234567 received.', 'number', 'IS1234567'],
  ['Received', 'Application number NO-12345 received.', 'number', 'NO-12345'],
  ['Received', 'Application number was OF-12345, received.', 'number', 'OF-12345'],
  ['Received', 'Application ID no.12345 received.', 'number', '12345'],
  ['Ombi', 'Limepokelewa. Namba ya maombi ni NI2026004711.', 'number', 'NI2026004711'],
  // A date.
  ['Dated', 'Your application reference of 29/11/2026 was received.', 'unclear', null],
  ['Dated', 'Application ID: 2026-11-29T10:00 received.', 'unclear', null],
  ['Dated', 'Application number 29-Nov-2026: E4821907 received.', 'unclear', null],
  // Which of two it is, nobody says.
  ['Two', 'Application ID: E4821907, application ID: E4821908 received.', 'unclear', null],
  ['Ours', 'Application number TZ-001042 received.', 'unclear', null],
  ['Of a booking', 'Booking reference: KX82J9. We received it.', 'unclear', null],
  ['An address', 'Application id 4821907@example.org received', 'unclear', null],
  // Something is asked.
  ['Action required', 'Please upload a clear photo of your passport.', 'question', null],
  [
    'E4821907',
    'Additional documents are required for application ID E4821907.',
    'question',
    'E4821907',
  ],
  ['Your e-Visa', 'Your application is incomplete.', 'question', null],
  ['Your e-Visa', 'Some documents are missing.', 'question', null],
  ['Your e-Visa', 'We ask you for further details.', 'question', null],
  ['Photo', 'Your photo was rejected. Kindly re-upload it.', 'question', null],
  ['Ombi lako', 'Tafadhali wasilisha picha mpya.', 'question', null],
  // Approved.
  ['Visa approved', 'Dear Ms Example, find the grant notice attached.', 'approved', null],
  [
    'e-Visa',
    'We are pleased to inform you that your visa application has been approved.',
    'approved',
    null,
  ],
  ['Grant notice', 'Application ID: E4821907\nStatus\nAPPROVED', 'approved', 'E4821907'],
  [
    'Decision',
    'Your e-Visa was granted. Please print it and show it on arrival.',
    'approved',
    null,
  ],
  [
    'Wrapped',
    'We would like to tell you what became of it, and hereby say that your visa\nhas been issued.',
    'unclear',
    null,
  ],
  [
    'Wrapped',
    'The Director hereby informs you that your application for a visa, made by you,\nhas been approved.',
    'approved',
    null,
  ],
  ['Visa', 'Please do not reply to this message. Your visa has been approved.', 'approved', null],
  ['Ombi lako', 'Ombi lako limekubaliwa.', 'approved', null],
  // Not approved, or not yet.
  ['Decision', 'Your visa application was not approved.', 'refused', null],
  ['Decision', 'Your application has not yet been approved.', 'unclear', null],
  ['Next steps', 'If your application is approved, you receive a grant notice.', 'unclear', null],
  ['Next steps', 'Once the visa has been approved we write to you.', 'unclear', null],
  ['Next steps', 'Your visa will be issued within ten days.', 'unclear', null],
  ['Approved?', 'Has my visa been approved?', 'unclear', null],
  ['Visa', 'We do not know that your application was approved.', 'unclear', null],
  ['Payment', 'The payment for your visa application has been approved.', 'unclear', null],
  ['Photo', 'We approved the photo of your application.', 'unclear', null],
  ['Ombi', 'Ombi lako halijaidhinishwa.', 'unclear', null],
  // Refused.
  ['Decision', 'We regret that your application has been refused.', 'refused', null],
  ['Visa refused', 'You may submit a new application at any time.', 'refused', null],
  ['Decision', 'Your visa was refused. Please submit a new application.', 'refused', null],
  ['Decision', 'Your visa could not be granted.', 'refused', null],
  ['Decision', 'Ombi lako limekataliwa.', 'refused', null],
  ['Decision', 'Your application has not been rejected.', 'unclear', null],
  ['Decision', 'Applications with an unclear page may be refused.', 'unclear', null],
  ['Decision', 'Your application was rejected. Please upload a clear photo.', 'unclear', null],
  [
    'Decision',
    'Your visa was approved. The application of your child was refused.',
    'unclear',
    null,
  ],
  // Those who advertise.
  ['Visa approved!', 'Your visa is approved? Book now and fly to Arusha.', 'unclear', null],
  ['Get your visa approved', 'We file it, you fly.', 'unclear', null],
  ['Your visa has been approved', 'Fares from 299. Unsubscribe here.', 'unclear', null],
  ['', '', 'unclear', null],
])('%s: %s', (subject, text, kind, number) => {
  expect(readAuthorityEmail({ subject, text })).toEqual({ kind, number })
})
