/** Letters to travellers. Each has a subject, a preview line of the inbox, a heading and one button. */
export const letter = {
  greeting: 'Dear {name},',
  'footer.private':
    '{company} is a private consultancy and not part of any government. You can also apply on the official site, {officialSite}.',
  'footer.contact': 'Questions? Reply to this email or write to {email}.',
  'footer.stop': 'Stop reminders about this application',
  'fact.reference': 'Reference',
  'fact.paidAt': 'Paid',
  'fact.payment': 'Payment reference',
  'fact.visa': 'Visa',
  'fact.travellers': 'Travellers',
  'fact.total': 'Total',
  'fact.status': 'Status',
  'fact.attached': 'Attached',
  message: 'From the person handling your application',
  'status.pending': 'Pending',
  'status.paid': 'Paid',
  'status.processing': 'Processing',
  'status.approved': 'Approved',
  'status.rejected': 'Not approved',
  'next.title': 'What happens next',

  'payment-confirmed.subject': 'Payment received for {reference}: add your documents next',
  'payment-confirmed.subject.ended': 'Payment received for {reference}',
  'payment-confirmed.preview': 'Your receipt, and the one thing left for you to do.',
  'payment-confirmed.title': 'We have received your payment',
  'payment-confirmed.text.attached': 'Thank you. Your receipt is attached as a PDF.',
  'payment-confirmed.text.both':
    'Thank you. Your receipt and the agreement you signed are attached as PDFs.',
  'payment-confirmed.text.online': 'Thank you. Your receipt is on the status page.',
  'payment-confirmed.agreement': 'The agreement you signed is attached as a PDF.',
  'payment-confirmed.ended':
    'The application had already ended when this payment arrived. We will look into it and write to you.',
  'payment-confirmed.action': 'Continue to documents',
  'payment-confirmed.next.1':
    '{count, plural, one {Add the traveller’s documents. Clear photos taken with a phone are fine.} other {Add the documents of all # travellers. Clear photos taken with a phone are fine.}}',
  'payment-confirmed.next.2.business-days':
    'Once we have all documents, we will check everything and submit the application to the immigration authority within {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}.',
  'payment-confirmed.next.2.hours':
    'Once we have all documents, we will check everything and submit the application to the immigration authority within {most, plural, one {# hour} other {# hours}}.',
  'payment-confirmed.next.3':
    'The authority will then decide. Nobody can shorten the time it takes. We will send the decision to this email address.',
  'payment-confirmed.next.3.by':
    'The authority will then decide. Expect its decision by about {day} if we receive your documents today; nobody can speed this up. We will send the decision to this email address.',
  'payment-confirmed.link':
    'The button opens your application without a password. Do not forward this email.',
  'order-amended.subject': '{reference}: your order has been changed',
  'order-amended.preview': 'What your order is now, and when we will submit it.',
  'order-amended.title': 'Your order has been changed',
  'order-amended.text.paid':
    'Thank you. We have received your payment of {amount} and changed your order. Please keep this email as proof of the change.',
  'order-amended.text.staff':
    'As agreed, we have changed your order. If we owe you a refund, we will send you a separate email about it.',
  'order-amended.receipt': 'The receipt is attached as a PDF.',
  'order-amended.documents':
    'This visa requires more documents than before. Add them, then press Complete Application again.',
  'order-amended.due':
    'We will submit the application to the immigration authority by {day} at the latest.',
  'order-amended.action.status': 'See the status',
  'order-amended.action.documents': 'Add documents',

  'regime-changed.subject': '{reference}: the decision will take longer',
  'regime-changed.preview':
    'The immigration authority has changed its rules. Here is what that means for you.',
  'regime-changed.title': 'The decision will take longer',
  'regime-changed.text':
    'The immigration authority has changed its rules. Applications with {count, plural, one {this traveller’s passport} other {these travellers’ passports}} now go to a second office first. The authority takes about {days, plural, one {# day} other {# days}} to decide.',
  'regime-changed.by':
    'Its decision is now expected by about {day}, if it keeps to its stated time. Nobody can speed this up.',
  'regime-changed.open':
    'This time begins when we submit the application, which we will do as soon as we have all documents.',
  'regime-changed.late':
    'The planned arrival is on or before that day. If you can travel later, reply to this email with a new date.',
  'regime-changed.kept':
    'The price you paid and our own deadline for submitting the application stay the same.',
  'regime-changed.cancel':
    'If you would rather cancel, the same page shows what we would refund under the terms you agreed to.',

  'documents-received.subject': '{reference}: we have everything we need',
  'documents-received.preview':
    'You do not need to do anything else. Here is what happens next, and by when.',
  'documents-received.title': 'We have your documents',
  'documents-received.text':
    '{count, plural, one {We have received all your documents.} other {We have received all documents for your # travellers.}} You do not need to do anything else.',
  'documents-received.action': 'See the status',
  'documents-received.next.1':
    'We will check everything and submit the application to the immigration authority by {day}. If something needs correcting, we will write to you.',
  'documents-received.next.2':
    'The authority will then decide. It takes the same time whichever processing speed you chose.',
  'documents-received.next.2.by':
    'The authority will then decide, by about {day} if it keeps to its stated time. It takes the same time whichever processing speed you chose.',
  'documents-received.next.3':
    'We will email you the decision, with the visa to download if it is approved.',
  'documents-received.hold':
    'Until you have the visa, do not book anything that cannot be changed.',
  'reminder-payment.subject': '{reference}: your answers are saved and waiting for payment',
  'reminder-payment.preview': 'Continue where you left off. Nothing has been charged.',
  'reminder-payment.title': 'Your application has not been paid for yet',
  'reminder-payment.text':
    'Your answers for {reference} are saved. Nothing has been charged, and nothing will be submitted before you pay.',
  'reminder-payment.text.last':
    'Your answers for {reference} are still saved. This is our last reminder. If you no longer need the visa, you do not need to do anything.',
  'reminder-payment.action': 'Continue to payment',

  'reminder-documents.subject':
    '{reference}: {count, plural, =0 {one last step is left} one {one document is still missing} other {# documents are still missing}}',
  'reminder-documents.preview': 'We will start as soon as we have the documents.',
  'reminder-documents.title': 'Some documents are still missing',
  'reminder-documents.text':
    'Your application {reference} is paid. We will start as soon as we have these documents:',
  'reminder-documents.text.last':
    'Your application {reference} is paid and is waiting for these documents. This is our last reminder, but the application stays open.',
  'reminder-documents.more':
    '{count, plural, one {and one more traveller} other {and # more travellers}}',
  'reminder-documents.title.complete': 'One last step is left',
  'reminder-documents.text.complete':
    'We have all documents for {reference}, but you have not completed the application yet. Look through the documents once more and press Complete Application. Then we will start.',
  'reminder-documents.action': 'Add documents',
  'reminder-documents.action.complete': 'Complete Application',
  'reminder-documents.help':
    'If something does not work, or you do not have a document, reply to this email and tell us.',
  'own-part-asked.subject.named': '{name} asks you to fill in your part for a Tanzania visa',
  'own-part-asked.subject.plain': 'Your part of a Tanzania visa application',
  'own-part-asked.preview': 'One form, just for you. No account, nothing to pay.',
  'own-part-asked.title': 'Fill in your own part',
  'own-part-asked.text.named':
    '{name} is applying for Tanzania visas through {company} and asks you to fill in your own part: your details as in your passport, and later your documents.',
  'own-part-asked.text.plain':
    'Somebody you are travelling with is applying for Tanzania visas through {company} and asks you to fill in your own part: your details as in your passport, and later your documents.',
  'own-part-asked.sees':
    'The link opens only your own form, on any device and without an account. You pay nothing. The person who sent it will see your answers, submit them and pay.',
  'own-part-asked.action': 'Open my form',
  'own-part-asked.ignore':
    'If you do not know who this is from, ignore this email. Nothing happens without you. We never ask for money or a password here.',
  'own-part-reminder.subject': 'Your part of a Tanzania visa application is still open',
  'own-part-reminder.title': 'Your part is still open',
  'own-part-reminder.answers':
    'The application can continue only when your part is complete. Your answers so far are saved, and the same link opens them.',
  'own-part-reminder.documents':
    'The application is paid, but your documents are still missing. The same link takes you to them.',
  'own-part-finished.subject.all': 'All travellers have finished their part',
  'own-part-finished.subject.some':
    '{count, plural, one {A traveller has finished their part} other {# travellers have finished their part}}',
  'own-part-finished.text': 'Finished: {names}.',
  'own-part-finished.left':
    '{count, plural, one {One more traveller has a link and has not finished yet.} other {# more travellers have a link and have not finished yet.}}',
  'own-part-finished.next':
    'Open the application in the browser you started it in, check the answers and continue to payment.',
  'own-part-finished.action': 'Continue the application',
  'continue-link.subject': 'Your link to continue the application',
  'continue-link.preview':
    'It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'continue-link.title': 'Continue in another browser',
  'continue-link.text':
    'Open this email on the device you want to continue on, and press the button. The link works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'continue-link.action': 'Continue the application',
  'continue-link.ignore':
    'If you did not ask for this link, ignore this email. Nothing happens without it.',
  'draft-reminder.subject': 'Your Tanzania visa application is not finished',
  'draft-reminder.preview': 'We will keep your answers until {date}.',
  'draft-reminder.title': 'Continue where you left off',
  'draft-reminder.text':
    'You started an application for a Tanzania visa with us and have not finished it. We will keep your answers until {date} and then delete them. Nothing has been charged or submitted.',
  'draft-reminder.action': 'Continue the application',
  'draft-reminder.once':
    'The button works once, on any device. This is the only reminder we will send.',
  'draft-reminder.ignore': 'Was this not you, or do you no longer need it?',
  'draft-reminder.forget': 'Delete this draft',
  'staff-invitation.subject.new': 'Your invitation to work with us',
  'staff-invitation.subject.reset': 'Choose a new password',
  'staff-invitation.preview':
    'The link works once, for {days, plural, one {# day} other {# days}}.',
  'staff-invitation.title': 'Welcome, {name}',
  'staff-invitation.new':
    '{inviter} has invited you to the staff area of {company}. Press the button and choose a password to get started.',
  'staff-invitation.reset':
    '{inviter} has reset your access to the staff area of {company}. Press the button and choose a new password. Your second factor will be removed: set one up again afterwards.',
  'staff-invitation.action': 'Choose a password',
  'staff-invitation.ignore':
    'The button works once, for {days, plural, one {# day} other {# days}}. If you did not expect this email, ignore it and tell whoever runs the office.',
  'status-changed.subject.pending': '{reference} is open again',
  'status-changed.subject.paid': '{reference}: your payment has been recorded',
  'status-changed.subject.processing': '{reference} is with the immigration authority',
  'status-changed.subject.approved': '{reference} is approved',
  'status-changed.subject.rejected': '{reference}: the decision on your application',
  'status-changed.preview': 'The status of your application has changed. Here is what it means.',
  'status-changed.title.pending': 'Your application is open again',
  'status-changed.title.paid': 'Your payment has been recorded',
  'status-changed.title.processing': 'Your application is being processed',
  'status-changed.title.approved': 'Your application is approved',
  'status-changed.title.rejected': 'Your application was not approved',
  'status-changed.text.pending':
    'We have reopened your application. The status page shows what is left to do.',
  'status-changed.text.paid':
    'Your application is now marked as paid. The status page shows whether we still need anything from you.',
  'status-changed.text.processing':
    'We have checked your documents and submitted the application to the immigration authority. The authority will now decide; nobody can speed this up. We will write to you as soon as there is a decision.',
  'status-changed.text.approved':
    'Your application is approved. You can find the document on the status page.',
  'status-changed.text.rejected':
    'Unfortunately, your application was not approved. We know that this is not what you hoped for.',
  'status-changed.rejected':
    'If you would like to know more, or to apply again, reply to this email: a person will read it.',
  'status-changed.action': 'See the status',

  'staff-message.subject': '{reference}: a message about your application',
  'staff-message.preview': 'From the person handling it.',
  'staff-message.title': 'A message about your application',
  'staff-message.reply': 'You can reply to this email: a person will read it.',
  'visa-approved.subject': '{reference}: your visa is approved',
  'visa-approved.preview': 'The document is attached. Check it before you travel.',
  'visa-approved.title': 'Your visa is approved',
  'visa-approved.text':
    'Good news: your application is approved. The document is attached to this email, and you can download it from the status page.',
  'visa-approved.action': 'Download the visa',
  'visa-approved.next': 'Before you travel',
  'visa-approved.next.1':
    'Check the name, the passport number and the dates letter by letter. If anything is wrong, reply to this email at once.',
  'visa-approved.next.2': 'Print the document, and keep a copy on your phone.',
  'visa-approved.next.3':
    'Carry the passport you applied with. The officer at the border has the final say on entry.',
  'visa-approved.next.4':
    'Anyone who doubts the document can check at {address} that it comes from us.',
  'partly.approved':
    '{approved, plural, one {# of {total} visas is approved.} other {# of {total} visas are approved.}}',
  'partly.filed':
    '{count, plural, one {The application for {names} is still with the immigration authority.} other {The applications for {names} are still with the immigration authority.}}',
  'partly.open':
    '{count, plural, one {The application for {names} has not been submitted yet.} other {The applications for {names} have not been submitted yet.}}',
  'partly.more': '{count, plural, one {# more} other {# more}}',
  'applicant-decided.subject.filed': '{reference}: submitted for {names}',
  'applicant-decided.subject.rejected': '{reference}: the decision for {names}',
  'applicant-decided.subject.withdrawn': '{reference}: cancelled for {names}',
  'applicant-decided.subject.ready': '{reference}: reopened for {names}',
  'applicant-decided.preview': 'What was decided, and what it means for you.',
  'applicant-decided.title.filed': 'Submitted for {names}',
  'applicant-decided.title.rejected': 'The decision for {names}',
  'applicant-decided.title.withdrawn': 'Cancelled for {names}',
  'applicant-decided.title.ready': 'Reopened for {names}',
  'applicant-decided.text.filed':
    'We have checked the documents and submitted the application for {names} to the immigration authority. The authority will now decide; nobody can speed this up. We will write to you as soon as there is a decision.',
  'applicant-decided.text.rejected':
    'Unfortunately, the application for {names} was not approved. We know that this is not what you hoped for.',
  'applicant-decided.text.withdrawn':
    'The application for {names} has been cancelled and will not continue.',
  'applicant-decided.text.ready':
    'We have reopened the application for {names}. The status page shows whether we need anything from you.',
  'applicant-decided.reason': 'The reason',
  'applicant-decided.rejected.next.1':
    'If you would like to know more about the reason, reply to this email: a person will read it.',
  'applicant-decided.rejected.next.2':
    'You can apply again. Before you do, we can help you see what to correct.',
  'applicant-decided.refund-policy': 'Our refund policy explains what is refunded and what is not.',
  'applicant-decided.withdrawn.next': 'If you did not expect this, reply to this email right away.',
  'visa-approved.text.some':
    'Good news: the application for {names} is approved. The document is attached to this email, and you can download it from the status page.',

  'documents-asked.subject':
    '{reference}: we need {count, plural, one {a new version of a document} other {new versions of # documents}}',
  'documents-asked.preview':
    '{count, plural, one {One document cannot be used.} other {# documents cannot be used.}} Here is why, and how to send a better one.',
  'documents-asked.title':
    '{count, plural, one {We need a new version of a document} other {We need new versions of # documents}}',
  'documents-asked.text':
    'We have looked through the documents for {reference}. {count, plural, one {This one cannot be submitted as it is:} other {These cannot be submitted as they are:}}',
  'documents-asked.action':
    '{count, plural, one {Send the new version} other {Send the new versions}}',
  'documents-asked.reply':
    'We need this by {day}, so that we can meet our deadline. Everything else you gave us stays as it is.',
  'questions-asked.subject':
    '{reference}: {count, plural, one {one answer is} other {# answers are}} still needed',
  'questions-asked.preview': 'We need this for the form of the immigration authority.',
  'questions-asked.title':
    '{count, plural, one {One answer is still needed} other {# answers are still needed}}',
  'questions-asked.text':
    'For {reference}, the form of the immigration authority needs this from you:',
  'questions-asked.end':
    'We can submit the application once we have this. You can send part of it now, and the rest later.',
  'questions-asked.action': 'Answer now',
  'refund-made.subject': '{reference}: your refund is on its way',
  'refund-made.preview': 'It is going back to the card you paid with.',
  'refund-made.title': 'Your refund is on its way',
  'refund-made.text.refund':
    'As agreed, we will not continue with this application. We are refunding what our refund policy provides for.',
  'refund-made.text.cancellation':
    'Your application is cancelled, as you asked. We are refunding what our refund policy provides for.',
  'refund-made.text.duplicate':
    'Your payment reached us twice. We are refunding the second one in full.',
  'refund-made.text.service-failed':
    'Something went wrong on our side. We are sorry, and we are refunding you.',
  'refund-made.text.late':
    'We did not submit your application by the day we had promised. You paid for a faster speed, so we are refunding that surcharge. Your application continues as before.',
  'refund-made.text.amended':
    'Your order now costs less, as agreed. We are refunding the difference as our refund policy provides.',
  'refund-made.text.lapsed':
    'Your payment for a change arrived when the change could no longer be made. Your order stays as it was, and we are refunding this payment in full.',
  'refund-made.text.part':
    'As agreed, we are refunding part of what was paid for this application.',
  'refund-made.withdrawn':
    '{name} has been taken out of the application. It continues for everyone else.',
  'refund-made.before': 'Refunded earlier',
  'refund-made.open': 'Still paid for the application',
  'refund-made.paid': 'You paid',
  'refund-made.kept': 'Kept by us',
  'refund-made.amount': 'This refund',
  'refund-made.note': 'The credit note is attached as a PDF.',
  'refund-made.arrives':
    'The money is going back to the card you paid with. It will arrive by {day} at the latest; how soon depends on your bank.',
  'refund-made.action': 'See the status',
  'refund-made.help': 'If the money has not arrived by then, reply to this email.',
  'answers-corrected.subject': '{reference}: your application was corrected',
  'answers-corrected.preview': 'What was corrected, and whether we need something from you.',
  'answers-corrected.title': 'Your application was corrected',
  'answers-corrected.text.staff':
    'We have corrected these answers in your application {reference}:',
  'answers-corrected.text.traveller':
    'These answers in your application {reference} were corrected online:',
  'answers-corrected.contact': 'Contact',
  'answers-corrected.asks':
    '{count, plural, one {One document shows an old answer. Please send a new version:} other {# documents show an old answer. Please send new versions:}}',
  'answers-corrected.values':
    'For your safety, this email does not repeat the answers. Press the button to see them.',
  'answers-corrected.action': 'See the corrections',
  'answers-corrected.wrong':
    'If you do not recognise this, or something is wrong, reply to this email right away.',

  'contact-code.subject': '{code} is your code for the new address',
  'contact-code.text':
    'Somebody asked us to write to this address about the visa application {reference}. If it was you, type this code where you asked for it. It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'contact-code.ignore':
    'If this was not you, somebody mistyped an address. Ignore this email: nothing changes without the code.',
  'contact-changed.subject.old': '{reference}: the contact address was changed',
  'contact-changed.subject.new': '{reference}: we now write to this address',
  'contact-changed.preview.old': 'If this was not you, write to us right away.',
  'contact-changed.preview.new': 'Everything about your application will come here from now on.',
  'contact-changed.title.old': 'The contact address was changed',
  'contact-changed.title.new': 'We now write to this address',
  'contact-changed.text.old':
    'The contact address of the application {reference} is now {email}. We will no longer write to this address, and codes we sent here no longer work.',
  'contact-changed.text.new':
    'This is now the contact address of your application {reference}. We will send the decision and the visa here.',
  'contact-changed.wrong.old':
    'If this was not you, reply to this email right away, so that a person can stop it.',
  'contact-changed.wrong.new':
    'If you do not recognise this application, reply to this email so that we can correct the address.',
  'contact-changed.action.old': 'How to reach us',

  'chat-answer.subject': 'Our reply to your message',
  'chat-answer.preview': 'It came after you had left the chat.',
  'chat-answer.title': 'We have replied to you',
  'chat-answer.text':
    '{count, plural, one {You wrote to us in the chat. This reply came after you had left:} other {You wrote to us in the chat. These # replies came after you had left:}}',
  'chat-answer.action': 'Continue the conversation',
  'chat-answer.link':
    'The button opens your conversation without a password for {days, plural, one {# day} other {# days}}. Do not forward this email.',
  'chat-transcript.subject': 'Your conversation with {company}',
  'chat-transcript.preview': 'The copy you asked for.',
  'chat-transcript.title': 'Your conversation',
  'chat-transcript.text': 'Here is the copy you asked for. All times are London time.',
  'chat-transcript.you': 'You',
  'chat-transcript.ignore':
    'If you did not ask for a copy, somebody mistyped an address: delete this email.',
  'email-test.subject': 'Test of the email system',
  'email-test.preview': 'It works: emails reach this mailbox.',
  'email-test.title': 'The email system works',
  'email-test.text':
    'This email came the same way as the emails to travellers. If it reads well here, theirs do too.',
  'email-test.sent': 'Sent',
  'email-test.by': 'Tested by',
  'email-test.action': 'Back to the test',
  'email-test.ignore': 'If you know nothing of a test, ignore this email.',
  'download-code.subject': '{code} is your code for {reference}',
  'download-code.preview':
    'It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'download-code.title': 'Your code',
  'download-code.text':
    'Type this code where you asked for it. It opens {reference}, or downloads its visa. It works once, for {minutes, plural, one {# minute} other {# minutes}}.',
  'download-code.action': 'Open the status page',
  'download-code.ignore':
    'If you did not ask for a code, somebody else did. They see nothing of your application without it, so do not share it.',
  'application-received.subject':
    '{reference}: your application is saved, and you can pay on any device',
  'application-received.preview': 'The link to your application, and how to pay on another device.',
  'application-received.title': 'Your application is saved',
  'application-received.text':
    'Your answers are saved. You can pay on this device or any other: open this email there and press the button.',
  'application-received.action': 'Continue to payment',
  'application-received.otherwise':
    'Nothing has been charged. Nothing will be submitted before you pay, and an unpaid application simply lapses. We will remind you twice at most.',
  'application-link.subject': '{reference}: the link to your application',
  'application-link.preview': 'It opens everything: status, answers and documents.',
  'application-link.title': 'Your link',
  'application-link.text':
    'Open this email on the device you want to continue on, and press the button.',
  'application-link.action': 'Open my application',
  'application-link.ignore':
    'If you did not ask for this, ignore this email: whoever asked has not seen anything. The button opens your application without a password. Do not forward this email.',
  'applications-found.subject': 'Your applications',
  'applications-found.preview': 'You asked for them on our site.',
  'applications-found.title': 'Your applications with us',
  'applications-found.text':
    '{count, plural, one {This application was created with your email address. Press its reference to open it:} other {These # applications were created with your email address. Press a reference to open that application:}}',
  'applications-found.action':
    '{count, plural, one {Open my application} other {Open the newest one}}',

  'cancelled.subject': '{reference} is cancelled',
  'cancelled.preview': 'Nothing was charged. Here is what that means.',
  'cancelled.title': 'Your application is cancelled',
  'cancelled.text':
    'You have cancelled {reference}. Nothing was charged, nothing will be submitted, and we will send no reminders. You can start a new application at any time.',
  'cancelled.ignore':
    'If you did not cancel it yourself, somebody who has your link did: reply to this email.',
  'cancellation-received.subject': '{reference}: we have your request to cancel',
  'cancellation-received.preview': 'A person will answer by email. Until then nothing changes.',
  'cancellation-received.title': 'We have your request to cancel',
  'cancellation-received.text': 'We will look at your request and answer by {day}.',
  'cancellation-received.refund': 'Refund under our policy',
  'cancellation-received.until': 'Until we have answered, your application continues as before.',
  'cancellation-answered.subject.accepted': '{reference}: your cancellation is accepted',
  'cancellation-answered.subject.declined': '{reference}: our answer to your request to cancel',
  'cancellation-answered.preview': 'Here is our answer.',
  'cancellation-answered.title.accepted': 'Your cancellation is accepted',
  'cancellation-answered.title.declined': 'We could not cancel it',
  'cancellation-answered.text.accepted':
    'We have stopped the application for the travellers named below.',
  'cancellation-answered.refund.all':
    'We will refund the amount below and email you when that is done.',
  'cancellation-answered.refund.some': 'If a refund is still due, we will email you its amount.',
  'cancellation-answered.text.declined':
    'We cannot cancel the application for the travellers named below. It continues as before.',
  'data-request-received.subject.export': 'We have your request for a copy of your data',
  'data-request-received.subject.erasure': 'We have your request to delete your data',
  'data-request-received.preview': 'Here is what happens next, and by when.',
  'data-request-received.title.export': 'We have your request for a copy',
  'data-request-received.title.erasure': 'We have your request for deletion',
  'data-request-received.text.export':
    'You asked for a copy of everything we hold about you. A colleague will check it and send it to you.',
  'data-request-received.text.erasure':
    'You asked us to delete what we hold about you. A colleague will check your request and write to you when it is done. For our accounts we keep a record of what was paid, without your name.',
  'data-request-received.due': 'We will answer by',
  'data-request-received.ignore':
    'If you did not ask for this, somebody who has your link did: reply to this email.',
  'document.passportPhoto': 'Passport photo',
  'document.passportDocument': 'Passport page with the photo',
  'document.flightTicket': 'Flight ticket',
  'document.transitTicket': 'Onward ticket',
  'document.transitVisa': 'Visa for your next country',
  'document.invitationLetter': 'Invitation letter',
  'document.companyRegistration': 'Company registration',
  'list.application-received': 'Your application is saved',
  'list.application-link': 'The link to your application',
  'list.cancelled': 'Your application is cancelled',
  'list.cancellation-received': 'We have your request to cancel',
  'list.cancellation-answered': 'Our answer to your request to cancel',
  'list.data-request-received': 'We have your request about your data',

  // What a letter is called in the list of those that were sent.
  'list.payment-confirmed': 'Your receipt: we have received your payment',
  'list.order-amended': 'Your order has been changed',
  'list.regime-changed': 'The decision will take longer',
  'list.documents-received': 'We have your documents',
  'list.reminder-payment': 'Reminder: the payment is still due',
  'list.reminder-documents': 'Reminder: documents are missing',
  'list.staff-message': 'A message from us',
  'list.status-changed': 'News about your application',
  'list.applicant-decided': 'The decision on one traveller',
  'list.answers-corrected': 'Your answers were corrected',
  'list.contact-changed': 'Your contact details were changed',
  'list.visa-approved': 'Your visa',
  'list.questions-asked': 'We need answers from you',
  'list.documents-asked': 'We need a new version of a document',
  'list.refund-made': 'Your refund',
} as const
