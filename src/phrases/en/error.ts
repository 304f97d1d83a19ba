import type { ErrorCode } from '#domain/error.ts'

/** What an error says, and what to do about it. */
export const error = {
  'agreement.mismatch':
    'The price changed after you signed. Read the agreement again and sign it again.',
  'agreement.not-found': 'We have no agreement with this number.',
  'agreement.signature-blank': 'Digital signature is required to proceed with payment',
  'agreement.signature-unreadable': 'We could not read your signature. Clear it and sign again.',
  'applicant.filed':
    'We have already submitted this traveller’s application to the immigration authority, so nothing can be changed here any more. Write to us if something is wrong.',
  'amendment.cheaper':
    'We make changes to something cheaper for you and refund the difference under our Refund Policy. Write to us.',
  'amendment.dearer': 'This costs more, so the traveller has to pay for it on their own page.',
  'amendment.multiple-required':
    'One of the travellers has a nationality that needs the multiple-entry visa.',
  'amendment.nothing': 'You have already ordered this.',
  'amendment.somebody-withdrew':
    'One of the travellers has withdrawn, so the visa can no longer be changed here. Write to us.',
  'applicant.not-found': 'This traveller does not belong to this application.',
  'applicant.too-many': 'This application already has all its travellers.',
  'application.changed':
    'Somebody changed this application a moment ago. Load it again to see the change.',
  'application.closed': 'This application has been submitted and can no longer be changed here.',
  'application.nobody-in':
    'Nobody is available to take it, or applications are not assigned by rules.',
  'application.ended':
    'There is nothing left to do for this application: it has been decided or cancelled.',
  'application.erased': 'The personal data of this application has been erased.',
  'application.incomplete': 'Some answers are missing. Add the details of every traveller first.',
  'application.not-found': 'Application not found. Please check your details and try again.',
  'cancellation.answered': 'This request has already been answered differently.',
  'cancellation.before-paying':
    'You cannot remove one traveller before paying. Cancel the application and start again with fewer travellers.',
  'cancellation.not-found': 'This request does not exist.',
  'cancellation.note-required': 'Give the reason, so that the traveller understands.',
  'chat.answer-required': 'You can send a copy once somebody has replied.',
  'chat.email-required': 'Enter your email address first.',
  'chat.full': 'This conversation has reached its limit. Start a new one.',
  'chat.not-found': 'We cannot find this conversation.',
  'chat.proven':
    'The traveller’s own browser showed which application this conversation is about, so this cannot be changed.',
  'code.wrong': 'This code is incorrect or has expired. Ask for a new one.',
  'dispute.no-evidence':
    'There is no evidence to send: the dispute is not about a payment of ours, or its application has been erased.',
  'dispute.not-found': 'We cannot find this dispute.',
  'document.accepted': 'We have checked and accepted this document, so it cannot be changed.',
  'decision.reason-required':
    'Give the reason. Every rejection, withdrawal and step back needs one.',
  'correction.ineligible':
    'Nationals of this country do not need a visa for Tanzania. Write to us: we will look at it, and at what you have paid, together with you.',
  'correction.reason-required':
    'Say why you are correcting it. The traveller will read the reason too.',
  'correction.refused': 'Something in the correction is not right yet. Nothing has been changed.',
  'correction.visa-kind':
    'Nationals of this country need the multiple-entry tourist visa. Change the visa type first, then the nationality.',
  'document.ambiguous':
    'Different programs read this PDF differently, so part of it could be lost. Print it to a plain PDF and add that one.',
  'document.blank': 'This picture is all one colour. Choose a photo that shows the face.',
  'document.damaged':
    'Our copy of this file is damaged. Yours is fine: we will ask you for it again, or replace it ourselves.',
  'document.empty': 'This file is empty. Choose another one.',
  'document.encrypted':
    'This PDF is locked with a password. Save it without a password and add it again.',
  'document.heic':
    'This photo is in the HEIC format used by iPhones. Open it, choose Share, then Save as JPEG. Or take it again with Settings, Camera, Formats set to Most Compatible.',
  'document.infected': 'Our virus scanner stopped this file. Choose another one.',
  'document.missing': 'Some documents are still missing.',
  'document.not-found': 'We cannot find this document.',
  'document.portal-too-large':
    'This file is too large for the portal of the immigration authority and cannot be made smaller here without losing something. Ask the traveller for a smaller one.',
  'document.quota':
    'You have reached the limit of files for one day. You can add more in {hours, plural, one {# hour} other {# hours}}. If you cannot wait, write to us.',
  'document.scripted':
    'This PDF contains programs or other files. Print it to a plain PDF and add that one.',
  'document.too-complex':
    'This file is too large once it is opened. Save a smaller version and add it again.',
  'document.too-large': 'File size must be less than {limit}MB',
  'document.type-unknown': 'This application does not ask for this type of document.',
  'document.unreadable':
    'We could not open this file. It may be damaged: save it again and try once more.',
  'document.wrong-type': 'This file type cannot be used here. Use {allowed}.',
  'draft.not-found': 'There are no saved answers in this browser.',
  'draft.changed': 'These answers were changed in another tab or window.',
  'filing-form.changed': 'Somebody has changed the filing form in the meantime.',
  'file.missing': 'Choose a file first.',
  'idempotency.mismatch': 'This request was already sent with different content.',
  'link.changed': 'This was changed on another device in the meantime.',
  'link.sent-in': 'These answers have been submitted and cannot be changed here.',
  'link.expired': 'This link has been used or has expired. Ask for a new one.',
  'email.attached': 'This email already belongs to an application or a conversation.',
  'email.file-used': 'This file has already been added as a document.',
  'email.not-found': 'This email does not exist.',
  'mail.signature-wrong': 'This message was not signed by the mail service.',
  'passport-page.gone':
    'We no longer have the picture of a passport. Continue without it: you can add it after you pay.',
  'payment.already-paid': 'This application is already paid.',
  'payment.by-hand':
    'No payment has arrived. Only an owner or manager can mark it as paid by hand, with a reason.',
  'payment.gateway-unavailable':
    'The payment page is not responding. You have not been charged. Try again in a minute.',
  'payment.not-found': 'We cannot find this payment.',
  'payment.not-open': 'This payment can no longer be changed.',
  'payment.required': 'Pay first, then add your documents.',
  'payment.signature-wrong': 'This message was not signed by the payment provider.',
  'payment.still-open':
    'The payment page is still open. Cancel the payment there, or wait until it closes by itself within an hour.',
  'price.changed': 'The price has changed. Check the new price before you continue.',
  'receipt.not-found': 'This application has no receipt with this number.',
  'reminder.not-needed': 'Nothing is missing here, so there is nothing to remind the traveller of.',
  'reminder.stopped': 'This traveller asked not to get any more reminders.',
  'reminder.too-soon': 'A reminder was sent within the last day. Wait until tomorrow.',
  'reminder.unreachable': 'Emails to this address bounce. Correct the address first.',
  'request.content-type': 'This type of content is not supported here.',
  'request.host': 'This site does not answer under this address.',
  'request.invalid': 'Please fill all required fields',
  'request.not-found': 'There is nothing at this address.',
  'request.origin': 'This request did not come from our pages. Load the page again.',
  'request.too-large': 'This is too large to send at once.',
  'request.too-many':
    'Too many attempts. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
  'request.too-slow': 'The connection was too slow. Try again with a better connection.',
  'request.unauthorized':
    'Open this in the browser you applied with, or use the link in our email.',
  'request.unreadable': 'We could not read this request.',
  'role.in-use': 'Somebody still has this role. Choose the role they will have instead.',
  'role.name-taken': 'There is already a role with this name.',
  'role.not-found': 'This role does not exist.',
  'server.busy': 'Many people are here right now. Your answers are saved. Try again in a moment.',
  'server.failed':
    'Something went wrong on our side. Your answers are saved. Try again in a moment.',
  'visa-document.not-found':
    'This visa document is no longer waiting: it has been used, removed or is more than a day old. Add it again.',
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
  'payout.line-wrong': 'Line {line} of the file cannot be read. Nothing was imported.',
  'payout.too-long': 'The file has too many lines. Export fewer days at a time.',
  'payout.unreadable':
    'We do not recognise this payout file. Export it again from the gateway as CSV.',
  'person.not-found': 'We keep nothing about this address.',
  'refund.already-made': 'This payment has been refunded, or is about to be.',
  'refund.amount-wrong': 'The amount has to be above zero and at most what was paid.',
  'refund.beyond-limit':
    'Your role may refund up to {limit} per application, and {left} of that is left. Ask a colleague whose role allows more.',
  'refund.disputed':
    'The payer is disputing this payment with their bank. It cannot be refunded until that is decided, or the money would be lost twice.',
  'refund.not-found': 'This refund does not exist.',
  'refund.note-required': 'Say why the amount differs from the policy.',
  'review.reason-required':
    'Say why the document is rejected, so that the traveller can send a better one.',
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
} as const satisfies Record<ErrorCode, string>
