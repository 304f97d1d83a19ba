/** Letters to travellers. Each has a subject, a preview line of the inbox, a heading and one button. */
export const letter = {
  greeting: 'Dear {name},',
  'footer.private':
    '{company} is a private consultancy and not part of any government. You can also apply on the official site, {officialSite}.',
  'footer.contact': 'Questions? Answer this letter or write to {email}.',
  'footer.stop': 'No more reminders about this application',
  'fact.reference': 'Reference',
  'fact.paidAt': 'Paid',
  'fact.payment': 'Payment',
  'fact.visa': 'Visa',
  'fact.travellers': 'Travellers',
  'fact.total': 'Total',
  'fact.status': 'Status',
  'fact.attached': 'Attached',
  message: 'From the person who works on your application',
  'status.pending': 'Pending',
  'status.paid': 'Paid',
  'status.processing': 'In process',
  'status.approved': 'Approved',
  'status.rejected': 'Rejected',
  'next.title': 'What happens next',

  'payment-confirmed.subject': 'Payment received for {reference}: add your documents next',
  'payment-confirmed.preview': 'Your receipt, and the one thing left for you to do.',
  'payment-confirmed.title': 'Your payment has arrived',
  'payment-confirmed.text.attached': 'Thank you. Your receipt is attached as a PDF.',
  'payment-confirmed.text.online': 'Thank you. Your receipt is ready for you on the status page.',
  'payment-confirmed.agreement': 'The agreement that you signed is attached as a PDF.',
  'payment-confirmed.action': 'Continue to documents',
  'payment-confirmed.next.1':
    '{count, plural, one {Add the documents of your traveller. Clear photos taken with a phone will do.} other {Add the documents of all # travellers. Clear photos taken with a phone will do.}}',
  'payment-confirmed.next.2.normal':
    'We check everything and hand it in within 5 to 7 business days.',
  'payment-confirmed.next.2.urgent':
    'We check everything and hand it in within 2 to 3 business days.',
  'payment-confirmed.next.2.super_urgent': 'We check everything and hand it in within 24 hours.',
  'payment-confirmed.next.3':
    'The authority decides. Nobody can shorten the time that it takes. The decision comes to this address.',
  'payment-confirmed.next.3.by':
    'The authority decides: expect it by about {day}, if your documents reach us today. Nobody can shorten that. The decision comes to this address.',
  'payment-confirmed.link':
    'The button opens your order without a password. Do not forward this letter.',

  'order-amended.subject': '{reference}: your order has been changed',
  'order-amended.preview': 'What you have ordered now, and when it will be ready.',
  'order-amended.title': 'Your order has been changed',
  'order-amended.text.paid':
    'Thank you. Your payment of {amount} has arrived, and the change is made. This email is your receipt for it: keep it.',
  'order-amended.text.staff':
    'As agreed, we have changed your order. If we owe you a refund, you will get a separate email about it.',
  'order-amended.receipt': 'The receipt is attached as a PDF.',
  'order-amended.documents':
    'This visa requires more documents than before. Add them, then press Complete Application again.',
  'order-amended.due': 'We will submit the application by {day} at the latest.',
  'order-amended.action.status': 'See the status',
  'order-amended.action.documents': 'Add documents',

  'documents-received.subject': '{reference}: we have everything we need',
  'documents-received.preview': 'Nothing is left for you to do. Here is what happens, and by when.',
  'documents-received.title': 'We have your documents',
  'documents-received.text':
    '{count, plural, one {All documents of your traveller have arrived.} other {All documents of your # travellers have arrived.}} Nothing is left for you to do.',
  'documents-received.action': 'See the status',
  'documents-received.next.1':
    'We check everything and hand it in by {day}. If something needs a correction, we write to you.',
  'documents-received.next.2': 'The authority decides. No speed of ours can shorten its time.',
  'documents-received.next.2.by':
    'The authority decides, by about {day} if it keeps to its stated time. No speed of ours can shorten that.',
  'documents-received.next.3': 'You get the decision by e-mail, with the visa to download.',
  'documents-received.hold':
    'Do not book anything that cannot be changed before you have the visa.',

  'reminder-payment.subject': '{reference}: your answers are saved and wait for payment',
  'reminder-payment.preview': 'Go on where you stopped. Nothing has been charged.',
  'reminder-payment.title': 'Your application is not paid yet',
  'reminder-payment.text':
    'Your answers for {reference} are saved. Nothing has been charged, and nothing is handed in before the payment.',
  'reminder-payment.text.last':
    'Your answers for {reference} are still saved. This is our last reminder; if you no longer need the visa, there is nothing to do.',
  'reminder-payment.action': 'Continue to payment',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {one last step is left} one {one document is still missing} other {# documents are still missing}}',
  'reminder-documents.preview': 'We begin as soon as the documents are here.',
  'reminder-documents.title': 'Some documents are still missing',
  'reminder-documents.text':
    'Your application {reference} is paid. We begin as soon as these documents are here:',
  'reminder-documents.text.last':
    'Your application {reference} is paid and waits for these documents. This is our last reminder, but the application stays open.',
  'reminder-documents.more':
    '{count, plural, one {and one more traveller} other {and # more travellers}}',
  'reminder-documents.title.complete': 'One last step is left',
  'reminder-documents.text.complete':
    'All documents for {reference} are here, but the application was not completed. Look through them once more and press Complete Application: then we begin.',
  'reminder-documents.action': 'Add documents',
  'reminder-documents.action.complete': 'Complete the application',
  'reminder-documents.help':
    'Something does not work, or you do not have a document? Answer this letter and tell us.',

  'own-part-asked.subject.named': '{name} asks you to fill in your part for a Tanzania visa',
  'own-part-asked.subject.plain': 'Your part of a Tanzania visa application',
  'own-part-asked.preview': 'One form, only yours. No account, nothing to pay.',
  'own-part-asked.title': 'Fill in your own part',
  'own-part-asked.text.named':
    '{name} is applying for Tanzania visas through {company} and asks you to fill in your own part: your details as in your passport, and later your documents.',
  'own-part-asked.text.plain':
    'Somebody you travel with is applying for Tanzania visas through {company} and asks you to fill in your own part: your details as in your passport, and later your documents.',
  'own-part-asked.sees':
    'The link opens only your own form, on any device and without an account. You pay nothing. The person who sent it sees your answers, submits them and pays.',
  'own-part-asked.action': 'Open my form',
  'own-part-asked.ignore':
    'You do not know who this is from? Ignore this email: nothing happens without you. We never ask for money or a password here.',
  'own-part-reminder.subject': 'Your part of a Tanzania visa application is still open',
  'own-part-reminder.title': 'Your part is still open',
  'own-part-reminder.answers':
    'The application can go on only when your part is complete. What you have typed so far is saved, and the same link opens it.',
  'own-part-reminder.documents':
    'The application is paid, and your documents are still missing. The same link leads to them.',
  'own-part-finished.subject.all': 'All travellers have finished their part',
  'own-part-finished.subject.some':
    '{count, plural, one {A traveller has finished their part} other {# travellers have finished their part}}',
  'own-part-finished.text': 'Finished: {names}.',
  'own-part-finished.left':
    '{count, plural, one {One more traveller has a link and is not finished yet.} other {# more travellers have a link and are not finished yet.}}',
  'own-part-finished.next':
    'Open the application in the browser in which you began it, check the answers and go on to the payment.',
  'own-part-finished.action': 'Go on with the application',

  'continue-link.subject': 'Your link to go on with the application',
  'continue-link.preview': 'It works once, for {minutes} minutes.',
  'continue-link.title': 'Go on in another browser',
  'continue-link.text':
    'Open this letter on the device on which you want to go on, and press the button. The link works once, for {minutes} minutes.',
  'continue-link.action': 'Continue the application',
  'continue-link.ignore':
    'You did not ask for this link? Then ignore this letter: nothing happens without it.',

  'draft-reminder.subject': 'Your Tanzania visa application is not finished',
  'draft-reminder.preview': 'What was entered is kept until {date}.',
  'draft-reminder.title': 'Continue where you left off',
  'draft-reminder.text':
    'You started an application for a Tanzania visa with us and have not finished it. What you entered is kept until {date} and then deleted. Nothing has been charged or submitted.',
  'draft-reminder.action': 'Continue the application',
  'draft-reminder.once': 'The button works once, on any device. This is the only reminder we send.',
  'draft-reminder.ignore': 'Not you, or no longer needed?',
  'draft-reminder.forget': 'Forget this',

  'staff-invitation.subject.new': 'Your invitation to work with us',
  'staff-invitation.subject.reset': 'Choose a new password',
  'staff-invitation.preview': 'It works once, for {days, plural, one {# day} other {# days}}.',
  'staff-invitation.title': 'Welcome, {name}',
  'staff-invitation.new':
    '{inviter} invites you to the staff area of {company}. Press the button, choose a password, and you are in.',
  'staff-invitation.reset':
    '{inviter} lets you start anew in the staff area of {company}. Press the button and choose a new password. The second factor that you had is forgotten: set one up again afterwards.',
  'staff-invitation.action': 'Choose a password',
  'staff-invitation.ignore':
    'The button works once, for {days, plural, one {# day} other {# days}}. You did not expect this letter? Then ignore it, and tell whoever runs the office.',

  'status-changed.subject.pending': '{reference} is open again',
  'status-changed.subject.paid': '{reference}: your payment is noted',
  'status-changed.subject.processing': '{reference} is with the authority',
  'status-changed.subject.approved': '{reference} is approved',
  'status-changed.subject.rejected': '{reference}: the decision on your application',
  'status-changed.preview': 'Your application has moved. Here is what it means.',
  'status-changed.title.pending': 'Your application is open again',
  'status-changed.title.paid': 'Your payment is noted',
  'status-changed.title.processing': 'Your application is being processed',
  'status-changed.title.approved': 'Your application is approved',
  'status-changed.title.rejected': 'Your application was rejected',
  'status-changed.text.pending':
    'We have opened your application again. The status page says what is left to do.',
  'status-changed.text.paid':
    'Your application now counts as paid. The status page says whether we still need something from you.',
  'status-changed.text.processing':
    'We have checked your documents and handed the application in. The authority decides now; nobody can shorten that. We write to you as soon as there is a decision.',
  'status-changed.text.approved':
    'Your application is approved. You find the document on the status page.',
  'status-changed.text.rejected':
    'The decision on your application is negative. We know that this is not what you hoped for.',
  'status-changed.rejected':
    'You want to know more, or to apply again? Answer this letter: a person reads it.',
  'status-changed.action': 'See the status',

  'staff-message.subject': '{reference}: a message about your application',
  'staff-message.preview': 'From the person who works on it.',
  'staff-message.title': 'A message about your application',
  'staff-message.reply': 'You can answer by replying to this email: a person reads it.',
  'visa-approved.subject': '{reference}: your visa is here',
  'visa-approved.preview': 'The document is attached. Check it before you travel.',
  'visa-approved.title': 'Your visa is approved',
  'visa-approved.text':
    'Good news: your application is approved. The document is attached to this email, and you can download it from the status page.',
  'visa-approved.action': 'Download Visa',
  'visa-approved.next': 'Before you travel',
  'visa-approved.next.1':
    'Check the name, the passport number and the dates letter by letter. Something is wrong? Answer this letter at once.',
  'visa-approved.next.2': 'Print the document, and keep a copy on your phone.',
  'visa-approved.next.3':
    'Carry the passport that you applied with. The officer at the border has the last word on entry.',
  'visa-approved.next.4':
    'Whoever doubts the document can check at {address} that it comes from us.',

  'partly.approved': '{approved} of {total} are approved.',
  'partly.filed':
    '{count, plural, one {{names} is still with the authority.} other {{names} are still with the authority.}}',
  'partly.open':
    '{count, plural, one {{names} has not been submitted yet.} other {{names} have not been submitted yet.}}',
  'partly.more': '{count} more',
  'applicant-decided.subject.filed': '{reference}: submitted for {names}',
  'applicant-decided.subject.rejected': '{reference}: the decision about {names}',
  'applicant-decided.subject.withdrawn': '{reference}: withdrawn for {names}',
  'applicant-decided.subject.ready': '{reference}: reopened for {names}',
  'applicant-decided.preview': 'What was decided, and what it means for you.',
  'applicant-decided.title.filed': 'Handed in for {names}',
  'applicant-decided.title.rejected': 'The decision about {names}',
  'applicant-decided.title.withdrawn': 'Withdrawn for {names}',
  'applicant-decided.title.ready': 'Open again for {names}',
  'applicant-decided.text.filed':
    'We have checked the documents and submitted the application for {names}. The authority will now decide; nobody can speed that up. We will email you as soon as there is a decision.',
  'applicant-decided.text.rejected':
    'The decision on the application for {names} is negative. We know that this is not what you hoped for.',
  'applicant-decided.text.withdrawn': 'The application for {names} has ended: it is withdrawn.',
  'applicant-decided.text.ready':
    'We have reopened the application for {names}. The status page will tell you whether we need anything from you.',
  'applicant-decided.reason': 'The reason',
  'applicant-decided.rejected.next.1':
    'If you would like to know more about the reason, reply to this email: a person reads it.',
  'applicant-decided.rejected.next.2':
    'Our refund policy explains what is paid back and what is not: {address}',
  'applicant-decided.rejected.next.3':
    'You can apply again. Before you do, we can help you see what to correct.',
  'applicant-decided.withdrawn.next':
    'If you did not expect this, reply to this email right away. Our refund policy explains what is paid back: {address}',
  'visa-approved.text.some':
    'Good news: the application for {names} is approved. The document is attached to this email, and you can download it from the status page.',

  'documents-asked.subject':
    '{reference}: we need {count, plural, one {a new document} other {# new documents}}',
  'documents-asked.preview':
    '{count, plural, one {One document does not serve.} other {# documents do not serve.}} Here is why, and how to send a better one.',
  'documents-asked.title':
    '{count, plural, one {We need a new document from you} other {We need # new documents from you}}',
  'documents-asked.text':
    'We have looked through the documents of {reference}. {count, plural, one {This one} other {These}} cannot be handed in as {count, plural, one {it is} other {they are}}:',
  'documents-asked.action': '{count, plural, one {Send a new document} other {Send new documents}}',
  'documents-asked.reply':
    'We need this by {day}, so that we can keep our promise. Everything else that you gave us stays as it is.',

  'refund-made.subject': '{reference}: your refund is on its way',
  'refund-made.preview': 'It goes back to the card that you paid with.',
  'refund-made.title': 'We have paid you back',
  'refund-made.text.refund':
    'As agreed, we do not go on with this application and pay you back what our refund policy provides.',
  'refund-made.text.cancellation':
    'Your application is cancelled, as you asked. We pay you back what our refund policy provides.',
  'refund-made.text.duplicate':
    'Your payment reached us twice. We give the second one back, whole.',
  'refund-made.text.service-failed':
    'Something on our side went wrong. We are sorry, and pay you back.',
  'refund-made.text.late':
    'We submitted your application later than we had promised. You paid for a faster speed, so we are giving that surcharge back. Your application goes on as before.',
  'refund-made.text.amended':
    'Your order now costs less, as agreed. We refund the difference as our refund policy provides.',
  'refund-made.text.lapsed':
    'Your payment for a change arrived when the change could no longer be made. Your order stays as it was, and we refund this payment in full.',
  'refund-made.text.part': 'As agreed, we refund a part of what was paid for this application.',
  'refund-made.withdrawn':
    '{name} has been taken out of the application. It continues for everybody else.',
  'refund-made.before': 'Refunded before',
  'refund-made.open': 'Still paid for the application',
  'refund-made.paid': 'You paid',
  'refund-made.kept': 'Kept by us',
  'refund-made.amount': 'Paid back',
  'refund-made.note': 'The credit note is attached as a PDF.',
  'refund-made.arrives':
    'The money goes to the card that you paid with and is there by {day} at the latest; how fast depends on your bank.',
  'refund-made.action': 'See the status',
  'refund-made.help': 'The money has not come by then? Answer this letter.',

  'answers-corrected.subject': '{reference}: your application was corrected',
  'answers-corrected.preview': 'What was corrected, and whether we need something from you.',
  'answers-corrected.title': 'Your application was corrected',
  'answers-corrected.text.staff':
    'We have corrected these answers in your application {reference}:',
  'answers-corrected.text.traveller':
    'These answers in your application {reference} were corrected online:',
  'answers-corrected.contact': 'Contact',
  'answers-corrected.asks':
    '{count, plural, one {One document shows an old answer. Please send a new one:} other {# documents show an old answer. Please send new ones:}}',
  'answers-corrected.values':
    'For your safety, this email does not repeat the answers. You can see them with the button.',
  'answers-corrected.action': 'See the corrections',
  'answers-corrected.wrong':
    'If you do not recognise this, or something is wrong, reply to this email right away.',

  'contact-code.subject': '{code} is your code for the new address',
  'contact-code.text':
    'Somebody asked us to write to this address about the visa application {reference}. If it was you, type this code where you asked for it. It works once, for {minutes} minutes.',
  'contact-code.ignore':
    'Was this not you? Then somebody mistyped an address. Ignore this email: without the code nothing changes.',

  'contact-changed.subject.old': '{reference}: the contact address was changed',
  'contact-changed.subject.new': '{reference}: we now write to this address',
  'contact-changed.preview.old': 'Was this not you? Then write to us right away.',
  'contact-changed.preview.new': 'Everything about your application comes here from now on.',
  'contact-changed.title.old': 'The contact address was changed',
  'contact-changed.title.new': 'We now write to this address',
  'contact-changed.text.old':
    'The contact address of the application {reference} is now {email}. We no longer write to this address, and codes that we sent here no longer work.',
  'contact-changed.text.new':
    'This is now the contact address of your application {reference}. The decision and the visa come here.',
  'contact-changed.wrong.old':
    'If this was not you, reply to this email right away, so that a person can stop it.',
  'contact-changed.wrong.new':
    'If you do not recognise this application, reply to this email so that we can correct the address.',
  'contact-changed.action.old': 'How to reach us',

  'chat-answer.subject': 'Our answer to your message',
  'chat-answer.preview': 'You had left the chat when it came.',
  'chat-answer.title': 'We have answered you',
  'chat-answer.text':
    '{count, plural, one {You wrote to us in the chat. This answer came when you had left:} other {You wrote to us in the chat. These # answers came when you had left:}}',
  'chat-answer.action': 'Go on with the conversation',
  'chat-answer.link':
    'The button opens your conversation without a password for {days} days. Do not forward this letter.',

  'chat-transcript.subject': 'Your conversation with {company}',
  'chat-transcript.preview': 'The copy that you asked for.',
  'chat-transcript.title': 'Your conversation',
  'chat-transcript.text': 'Here is the copy that you asked for. Times are those of London.',
  'chat-transcript.you': 'You',
  'chat-transcript.ignore':
    'You asked for no copy? Then somebody mistyped an address: delete this letter.',

  'email-test.subject': 'Test of the e-mail system',
  'email-test.preview': 'It works: letters reach this mailbox.',
  'email-test.title': 'The e-mail system works',
  'email-test.text':
    'This letter came the same way as the letters to travellers. If it reads well here, theirs do too.',
  'email-test.sent': 'Sent',
  'email-test.by': 'Tested by',
  'email-test.action': 'Back to the test',
  'email-test.ignore': 'You know nothing of a test? Then ignore this letter.',

  'download-code.subject': '{code} is your code to download the visa',
  'download-code.preview': 'It works once, for {minutes} minutes.',
  'download-code.title': 'Your code',
  'download-code.text':
    'Type this code on the status page to download the visa of {reference}. It works once, for {minutes} minutes.',
  'download-code.action': 'Open the status page',
  'download-code.ignore':
    'You did not ask for a code? Then somebody knows your reference and e-mail address. Without the code they see no document: keep it to yourself.',

  'application-received.subject': '{reference}: your application is saved and can be paid anywhere',
  'application-received.preview': 'The link to your application, and how to pay on another device.',
  'application-received.title': 'We have your application',
  'application-received.text':
    'Your answers are saved. You can pay on this device or any other: open this email there and press the button.',
  'application-received.action': 'Continue to payment',
  'application-received.otherwise':
    'Nothing has been charged. Nothing is submitted before you pay, and an unpaid application simply ends. We will remind you twice at most.',

  'application-link.subject': '{reference}: the link to your application',
  'application-link.preview': 'It opens everything: status, answers and documents.',
  'application-link.title': 'Your link',
  'application-link.text':
    'Open this email on the device you want to go on with, and press the button.',
  'application-link.action': 'Open my application',
  'application-link.ignore':
    'You did not ask for this? Then ignore this email: whoever asked has not seen anything. The button opens your application without a password. Do not forward this email.',

  'applications-found.subject': 'Your applications',
  'applications-found.preview': 'You asked for them on our site.',
  'applications-found.title': 'Your applications with us',
  'applications-found.text':
    '{count, plural, one {This application was made with your email address. Its reference opens it:} other {These # applications were made with your email address. Each reference opens one:}}',
  'applications-found.action':
    '{count, plural, one {Open my application} other {Open the newest one}}',

  'cancelled.subject': '{reference} is cancelled',
  'cancelled.preview': 'Nothing was charged. Here is what that means.',
  'cancelled.title': 'Your application is cancelled',
  'cancelled.text':
    'You have cancelled {reference}. Nothing was charged, nothing will be submitted, and you will get no reminders. You can start a new application at any time.',
  'cancelled.ignore':
    'You did not cancel it yourself? Then somebody who has your link did: answer this email.',

  'cancellation-received.subject': '{reference}: we have your request to cancel',
  'cancellation-received.preview': 'A person answers by email. Until then nothing changes.',
  'cancellation-received.title': 'We have your request to cancel',
  'cancellation-received.text': 'We look at your request and answer by {day}.',
  'cancellation-received.refund': 'Comes back by our policy',
  'cancellation-received.until': 'Until we have answered, your application goes on as before.',

  'cancellation-answered.subject.accepted': '{reference}: your cancellation is accepted',
  'cancellation-answered.subject.declined': '{reference}: our answer to your request to cancel',
  'cancellation-answered.preview': 'Here is our answer.',
  'cancellation-answered.title.accepted': 'Your cancellation is accepted',
  'cancellation-answered.title.declined': 'We could not cancel it',
  'cancellation-answered.text.accepted':
    'We have stopped the application for the travellers named below. If we owe you a refund, you will get a separate email about it.',
  'cancellation-answered.text.declined':
    'We cannot cancel for the travellers named below. Their application goes on as before.',
  'cancellation-answered.help': 'Questions? Reply to this email: a person reads it.',

  'data-request-received.subject.export': 'We have your request for a copy of your data',
  'data-request-received.subject.erasure': 'We have your request to erase your data',
  'data-request-received.preview': 'Here is what happens, and by when.',
  'data-request-received.title.export': 'We have your request for a copy',
  'data-request-received.title.erasure': 'We have your request for erasure',
  'data-request-received.text.export':
    'You asked for a copy of everything we hold about you. A colleague checks it and sends it to you.',
  'data-request-received.text.erasure':
    'You asked us to erase what we hold about you. A colleague checks it and writes to you when it is done. What was paid is kept for accounting, without your name.',
  'data-request-received.due': 'Answered by',
  'data-request-received.ignore':
    'You did not ask for this? Then somebody who has your link did: answer this email.',

  'document.passportPhoto': 'Passport photo',
  'document.passportDocument': 'Passport page with the photo',
  'document.flightTicket': 'Flight ticket',
  'document.transitTicket': 'Onward ticket',
  'document.transitVisa': 'Visa of the next country',
  'document.invitationLetter': 'Invitation letter',
  'document.companyRegistration': 'Company registration',
  'list.application-received': 'We have your application',
  'list.application-link': 'The link to your application',
  'list.cancelled': 'Your application is cancelled',
  'list.cancellation-received': 'We have your request to cancel',
  'list.cancellation-answered': 'Our answer to your request to cancel',
  'list.data-request-received': 'We have your request about your data',

  // What a letter is called in the list of those that were sent.
  'list.payment-confirmed': 'Your receipt: the payment has arrived',
  'list.order-amended': 'Your change is made',
  'list.documents-received': 'We have your documents',
  'list.reminder-payment': 'Reminder: the payment is still open',
  'list.reminder-documents': 'Reminder: documents are missing',
  'list.staff-message': 'A message from us',
  'list.status-changed': 'News about your application',
  'list.applicant-decided': 'The decision on one traveller',
  'list.answers-corrected': 'Your answers were corrected',
  'list.contact-changed': 'Your contact details were changed',
  'list.visa-approved': 'Your visa',
  'list.documents-asked': 'We need a new document',
  'list.refund-made': 'Your refund',
} as const
