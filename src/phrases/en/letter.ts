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
  'next.title': 'What happens next',

  'payment-confirmed.subject': 'Payment received for {reference}: add your documents next',
  'payment-confirmed.preview': 'Your receipt, and the one thing left for you to do.',
  'payment-confirmed.title': 'Your payment has arrived',
  'payment-confirmed.text': 'Thank you. This letter is your receipt: keep it.',
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
    'The authority decides, officially within about {days} days. Nobody can shorten that. The decision comes to this address.',
  'payment-confirmed.link':
    'The button opens your order without a password. Do not forward this letter.',

  'documents-received.subject': '{reference}: we have everything we need',
  'documents-received.preview': 'Nothing is left for you to do. Here is what happens, and by when.',
  'documents-received.title': 'We have your documents',
  'documents-received.text':
    '{count, plural, one {All documents of your traveller have arrived.} other {All documents of your # travellers have arrived.}} Nothing is left for you to do.',
  'documents-received.action': 'See the status',
  'documents-received.next.1':
    'We check everything and hand it in by {day}. If something needs a correction, we write to you.',
  'documents-received.next.2':
    'The authority decides, officially within about {days} days of that.',
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

  'continue-link.subject': 'Your link to go on with the application',
  'continue-link.preview': 'It works once, for {minutes} minutes.',
  'continue-link.title': 'Go on in another browser',
  'continue-link.text':
    'Open this letter on the device on which you want to go on, and press the button. The link works once, for {minutes} minutes.',
  'continue-link.action': 'Continue the application',
  'continue-link.ignore':
    'You did not ask for this link? Then ignore this letter: nothing happens without it.',

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

  'download-code.subject': '{code} is your code to download the visa',
  'download-code.preview': 'It works once, for {minutes} minutes.',
  'download-code.title': 'Your code',
  'download-code.text':
    'Type this code on the status page to download the visa of {reference}. It works once, for {minutes} minutes.',
  'download-code.action': 'Open the status page',
  'download-code.ignore':
    'You did not ask for a code? Then somebody knows your reference and e-mail address. Without the code they see no document: keep it to yourself.',

  'document.passportPhoto': 'Passport photo',
  'document.passportDocument': 'Passport page with the photo',
  'document.flightTicket': 'Flight ticket',
  'document.transitTicket': 'Onward ticket',
  'document.transitVisa': 'Visa of the next country',
  'document.invitationLetter': 'Invitation letter',
  'document.companyRegistration': 'Company registration',
} as const
