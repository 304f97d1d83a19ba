import type { StaffErrorCode } from '#domain/error.ts'

/** What an error says that only staff meet, and what to do about it. */
export const error = {
  'amendment.dearer': 'This costs more, so the traveller has to pay for it on their own page.',
  'amendment.extra-first':
    'This removes an extra and still costs more. Remove the extra by itself first; the traveller can then pay for the rest.',
  'application.nobody-in':
    'Nobody is available to take it, or applications are not assigned by rules.',
  'application.ended':
    'There is nothing left to do for this application: it has been decided or cancelled.',
  'application.erased': 'The personal data of this application has been erased.',
  'cancellation.answered': 'This request has already been answered differently.',
  'cancellation.not-found': 'This request does not exist.',
  'cancellation.note-required': 'Give the reason, so that the traveller understands.',
  'cancellation.overtaken':
    'This answer is no longer true: nobody it is about can leave any more, or everybody has left. Give the other answer.',
  'chat.proven':
    'The traveller’s own browser showed which application this conversation is about, so this cannot be changed.',
  'dispute.no-evidence':
    'There is no evidence to send: the dispute is not about a payment of ours, or its application has been erased.',
  'dispute.not-found': 'We cannot find this dispute.',
  'decision.told': 'The traveller has been told. Decide anew instead; they get another email.',
  'decision.reason-required':
    'Give the reason. Every rejection, withdrawal and step back needs one.',
  'correction.reason-required':
    'Say why you are correcting it. The traveller will read the reason too.',
  'document.portal-too-large':
    'This file is too large for the portal of the immigration authority and cannot be made smaller here without losing something. Ask the traveller for a smaller one.',
  'filing.number-required':
    'Enter the application number of each traveller, or say why there is none.',
  'filing.other-script': 'Write it in letters from A to Z: the portal takes no others.',
  'filing-form.changed': 'Somebody has changed the filing form in the meantime.',
  'email.attached': 'This email already belongs to an application or a conversation.',
  'email.file-used': 'This file has already been added as a document.',
  'email.not-found': 'This email does not exist.',
  'payment.by-hand':
    'No payment has arrived. Only an owner or manager can mark it as paid by hand, with a reason.',
  'payment.not-found': 'We cannot find this payment.',
  'reminder.not-needed': 'Nothing is missing here, so there is nothing to remind the traveller of.',
  'reminder.stopped': 'This traveller asked not to get any more reminders.',
  'reminder.too-soon': 'A reminder was sent within the last day. Wait until tomorrow.',
  'reminder.unreachable': 'Emails to this address bounce. Correct the address first.',
  'role.in-use': 'Somebody still has this role. Choose the role they will have instead.',
  'role.name-taken': 'There is already a role with this name.',
  'role.not-found': 'This role does not exist.',
  'visa-document.approved': 'The visa of this document is approved already.',
  'visa-document.not-found':
    'This visa document is no longer waiting: it has been used, removed or is more than a day old. Add it again.',
  'approval.disputed':
    'The payer has disputed the payment: their bank is holding the money or has given it back. Travellers can be submitted only with a reason.',
  'approval.document-required': 'Please select an approval document',
  'approval.names-missing':
    'The document does not show the passport number and name of every traveller it is for. A second person has to compare it.',
  'approval.not-pdf': 'Please select a PDF file',
  'approval.unpaid':
    'This application has not been paid. No traveller can be submitted or approved until it is.',
  'approval.unreviewed':
    'Some documents have not been accepted yet. Check every current document of the traveller first.',
  'template.changed':
    'Somebody has changed this template in the meantime. Look at it again before you save.',
  'template.name-taken': 'Another shared template has this name. Choose a different one.',
  'template.no-language': 'The template has no text in this traveller’s language.',
  'template.not-found': 'This template no longer exists.',
  'template.too-long': 'With its variables filled in, the message is longer than 4,000 characters.',
  'template.too-many': 'You have reached the limit of templates. Remove one first.',
  'template.unfilled': 'A variable in this message is not filled in yet.',
  'template.unknown-variable': 'The text has braces around something that is not a variable.',
  'view.not-found': 'This view no longer exists.',
  'view.too-many': 'You have reached the limit of views. Remove one first.',
  'approval.second-person': 'Two people are needed: one checks the documents, another approves.',
  'data-request.not-found': 'This request does not exist.',
  'data-request.open-application':
    'An application of this person is still in progress. Decide it or refund it first.',
  'invitation.expired':
    'This invitation has been used or withdrawn, or has expired. Ask the person who invited you for a new one.',
  'letter.not-found': 'This email does not exist.',
  'letter.not-repeatable':
    'This email contained a link or a code that works only once. The traveller can ask for a new one.',
  'payout.line-settled':
    'This line was matched, explained or taken back in the meantime. Load the page again.',
  'payout.line-wrong': 'Line {line} of the file cannot be read. Nothing was imported.',
  'month.closed': 'The month is closed already.',
  'month.not-last': 'Only the last closed month can be opened again.',
  'month.not-over': 'Only a month that is over can be closed.',
  'month.open': 'The month is not closed yet.',
  'payout.not-found': 'This import was taken back already.',
  'payout.too-long': 'The file has too many lines. Export fewer days at a time.',
  'statement.unreadable':
    'We do not recognise this card statement. It needs the columns date, amount and text.',
  'fee.day-future': 'A future day cannot be recorded.',
  'payout.unreadable':
    'We do not recognise this payout file. It needs the columns named on the page, or those of Stripe’s itemized payouts or balance report.',
  'person.not-found': 'We keep nothing about this address.',
  'refund.already-made': 'This payment has been refunded, or is about to be.',
  'refund.amount-wrong': 'The amount has to be above zero and at most what can be refunded.',
  'refund.beyond-limit':
    'Your role may refund up to {limit} per application, and {left} of that is left. Ask a colleague whose role allows more.',
  'refund.disputed':
    'The payer is disputing this payment with their bank. It cannot be refunded until that is decided, or the money would be lost twice.',
  'refund.not-found': 'This refund does not exist.',
  'refund.note-required': 'Say why the amount differs from the policy.',
  'review.changed':
    'A colleague has judged this document in the meantime. See above who, and what they said; decide again to overrule it.',
  'review.reason-required':
    'Say why the document is rejected, so that the traveller can send a better one.',
  'rules.begun': 'This version has begun or is about to. Publish another one instead.',
  'rules.changed-meanwhile':
    'Somebody has published, confirmed or taken back a version in the meantime. Look at it, then start from there.',
  'rules.second-person': 'Two people are needed: one writes a version, another confirms it.',
  'rules.too-soon':
    'A version begins two minutes from now at the earliest, so that every server knows it. Choose a later moment.',
  'staff.code-required': 'Enter the code from your authenticator app, or a recovery code.',
  'staff.code-wrong': 'This code is incorrect or has been used. Wait for the next one.',
  'staff.confirm-required': 'Confirm that it is you first.',
  'staff.email-taken': 'Somebody already has this email address.',
  'staff.forbidden': 'Your role does not allow this. Ask the owner.',
  'staff.invalid-password': 'Invalid password',
  'staff.last-owner': 'There has to be an owner. Make somebody else an owner first.',
  'staff.not-found': 'This colleague does not exist or has left.',
  'staff.passkey-refused':
    'This passkey was not accepted. Try again, or sign in with your password.',
  'staff.passkey-required': 'Sign in with your passkey.',
  'staff.password-weak':
    '{reason, select, short {Use at least 12 characters.} long {Use at most 128 characters.} personal {Use a password without your name, your email address or the name of the company.} other {This password is easy to guess. Use three or four words that do not belong together.}}',
  'staff.second-factor-required':
    'Set up a second factor first. The owner requires one for everyone.',
} as const satisfies Record<StaffErrorCode, string>
