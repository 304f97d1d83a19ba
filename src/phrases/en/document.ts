import { apply } from './apply.ts'

/** The documents page: what is asked of each traveller, uploading, and handing over. */
export const document = {
  title: 'Upload your documents',
  lead: '{reference}: {count, plural, one {one traveller} other {# travellers}}',
  loading: 'Loading your application',
  'progress.label': 'Documents of all travellers',
  'progress.text': '{uploaded} of {total} documents uploaded',
  'hint.files':
    'Any photo or PDF will do: before it is sent, we fit it to what the authority takes.',
  'hint.one':
    'Photos taken with a phone are fine: all four corners in the picture, sharp, without glare. If a document has several pages, choose their pictures together.',

  'type.passportPhoto': 'Passport photo',
  'type.passportDocument': 'Passport page with your photo',
  'type.flightTicket': 'Flight ticket',
  'type.transitTicket': 'Transit ticket',
  'type.transitVisa': 'Visa of the country you go on to',
  'type.invitationLetter': 'Invitation letter',
  'type.companyRegistration': 'Company registration',
  'hint.passportPhoto':
    'Taken with a phone in front of a plain white wall, by daylight, face towards the camera. We crop it to size for you.',
  'hint.passportDocument':
    'The page with your photo and details. At least 6 months validity and one unused page left.',
  'hint.flightTicket': 'Into Tanzania and out of it.',
  'hint.transitTicket': 'Your onward journey.',
  'hint.transitVisa': 'Or its residence permit, or a note that you need none.',
  'hint.invitationLetter': 'From the company that you visit, signed.',
  'hint.companyRegistration': 'Of the company that invites you.',

  'reason.unreadable': 'It cannot be read clearly.',
  'reason.cut-off': 'A part of it is cut off.',
  'reason.wrong-document': 'It is another document than the one we need.',
  'reason.expired': 'It has expired, or expires too soon.',
  'reason.does-not-match': 'It does not match the answers that you gave.',
  'reason.photo-background': 'The background of the photo has to be plain white.',
  'reason.photo-face': 'The face has to be seen whole, from the front and without shadows.',
  'reason.damaged':
    'Our copy of it was damaged, through no fault of yours. Please send it once more.',
  'reason.answers-changed': 'An answer was corrected since, and this document shows the old one.',
  'reason.other': 'It does not serve.',

  'traveller.list': 'Travellers',
  'traveller.fallback': 'Traveller {number}',
  'traveller.position': 'Traveller {number} of {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label': '{uploaded} of {total} documents',
  'traveller.complete': 'Complete',
  'traveller.choose': 'Choose another traveller',
  'traveller.next': 'Next traveller',
  'traveller.onlyMissing': 'Only travellers with missing documents',
  'traveller.noneMissing': 'Nothing is missing.',

  'state.missing': 'Missing',
  'state.added': 'Added',
  'state.received': 'Received',
  'state.accepted': 'Checked',
  'state.rejected': 'New one needed',
  'file.size': '{size}, added {moment}',
  'file.view': 'View',
  'file.view.label': 'View {document}',
  'file.remove': 'Remove',
  'file.remove.label': 'Remove {document}',
  'file.remove.ask': 'Remove this file?',
  'file.remove.yes': 'Yes, remove it',
  'file.remove.no': 'Keep it',
  'file.removed': 'Document removed',
  'file.download': 'Download',
  'file.open': 'Open in a new tab',
  'file.pdf': 'This is a PDF. Open it in a new tab or download it.',
  'file.closeView': 'Close',
  'file.loading': 'Loading the file',

  'add.drop': 'Drop a file here',
  'add.dropNow': 'Let go to add the file',
  'add.choose': 'Choose a file',
  'add.replace': 'Replace',
  'add.new': 'Choose a new file',
  'add.better': 'Add a better one',
  'add.camera': 'Take a photo',
  'add.for': '{action}: {document} of {name}',
  'add.several': 'Choose pictures only, and we make one PDF of them. A PDF is added on its own.',
  'add.onePhoto': 'Choose a single photo here.',
  'pages.title': 'Pages: {document}',
  'pages.text': 'These pictures become one PDF, in this order.',
  'pages.page': 'Page {number}',
  'pages.up': 'Move page {number} up',
  'pages.down': 'Move page {number} down',
  'pages.remove': 'Remove page {number}',
  'pages.more': 'Add another picture',
  'pages.add': '{count, plural, one {Add this picture} other {Add # pages as one PDF}}',
  'pages.moved': 'Now page {number} of {total}',

  'upload.preparing': 'Preparing your file',
  'upload.waiting': 'Waiting for other uploads',
  'upload.sending': '{percent}%',
  'upload.checking': 'Sent. We are checking the file',
  'upload.again': 'The connection broke. Trying once more',
  'upload.label': 'Uploading {document}',
  'upload.cancel': 'Cancel',
  'upload.cancel.label': 'Cancel the upload of {document}',
  'upload.retry': 'Retry',
  'upload.dismiss': 'Dismiss',
  'upload.lost':
    'The connection broke. The file is kept here as long as this page is open: press Retry, or wait until you are online.',
  'upload.done': 'Document Uploaded',
  'upload.done.text': '{document} of {name}',
  'upload.smaller': 'We made it smaller: {before} became {after}.',
  'upload.failed': 'Upload failed',
  'upload.failed.text': 'Failed to upload file',
  'upload.tooLarge': 'File too large',
  'upload.tooLarge.text':
    'It is still too large after we made it smaller. Take a photo of each page and choose the photos together.',
  'upload.tooMany':
    'Up to {most} pages fit here. Leave out the pages that are not asked for and add it again.',
  'upload.signed':
    'This PDF carries a signature, which would break if we made it smaller. Ask for a smaller copy, or add photos of its pages.',
  'upload.heic':
    'This photo is in a format of Apple (HEIC) that this browser cannot open. On an iPhone choose Settings, Camera, Formats, Most Compatible and take it again; or open the photo and save it as JPG.',
  'upload.picture':
    'This browser cannot open this kind of picture. Save it as JPG or PNG and add it again.',
  'kinds.image': 'JPG or PNG',
  'kinds.any': 'JPG, PNG or PDF',

  'complete.title': 'Everything there?',
  'complete.text.ready':
    'All documents are uploaded. Look at them once more. Afterwards you can still add a better one until we have checked it.',
  'complete.text.missing':
    '{count, plural, one {One document is still missing.} other {# documents are still missing.}} What you have uploaded is saved, and you can go on later.',
  'complete.action': 'Complete Application',
  'complete.busy': 'Sending your application',
  'complete.done': 'Application Submitted Successfully',
  'complete.missing.title': 'Some documents are still missing',
  'complete.missing.line': '{document} of {name}',
  'complete.missing.more': '{count, plural, one {and # more} other {and # more}}',
  'complete.uploading': 'Wait until the uploads are finished, then press it again.',
  'complete.failed.title': 'We could not complete your application yet',
  'complete.failed.text':
    'Your documents are safe with us. Try again in a few minutes. If it still fails, write to {email} and quote {reference}: we complete it for you.',
  'complete.again': 'Try again',
  'action.status': 'Check Status',
  'action.home': 'Home',
  'action.later': 'Check Status Later',

  'received.title': 'Application Received!',
  'received.text': 'We have everything for {reference}. Nothing is left for you to do.',
  'received.at': 'Received',
  'received.expected': 'We hand it in by',
  'received.reference': 'Reference',
  'received.next': 'What happens next',
  'received.next.1':
    'We check every answer and document. If something needs a correction, we write to {email}.',
  'received.next.2.by': 'We hand the application in to the authority by {day}.',
  'received.next.2': 'We hand the application in to the authority.',
  'received.next.3': 'The authority decides. No speed of ours can shorten its time.',
  'received.next.3.by':
    'The authority decides, by about {day} if it keeps to its stated time. No speed of ours can shorten that.',
  'received.next.4': 'You get the decision by e-mail, and download the visa on the status page.',
  'received.keep': 'This page answers again whenever you come back.',

  'asked.title':
    '{count, plural, one {We need a new document from you} other {We need # new documents from you}}',
  'asked.text':
    '{count, plural, one {One of your documents cannot be handed in as it is: below it says why.} other {# of your documents cannot be handed in as they are: below it says why.}} Everything else stays as it is.',
  'asked.by':
    'Send the new {count, plural, one {one} other {ones}} by {day}, so that we can keep our promise.',
  'asked.others':
    '{count, plural, one {Nothing is needed for the other traveller.} other {Nothing is needed for the other # travellers.}}',
  'replaced.title': 'Thank you, nothing more to do',
  'replaced.text':
    'We have everything again and go on with your application. If another document does not serve, we write to you.',

  'unpaid.title': 'Pay first, then add your documents',
  'unpaid.text':
    'Application {reference} is not paid yet. Nothing has been charged, and your answers are saved.',
  'unpaid.pay': 'Pay now',
  'unpaid.total': 'Total',
  'review.title': 'We are looking at your payment',
  'review.text':
    'The payment of {reference} needs a look by a person. Do not pay again. As soon as it is settled, you can add your documents here.',
  'refunded.title': 'This application was refunded',
  'refunded.text':
    'The payment of {reference} has been paid back, so there are no documents to add.',
  'closed.title': 'No documents needed any more',
  'closed.text': 'Application {reference} has been decided. The status page shows the result.',

  'notFound.title': 'Application Not Found',
  'notFound.text':
    'There is no application for this link. Open the link in our letter again, or look up your application by its reference.',
  'notFound.home': 'Return to Home',
  'failed.title': 'We cannot load your application',

  'page.title': 'Your passport says something else',
  'page.line': '{field}: the passport says {says}, you wrote {wrote}.',
  'page.unsaid': '{field}: the passport page shows something else than your answer.',
  'page.correct': 'Correct my answer',
  'page.correct.of': 'Correct my answer: {field}',
  'page.same': 'My answer is right',
  'page.another': 'Send another picture',
  'page.unreadable':
    'The two lines at the foot of the page could not be read. If they are cut off or blurred, send a better picture.',
  'page.other':
    'This looks like an ID card or a visa. Please send the passport page with your photo.',
  'page.field.firstName': apply['firstName.label'],
  'page.field.lastName': apply['lastName.label'],
  'page.field.dateOfBirth': apply['dateOfBirth.label'],
  'page.field.nationality': apply['nationality.label'],
  'page.field.gender': apply['gender.label'],
  'page.field.passportNumber': apply['passportNumber.label'],
  'page.field.passportExpiryDate': apply['passportExpiryDate.label'],
  'page.field.passportIssuingCountry': apply['passportIssuingCountry.label'],
  'page.gender.male': apply['gender.male'],
  'page.gender.female': apply['gender.female'],

  'returned.title': 'Our emails do not reach you',
  'returned.text':
    'What we send to {address} comes back. Correct your address, and everything that came back is sent again.',
  'returned.correct': 'Correct my address',
  'returned.right': 'The address is right: try again',
  'returned.tried': 'We are sending everything again. If it comes back, we will tell you here.',
} as const
