import type { TravellerErrorCode } from '#domain/error.ts'

/** What an error says, and what to do about it. */
export const error = {
  'agreement.mismatch':
    'Our prices or rules changed after you signed. Read the agreement again and sign it again.',
  'agreement.not-found': 'We have no agreement with this number.',
  'agreement.signature-blank': 'Digital signature is required to proceed with payment',
  'agreement.signature-unreadable': 'We could not read your signature. Clear it and sign again.',
  'applicant.filed':
    'We have already submitted this traveller’s application to the immigration authority, so nothing can be changed here any more. Write to us if something is wrong.',
  'amendment.cheaper':
    'We make changes to something cheaper for you and refund the difference under our Refund Policy. Write to us.',
  'amendment.extra-late':
    'Extras can be added until the day before the first traveller arrives, as long as no decision has been made.',
  'amendment.multiple-required':
    'One of the travellers has a nationality that needs the multiple-entry visa.',
  'amendment.nothing': 'You have already ordered this.',
  'amendment.somebody-withdrew':
    'The application was cancelled for one of the travellers, so this can no longer be changed here. Write to us.',
  'applicant.not-found': 'This traveller does not belong to this application.',
  'applicant.too-many': 'This application already has all its travellers.',
  'application.changed':
    'Somebody changed this application a moment ago. Load it again to see the change.',
  'application.closed': 'This application has been submitted and can no longer be changed here.',
  'application.held': 'We are working on this application right now. Try again in a minute.',
  'application.incomplete': 'Some answers are missing. Add the details of every traveller first.',
  'application.not-found': 'Application not found. Please check your details and try again.',
  'cancellation.before-paying':
    'You cannot remove one traveller before paying. Cancel the application and start again with fewer travellers.',
  'chat.answer-required': 'You can send a copy once somebody has replied.',
  'chat.email-required': 'Enter your email address first.',
  'chat.full': 'This conversation has reached its limit. Start a new one.',
  'chat.not-found': 'We cannot find this conversation.',
  'code.wrong': 'This code is incorrect or has expired. Ask for a new one.',
  'document.accepted': 'We have checked and accepted this document, so it cannot be changed.',
  'correction.ineligible':
    'Nationals of this country do not need a visa for Tanzania. Write to us: we will look at it, and at what you have paid, together with you.',
  'correction.refused': 'Something in the correction is not right yet. Nothing has been changed.',
  'correction.visa-kind':
    'Nationals of this country need the multiple-entry tourist visa. Change the visa type first, then the nationality.',
  'document.ambiguous':
    'Different programs read this PDF differently, so part of it could be lost. Print it to a plain PDF and add that one.',
  'document.blank': 'This picture is all one colour. Choose a photo that shows the face.',
  'document.empty-page': 'There is nothing on this page. Choose the file that shows your document.',
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
  'document.quota':
    'You have reached the limit of files for one day. You can add more in {hours, plural, one {# hour} other {# hours}}. If you cannot wait, write to us.',
  'document.scripted':
    'This PDF contains programs or other files. If the document is a file inside it, add that file. Otherwise print this PDF to a plain PDF and add that one.',
  'document.too-complex':
    'This file is too large once it is opened. Save only the pages that are needed, or a smaller version, and add that.',
  'document.too-large': 'File size must be less than {limit}MB',
  'document.type-unknown': 'This application does not ask for this type of document.',
  'document.unreadable':
    'We could not open this file. It may be damaged: save it again and try once more.',
  'document.wrong-type':
    'This file type cannot be used here. Save it as {allowed}, or take a screenshot of it.',
  'draft.not-found': 'There are no saved answers in this browser.',
  'draft.changed': 'These answers were changed in another tab or window.',
  'file.missing': 'Choose a file first.',
  'idempotency.mismatch': 'This request was already sent with different content.',
  'link.changed': 'This was changed on another device in the meantime.',
  'link.sent-in': 'These answers have been submitted and cannot be changed here.',
  'link.expired': 'This link has been used or has expired. Ask for a new one.',
  'mail.signature-wrong': 'This message was not signed by the mail service.',
  'messenger.not-connected': 'No messenger is connected.',
  'messenger.not-offered': 'This messenger is not offered here.',
  'messenger.signature-wrong': 'This message was not signed by the messenger service.',
  'messenger.unavailable': 'The messenger service is not responding. Try again later.',
  'passport-page.gone':
    'We no longer have the picture of a passport. Continue without it: you can add it after you pay.',
  'payment.already-paid': 'This application is already paid.',
  'payment.gateway-unavailable':
    'The payment page is not responding. You have not been charged. Try again in a minute.',
  'payment.not-open': 'This payment can no longer be changed.',
  'payment.required': 'Pay first, then add your documents.',
  'payment.signature-wrong': 'This message was not signed by the payment provider.',
  'payment.still-open':
    'The payment page is still open. Cancel the payment there, or wait until it closes by itself within an hour.',
  'price.changed': 'The price has changed. Check the new price before you continue.',
  'receipt.not-found': 'This application has no receipt with this number.',
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
  'rules.changed': 'Our prices or rules have changed. Check what is new before you continue.',
  'rules.not-found': 'We have no rules with this number.',
  'server.away':
    'Part of our system is not working right now. Your answers are saved. Try again in a few minutes.',
  'server.busy': 'Many people are here right now. Your answers are saved. Try again in a moment.',
  'server.failed':
    'Something went wrong on our side. Your answers are saved. Try again in a moment.',
} as const satisfies Record<TravellerErrorCode, string>
