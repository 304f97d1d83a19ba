import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import {
  newsOf,
  quotedReturnPaths,
  type ReportParts,
  readDeliveryReport,
} from './delivery-report.ts'

const nothing: ReportParts = {
  ...{ status: null, feedback: null, returned: null, text: null, failedRecipients: null },
}
const lines = (...all: string[]) => all.join('\r\n')
const status = (...all: string[]) => ({ status: lines(...all) })
const toAda = (...all: string[]) =>
  status('Reporting-MTA: dns; mx.example.org', '', 'Final-Recipient: rfc822; a@b.cd', ...all)
const text = (...all: string[]) => ({ text: lines(...all) })
const feedback = (...all: string[]) => ({ feedback: lines(...all) })

const samples: [string, Partial<ReportParts>, string][] = [
  [
    'Postfix',
    status(
      'Reporting-MTA: dns; mx.karibu.example',
      'Arrival-Date: Sat, 21 Nov 2026 10:02:11 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; Nobody@Example.org',
      'Original-Recipient: rfc822;nobody@example.org',
      'Action: failed',
      'Status: 5.1.1',
      'Remote-MTA: dns; mx.example.org',
      'Diagnostic-Code: smtp; 550 5.1.1 <nobody@example.org>: Recipient address',
      '    rejected: User unknown in virtual mailbox table',
    ),
    'failed 5.1.1 nobody@example.org',
  ],
  ['Postfix, after four hours', toAda('Action: delayed', 'Status: 4.4.1'), 'delayed 4.4.1 a@b.cd'],
  ['given up', toAda('Action: failed', 'Status: 4.4.7 (time expired)'), 'failed 4.4.7 a@b.cd'],
  ['Postfix, delivered', toAda('Action: delivered', 'Status: 2.0.0'), 'delivered 2.0.0 a@b.cd'],
  [
    'Exim, which knows the reason only in words',
    {
      ...toAda(
        ...['Action: failed', 'Status: 5.0.0', 'Remote-MTA: dns; mx.example.org'],
        'Diagnostic-Code: smtp; 552-5.2.2 The email account that you tried to reach is over quota.',
      ),
      failedRecipients: 'a@b.cd',
    },
    'failed 5.2.2 a@b.cd',
  ],
  [
    'Exchange',
    status(
      ...['Reporting-MTA: dns;EX01.example.org', ''],
      ...['Original-Recipient: rfc822;a@b.cd', 'Final-Recipient: rfc822;a@b.cd'],
      ...['Action: failed', 'Status: 5.1.10', 'X-Display-Name: Ada'],
    ),
    'failed 5.1.10 a@b.cd',
  ],
  [
    'a list, of which one member is gone',
    status(
      ...['Reporting-MTA: dns; lists.example.org', ''],
      ...['Final-Recipient: rfc822; one@example.org', 'Action: expanded', 'Status: 2.0.0', ''],
      ...['Final-Recipient: rfc822; two@example.org', 'Action: failed', 'Status: 5.2.1'],
    ),
    'expanded 2.0.0 one@example.org, failed 5.2.1 two@example.org',
  ],
  [
    'one that forgets the action',
    status('Final-Recipient: RFC822; <a@b.cd>', 'Status: 5.7.1'),
    'failed 5.7.1 a@b.cd',
  ],
  [
    'qmail, without any part for machines',
    text(
      ...['Hi. This is the qmail-send program at mx.example.org.', '', '<nobody@example.org>:'],
      ...['Sorry, no mailbox here by that name. vpopmail (#5.1.1)', ''],
      ...['--- Below this line is a copy of the message.', '', '<visa@karibu.example>:'],
    ),
    'failed 5.1.1 nobody@example.org',
  ],
  [
    'Exim of long ago',
    {
      failedRecipients: 'nobody@example.org',
      text: lines(
        'This message was created automatically by mail delivery software.',
        '    SMTP error from remote mail server: 550 5.1.1 user unknown',
      ),
    },
    'failed 5.1.1 nobody@example.org',
  ],
  [
    'a complaint of a feedback loop',
    feedback(
      ...['Feedback-Type: abuse', 'User-Agent: Yahoo!-Mail-Feedback/2.0', 'Version: 0.1'],
      ...['Original-Mail-From: <visa+labc@karibu.example>', 'Original-Rcpt-To: ada@yahoo.com'],
    ),
    'complained null ada@yahoo.com',
  ],
  ['feedback that it is no spam', { feedback: 'Feedback-Type: not-spam\r\nVersion: 1' }, ''],
  ['a read receipt, whose fields are others', { status: 'Disposition: automatic; displayed' }, ''],
  ['an auto-reply that quotes codes', text('Server said 550 5.1.1 yesterday.'), ''],
  ['an unknown action', { status: 'Final-Recipient: rfc822; a@b.cd\nAction: eaten' }, ''],
]

