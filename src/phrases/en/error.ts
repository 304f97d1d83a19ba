import type { ErrorCode } from '#domain/error.ts'

/** What an error says, and what to do about it. */
export const error = {
  'agreement.mismatch':
    'The price changed after you signed. Read the agreement again and sign it once more.',
  'agreement.not-found': 'We have no agreement with this number.',
  'agreement.signature-blank': 'Digital signature is required to proceed with payment',
  'agreement.signature-unreadable': 'We could not read your signature. Clear it and sign again.',
  'applicant.filed':
    "This traveller's application is with the authority already, so nothing can be changed here any more. Write to us if something is wrong.",
  'amendment.cheaper':
    'We make changes to something cheaper for you, with a refund by our refund policy. Please write to us.',
  'amendment.dearer': 'This costs more, so the traveller has to pay for it on their own page.',
  'amendment.multiple-required':
    'The nationality of one of the travellers requires multiple entry.',
  'amendment.nothing': 'This is what you have already ordered.',
  'amendment.somebody-withdrew':
    'One of the travellers has withdrawn, so the visa can no longer be changed here. Please write to us.',
  'applicant.not-found': 'This traveller does not belong to this application.',
  'applicant.too-many': 'This application already has all its travellers.',
  'application.changed':
    'Somebody changed this application a moment ago. Load it again to see the change.',
  'application.closed': 'This application has been sent and can no longer be changed here.',
  'application.nobody-in': 'Nobody is in who could take it, or work is not given out by rules.',
  'application.ended':
    'Nothing is left to do for this application: it has been decided or cancelled.',
  'application.erased': 'The personal data of this application has been erased.',
  'application.incomplete': 'Some answers are missing. Add the details of every traveller first.',
  'application.not-found': 'Application not found. Please check your details and try again.',
  'cancellation.answered': 'This request was answered differently already.',
  'cancellation.before-paying':
    'You cannot remove one traveller before paying. Cancel the application and start again with fewer travellers.',
  'cancellation.not-found': 'This request does not exist.',
  'cancellation.note-required': 'Say why, so that the traveller understands.',
  'chat.answer-required': 'A copy can be sent once somebody has answered.',
  'chat.email-required': 'Enter your e-mail address first.',
  'chat.full': 'This conversation is full. Begin a new one.',
  'chat.not-found': 'We cannot find this conversation.',
  'chat.proven':
    'The traveller’s own browser showed which application this conversation is about. It stays with it.',
  'code.wrong': 'This code is not right, or it is too old. Ask for a new one.',
  'dispute.no-evidence':
    'There is nothing to prove it with: the dispute is of no payment of ours, or its application was erased.',
  'dispute.not-found': 'We cannot find this dispute.',
  'document.accepted': 'We have checked and accepted this document, so it stays as it is.',
  'decision.reason-required': 'Give the reason: for a rejection, a withdrawal and every step back.',
  'correction.ineligible':
    'Nationals of this country need no visa for Tanzania. Write to us: we look at it with you, and at what you paid.',
  'correction.reason-required': 'Say why you correct it. The traveller reads the reason too.',
  'correction.refused': 'Something in the correction does not fit yet. Nothing has been changed.',
  'correction.visa-kind':
    'Nationals of this country need the multiple-entry tourist visa. Change the kind of visa first, then the nationality.',
  'document.ambiguous':
    'Programs read this PDF in different ways, so something in it could be lost. Print it to a plain PDF and add that one.',
  'document.blank':
    'This picture shows nothing but one colour. Choose a photo in which the face is seen.',
  'document.damaged':
    'Our copy of this file is damaged. Yours is fine: we ask you for it again, or replace it ourselves.',
  'document.empty': 'This file is empty. Choose another one.',
  'document.encrypted':
    'This PDF is locked with a password. Save it without a password and add it again.',
  'document.heic':
    'This photo is in the HEIC format of iPhones. Open it, choose Share, then Save as JPEG, or take it again with Settings, Camera, Formats, Most Compatible.',
  'document.infected': 'Our virus scanner stopped this file. Choose another one.',
  'document.missing': 'Some documents are still missing.',
  'document.not-found': 'We cannot find this document.',
  'document.portal-too-large':
    'This file is too large for the portal of the authority, and cannot be made smaller here without losing something. Ask the traveller for a smaller one.',
  'document.quota':
    'Very many files were sent within a day. You can add more in {hours, plural, one {# hour} other {# hours}}. If you cannot wait, write to us.',
  'document.scripted':
    'This PDF contains programs or other files. Print it to a plain PDF and add that one.',
  'document.too-complex': 'This file is too large when opened. Save it smaller and add it again.',
  'document.too-large': 'File size must be less than {limit}MB',
  'document.type-unknown': 'This kind of document is not asked for in this application.',
  'document.unreadable': 'We could not open this file. It may be damaged: save it again and retry.',
  'document.wrong-type': 'This file type does not fit here. Use {allowed}.',
  'draft.not-found': 'There are no saved answers in this browser.',
  'draft.changed': 'These answers were changed in another tab or window.',
  'filing-form.changed': 'Somebody changed the filing form meanwhile.',
  'file.missing': 'Choose a file first.',
  'idempotency.mismatch': 'This request was sent before with other content.',
  'link.changed': 'This was changed on another device meanwhile.',
  'link.sent-in': 'These answers were submitted already and cannot be changed here.',
  'link.expired': 'This link has been used or is too old. Ask for a new one.',
  'email.attached': 'This email belongs to an application or conversation already.',
  'email.file-used': 'This file was taken as a document already.',
  'email.not-found': 'This email does not exist.',
  'mail.signature-wrong': 'This message was not signed by the mail service.',
  'passport-page.gone':
    'The picture of a passport is no longer kept here. Send the application without it: you can add it after payment.',
  'payment.already-paid': 'This application is already paid.',
  'payment.by-hand':
    'No payment has arrived. Only an owner or manager can mark it as paid by hand, with a reason.',
  'payment.gateway-unavailable':
    'The payment page does not answer at the moment. Nothing was charged. Try again in a minute.',
  'payment.not-found': 'We cannot find this payment.',
  'payment.not-open': 'This payment can no longer be changed.',
  'payment.required': 'Pay first, then add your documents.',
  'payment.signature-wrong': 'This message was not signed by the payment gateway.',
  'payment.still-open':
    'The payment page is still open. Cancel the payment there, or wait until it ends by itself within an hour.',
  'price.changed': 'The price is now different. Check the new price before you go on.',
  'receipt.not-found': 'We have no receipt with this number for this application.',
  'reminder.not-needed': 'Nothing is missing here, so there is nothing to remind of.',
  'reminder.stopped': 'This traveller asked for no more reminders.',
  'reminder.too-soon': 'A reminder went out within the last day. Wait until tomorrow.',
  'reminder.unreachable': 'Letters to this address come back. Correct it first.',
  'request.content-type': 'This kind of content is not understood here.',
  'request.host': 'This site does not answer to this name.',
  'request.invalid': 'Please fill all required fields',
  'request.not-found': 'There is nothing at this address.',
  'request.origin': 'This request did not come from our pages. Load the page again.',
  'request.too-large': 'This is more than we can take at once.',
  'request.too-many':
    'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  'request.too-slow': 'The connection was too slow. Try again where the network is better.',
  'request.unauthorized':
    'Open this from the browser you applied with, or use the link in our letter.',
  'request.unreadable': 'We could not read this request.',
  'role.in-use': 'Somebody still has this role. Say which role they get instead.',
  'role.name-taken': 'There is a role with this name already.',
  'role.not-found': 'This role does not exist.',
  'server.busy': 'Many people are here right now. Your answers are safe. Try again in a moment.',
  'server.failed':
    'Something went wrong on our side. Your answers are safe. Try again in a moment.',
  'visa-document.not-found':
    'This visa document is no longer waiting: it was used, removed or is more than a day old. Add it again.',
  'approval.document-required': 'Please select an approval document',
  'approval.names-missing':
    'The document does not name every traveller whom it is for by passport number and name. A second person has to compare it.',
  'approval.not-pdf': 'Please select a PDF file',
  'approval.unpaid': 'The application is not paid. Until it is, nobody can be filed or approved.',
  'approval.unreviewed':
    'Documents are still to be accepted. Look through every current document of the traveller first.',
  'template.changed':
    'Somebody has changed this template meanwhile. Look at it again before you save.',
  'template.name-taken': 'Another shared template has this name. Choose a different one.',
  'template.no-language': 'The template has no text in this traveller’s language.',
  'template.not-found': 'This template is no longer there.',
  'template.too-long': 'With its variables filled in, the message is longer than 4,000 characters.',
  'template.too-many': 'You have as many templates as can be kept. Remove one first.',
  'template.unfilled': 'A variable in this message is not filled in yet.',
  'template.unknown-variable': 'The text has braces around something that is no variable.',
  'view.not-found': 'This view is no longer there.',
  'view.too-many': 'You have as many views as can be kept. Remove one first.',
  'approval.second-person':
    'Two people are needed: one looks through the documents, another one approves.',
  'data-request.not-found': 'This request does not exist.',
  'data-request.open-application':
    'An application of this person is still being worked on. Decide it or pay it back first.',
  'invitation.expired':
    'This invitation has been used, withdrawn or is too old. Ask whoever invited you for a new one.',
  'letter.not-found': 'This letter does not exist.',
  'letter.not-repeatable':
    'This letter held a link or a code for one use. The traveller can ask for a new one.',
  'payout.line-wrong': 'Line {line} of the file cannot be read. Nothing was imported.',
  'payout.too-long': 'The file has too many lines. Export fewer days at a time.',
  'payout.unreadable':
    'This is no payout file that we know. Export it again from the gateway as CSV.',
  'person.not-found': 'Nothing is kept about this address.',
  'refund.already-made': 'This payment was paid back already, or is about to be.',
  'refund.amount-wrong': 'The amount has to be above zero and at most what was paid.',
  'refund.beyond-limit':
    'Your role may pay back up to {limit} of one application, and {left} of that is left. Ask a colleague whose role allows more.',
  'refund.disputed':
    'The payer disputes this payment at their bank. It cannot be refunded until that is decided, or the money would be lost twice.',
  'refund.not-found': 'This refund does not exist.',
  'refund.note-required': 'Say why the amount differs from the policy.',
  'review.reason-required':
    'Say why the document is rejected, so that the traveller can send a better one.',
  'staff.code-required': 'Type the code of your authenticator app, or a recovery code.',
  'staff.code-wrong': 'This code is not right, or it has been used. Wait for the next one.',
  'staff.confirm-required': 'Confirm that it is you first.',
  'staff.email-taken': 'Somebody with this e-mail address is here already.',
  'staff.forbidden': 'Your role does not allow this. Ask the owner.',
  'staff.invalid-password': 'Invalid password',
  'staff.last-owner': 'There has to be an owner. Make somebody else owner first.',
  'staff.not-found': 'This colleague does not exist or has left.',
  'staff.passkey-refused':
    'This passkey was not accepted. Try again, or sign in with your password.',
  'staff.passkey-required': 'Sign in with your passkey.',
  'staff.password-weak':
    '{reason, select, short {Use at least 12 characters.} long {Use at most 128 characters.} personal {Use a password without your name, your e-mail address or the name of the company.} other {This password is easy to guess. Use three or four words that do not belong together.}}',
  'staff.second-factor-required': 'Set up a second factor first: the owner asks it of everybody.',
} as const satisfies Record<ErrorCode, string>
