import { expect, test } from 'vitest'
import { enhancedCodeOf, isFinal } from './smtp-reply.ts'

const rcpt = 'RCPT TO'
const data = 'DATA'

test.each([
  // Gmail
  [rcpt, '550-5.1.1 The email account that you tried to reach does not exist.'],
  [rcpt, '553-5.1.3 The recipient address is not a valid RFC 5321 address.'],
  // Outlook, Exchange
  [rcpt, '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  [data, '550 5.2.3 RESOLVER.RST.RecipSizeLimit; message too large for this recipient'],
  // Postfix
  [rcpt, '550 5.1.1 <zoe@example.org>: Recipient address rejected: User unknown'],
  [rcpt, '550 5.1.0 <zoe@example.org>: Recipient address rejected: undeliverable address'],
  [rcpt, '551 5.1.6 The recipient has moved'],
  // Exim says no enhanced codes
  [rcpt, '550 Unrouteable address'],
  // Amazon SES
  [data, '554 5.1.1 The recipient is on the suppression list'],
  // RFC 7505: the domain accepts no mail
  [rcpt, '556 5.1.10 Recipient address has null MX'],
  // An old server
  [rcpt, '553 Requested action not taken: mailbox name invalid'],
])('no repeat helps (%s): %s', (command, reply) => {
  expect(isFinal({ code: Number(reply.slice(0, 3)), reply, command })).toBe(true)
})

test.each([
  // For us to fix: relaying, login, sender
  [rcpt, '553 5.7.1 relaying denied'],
  [rcpt, '550 relay not permitted'],
  ['MAIL FROM', '530 5.7.0 Authentication Required'],
  ['MAIL FROM', '530 5.7.57 Client was not authenticated to send anonymous mail during MAIL FROM'],
  ['MAIL FROM', '550 5.1.8 <hello@karibu.example>: Sender address rejected: Domain not found'],
  ['MAIL FROM', '550 5.1.1 Sender unknown'],
  [rcpt, '550 5.1.7 The sender’s address is not valid'],
  [data, '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
  [data, '554 Message rejected: Email address is not verified. The identities failed the check'],
  [data, '550 The from address does not match a verified Sender Identity.'],
  [rcpt, '550 Unauthenticated senders not allowed'],
  ['AUTH PLAIN', '535 5.7.8 Username and Password not accepted'],
  // Policy and reputation
  [data, '550-5.7.26 This mail has been blocked because the sender is unauthenticated.'],
  [data, '550-5.7.1 Our system has detected that this message is likely unsolicited mail.'],
  [rcpt, '550 5.4.1 Recipient address rejected: Access denied.'],
  [rcpt, '550 Rejected because 192.0.2.1 is in a block list'],
  [data, '554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org'],
  // Temporary, or on their side
  [rcpt, '552-5.2.2 The email account that you tried to reach is over quota.'],
  [rcpt, '552 Mailbox full'],
  [data, '554 5.4.14 Hop count exceeded - possible mail loop'],
  [data, '552 5.3.4 Message size exceeds fixed limit'],
  [data, '554 5.3.0 Other mail system problem'],
  [data, '503 5.5.1 Bad sequence of commands'],
  [rcpt, '450 4.2.0 <zoe@example.org>: Recipient address rejected: Greylisted'],
  [rcpt, '452-4.2.2 The recipient’s inbox is out of storage space.'],
  [data, '451 Authentication failed: Maximum credits exceeded'],
  ['CONN', '421 4.7.0 Try again later, closing connection.'],
])('waits for a repair (%s): %s', (command, reply) => {
  expect(isFinal({ code: Number(reply.slice(0, 3)), reply, command })).toBe(false)
})

test('a connection that broke says nothing about the letter', () => {
  expect(isFinal({ code: undefined })).toBe(false)
  expect(enhancedCodeOf(undefined)).toBeNull()
})

test('the enhanced code is found in one line and in several', () => {
  expect(enhancedCodeOf('550 5.1.1 unknown')).toBe('5.1.1')
  expect(enhancedCodeOf('550-5.2.1 first\n550 5.2.1 second')).toBe('5.2.1')
  expect(enhancedCodeOf('550 version 5.1.1 of our server')).toBeNull()
})