describe('what mail servers write', () => {
  test.each(samples)('%s', (_, parts, expected) => {
    const found = readDeliveryReport({ ...nothing, ...parts })
    const said = found.map(({ action, code, recipient }) => `${action} ${code} ${recipient}`)
    expect(said.join(', ')).toBe(expected)
  })

  test('nothing that strangers send breaks it', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', '\r\n\r\n', ': ', 'Action', 'Status', '5.1.1', '<a@b.cd>:', ' ', '\t'),
    )
    const part = fc.option(fc.array(piece, { maxLength: 60 }).map((all) => all.join('')))
    const parts = fc.record({
      ...{ status: part, feedback: part, returned: part, text: part, failedRecipients: part },
    })
    always(parts, (given) => {
      expect(readDeliveryReport(given).length).toBeLessThanOrEqual(50)
      quotedReturnPaths(given)
    })
  })

  const large = ' \n\t'.repeat(140_000)
  const recipient = `Action: failed\nFinal-Recipient: x;${'@'.repeat(254)}${'.'.repeat(1_000)}x x`
  // In quadratic time they would take too long.
  test.each<[string, Partial<ReportParts>, number]>([
    ['blank lines', { status: large, feedback: large }, 0],
    ['recipients', { status: `${recipient}\n\n`.repeat(50) }, 50],
    ['brackets', { text: `Hi. This is${'<'.repeat(400_000)}` }, 0],
    ['quotes', { failedRecipients: '"'.repeat(400_000) }, 0],
  ])(
    'however many %s, it is read',
    (_, parts, count) => {
      const found = readDeliveryReport({ ...nothing, ...parts })
      expect(found).toEqual(Array(count).fill({ action: 'failed', code: null, recipient: null }))
    },
    100_000,
  )
})

test('the gravest of several counts; handed on says nothing', () => {
  const report = (action: 'failed' | 'delayed' | 'delivered' | 'relayed', code: string) => ({
    ...{ action, code, recipient: null },
  })
  expect(newsOf([report('relayed', '2.0.0')])).toBeNull()
  expect(newsOf([])).toBeNull()
  const failed = report('failed', '5.1.1')
  const all = [report('delivered', '2.0.0'), failed, report('delayed', '4.4.1')]
  expect(newsOf(all)).toEqual({ outcome: 'bounced', code: '5.1.1' })
})

test('the address that a letter was sent from, as it is quoted', () => {
  const feedback = 'Feedback-Type: abuse\nOriginal-Mail-From: <Visa+L1@karibu.example>'
  const returned = 'Return-Path: <visa+l2@karibu.example>\nSubject: x\n\nReturn-Path: <forged@x.yz>'
  const addresses = ['visa+l1@karibu.example', 'visa+l2@karibu.example']
  expect(quotedReturnPaths({ ...nothing, feedback, returned })).toEqual(addresses)
  expect(quotedReturnPaths(nothing)).toEqual([])
})
