import { apply } from './apply.ts'

/** The documents page: what is asked of each traveller, uploading, and handing over. */
export const document = {
  title: 'Upload your documents',
  lead: '{reference}: {count, plural, one {one traveller} other {# travellers}}',
  loading: 'Loading your application',
  'progress.label': 'Documents of all travellers',
  'progress.text':
    '{total, plural, one {{uploaded} of # document uploaded} other {{uploaded} of # documents uploaded}}',
  'hint.files':
    'Any photo or PDF will do. Before it is sent, we adjust it to what the immigration authority accepts.',
  'hint.one':
    'Photos taken with a phone are fine if they are sharp, without glare and show all four corners. If a document has several pages, choose all the pictures together.',
  'type.passportPhoto': 'Passport photo',
  'type.passportDocument': 'Passport page with your photo',
  'type.flightTicket': 'Flight ticket',
  'type.transitTicket': 'Onward ticket',
  'type.transitVisa': 'Visa for your next country',
  'type.invitationLetter': 'Invitation letter',
  'type.companyRegistration': 'Company registration',
  'hint.passportPhoto':
    'Taken with a phone in front of a plain white wall, in daylight, facing the camera. We will crop it to size for you.',
  'hint.passportDocument':
    'The page with your photo and details. The passport must be valid for at least {days, plural, one {# day} other {# days}} after arrival and have one unused page.',
  'hint.flightTicket': 'Your flights into and out of Tanzania.',
  'hint.transitTicket': 'For your journey on from Tanzania.',
  'hint.transitVisa':
    'A visa or residence permit for the country you travel on to, or a note saying that you need neither.',
  'hint.invitationLetter': 'From the company you are visiting, signed.',
  'hint.companyRegistration': 'Of the company that is inviting you.',
  'reason.correct': 'The document is right: change my answer',
  'reason.unreadable': 'It cannot be read clearly.',
  'reason.cut-off': 'Part of it is cut off.',
  'reason.wrong-document': 'It is not the document we need.',
  'reason.expired': 'It has expired, or expires too soon.',
  'reason.does-not-match': 'It does not match your answers.',
  'reason.another-person': 'This looks like another person’s passport.',
  'reason.answers-differ': 'It says something else than your answers.',
  'reason.photo-background': 'The background of the photo must be plain white.',
  'reason.photo-face': 'The whole face must be visible, from the front and without shadows.',
  'reason.damaged': 'Our copy was damaged, through no fault of yours. Please send it again.',
  'reason.answers-changed':
    'An answer has been corrected since, and this document shows the old one.',
  'reason.other': 'It cannot be used for this application.',
  'traveller.list': 'Travellers',
  'traveller.fallback': 'Traveller {number}',
  'traveller.position': 'Traveller {number} of {total}',
  'traveller.counter': '{uploaded}/{total}',
  'traveller.counter.label':
    '{total, plural, one {{uploaded} of # document} other {{uploaded} of # documents}}',
  'traveller.complete': 'Complete',
  'traveller.choose': 'Choose another traveller',
  'traveller.next': 'Next traveller',
  'traveller.onlyMissing': 'Only travellers with missing documents',
  'traveller.noneMissing': 'Nothing is missing.',

  'state.missing': 'Missing',
  'state.added': 'Added',
  'state.received': 'Received',
  'state.accepted': 'Checked',
  'state.rejected': 'New version needed',
  'state.doubt': 'Check this',
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
  'file.same': 'This is the same file as {document} of {name}',
  'question.same-file': 'The same file was given for another document too.',
  'question.same-file.text': 'If you chose it by mistake, choose the right one.',
  'question.no-face': 'We found no face in this photo.',
  'question.no-face.text': 'If that is a mistake of ours, say so. Otherwise choose another photo.',
  'question.right': 'It is right',
  'file.closeView': 'Close',
  'file.loading': 'Loading the file',

  'add.drop': 'Drop a file here',
  'add.dropNow': 'Release to add the file',
  'add.choose': 'Choose a file',
  'add.replace': 'Replace',
  'add.new': 'Choose a new file',
  'add.better': 'Add a better one',
  'add.camera': 'Take a photo',
  'add.for': '{action}: {document} of {name}',
  'add.several': 'Choose pictures only, and we will make one PDF of them. Add a PDF on its own.',
  'add.onePhoto': 'Choose a single photo here.',
  'many.title': 'Files of several travellers',
  'many.text':
    'Choose them together. A file named after a traveller goes to that traveller; you see where before anything is sent.',
  'many.drop': 'Or drop them here.',
  'many.choose': 'Choose several files',
  'many.whose': 'Whose files are these?',
  'many.leaveOut': 'Leave out',
  'many.add': '{count, plural, =0 {Choose whose they are} one {Add one file} other {Add # files}}',
  'pages.title': 'Pages: {document}',
  'pages.text': 'These pictures will become one PDF, in this order.',
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
  'upload.again': 'The connection was lost. Trying again',
  'upload.label': 'Uploading {document}',
  'upload.cancel': 'Cancel',
  'upload.cancel.label': 'Cancel the upload of {document}',
  'upload.retry': 'Retry',
  'upload.lost':
    'The connection was lost. The file is kept here while this page is open: press Retry, or wait until you are back online.',
  'upload.done': 'Document Uploaded',
  'upload.done.text': '{document} of {name}',
  'upload.smaller': 'We made it smaller: from {before} to {after}.',
  'upload.failed': 'Upload failed',
  'upload.failed.text': 'Failed to upload file',
  'upload.tooLarge': 'File too large',
  'upload.tooLarge.text':
    'It is still too large after we made it smaller. Take a photo of each page and choose the photos together.',
  'upload.tooMany':
    '{most, plural, one {Up to # page fits here.} other {Up to # pages fit here.}} Leave out the pages that are not needed and add the file again.',
  'upload.signed':
    'This PDF has a signature that would break if we made the file smaller. Ask for a smaller copy, or add photos of its pages.',
  'upload.changed':
    'The file was changed, moved or deleted on your device after you chose it. Choose it again.',
  'upload.misnamed':
    'This is not really a {kind}: only its name says so. Open it where it comes from, save it as {allowed} and add that file.',
  'upload.heic':
    'This photo is in Apple’s HEIC format, which this browser cannot open. On an iPhone, choose Settings, Camera, Formats, Most Compatible and take it again; or open the photo and save it as JPG.',
  'upload.picture':
    'This browser cannot open this kind of picture. Save it as JPG or PNG and add it again.',
  'kinds.image': 'JPG or PNG',
  'kinds.any': 'JPG, PNG or PDF',

  'complete.title': 'Have you added everything?',
  'complete.text.ready':
    'All documents are uploaded. Look through them once more. After that, you can still replace one until we have checked it.',
  'complete.text.missing':
    '{count, plural, one {One document is still missing.} other {# documents are still missing.}} What you have uploaded is saved, and you can continue later.',
  'complete.text.doubt':
    '{count, plural, one {One document needs your answer first: see what we ask beside it.} other {# documents need your answer first: see what we ask beside them.}}',
  'complete.action': 'Complete Application',
  'complete.busy': 'Sending your application',
  'complete.done': 'Application Submitted Successfully',
  'complete.missing.title': 'Some documents are still missing',
  'complete.doubt.title': 'Please answer this first',
  'complete.missing.line': '{document} of {name}',
  'complete.missing.more': '{count, plural, one {and # more} other {and # more}}',
  'complete.uploading':
    'Wait until the uploads are finished, then press Complete Application again.',
  'complete.failed.title': 'We could not complete your application yet',
  'complete.failed.text':
    'Your documents are safe with us. Try again in a few minutes. If it still fails, write to {email} and quote {reference}: we will complete it for you.',
  'complete.again': 'Try again',
  'action.status': 'Check Status',
  'action.home': 'Home',
  'action.later': 'Check Status Later',

  'received.title': 'Application Received!',
  'received.text': 'We have everything for {reference}. You do not need to do anything else.',
  'received.at': 'Received',
  'received.expected': 'We will submit it by',
  'received.reference': 'Reference',
  'received.next': 'What happens next',
  'received.next.1':
    'We will check every answer and document. If something needs correcting, we will write to {email}.',
  'received.next.2.by': 'We will submit the application to the immigration authority by {day}.',
  'received.next.2': 'We will submit the application to the immigration authority.',
  'received.next.3':
    'The authority will then decide. It takes the same time whichever processing speed you chose.',
  'received.next.3.by':
    'The authority will then decide, by about {day} if it keeps to its stated time. It takes the same time whichever processing speed you chose.',
  'received.next.4':
    'We will email you the decision, and you can download the visa on the status page.',
  'received.keep': 'You can come back to this page at any time.',
  'asked.title':
    '{count, plural, one {We need a new version of a document} other {We need new versions of # documents}}',
  'asked.text':
    '{count, plural, one {One of your documents cannot be submitted as it is. The reason is given below.} other {# of your documents cannot be submitted as they are. The reasons are given below.}} Everything else stays as it is.',
  'asked.by':
    'Send the new {count, plural, one {version} other {versions}} by {day}, so that we can meet our deadline.',
  'asked.others':
    '{count, plural, one {We need nothing for the other traveller.} other {We need nothing for the other # travellers.}}',
  'replaced.title': 'Thank you, we have what we need',
  'replaced.text':
    'We have everything again and will continue with your application. If we cannot use another document, we will write to you.',
  'unpaid.title': 'Pay first, then add your documents',
  'unpaid.text':
    'Application {reference} has not been paid for yet. Nothing has been charged, and your answers are saved.',
  'unpaid.total': 'Total',
  'review.title': 'We are looking at your payment',
  'review.text':
    'We need to check the payment of {reference} by hand. Do not pay again. As soon as this is settled, you can add your documents here.',
  'refunded.title': 'This application was refunded',
  'refunded.text':
    'The payment of {reference} has been refunded, so there are no documents to add.',
  'closed.title': 'No more documents needed',
  'closed.text': 'Application {reference} has been decided. The status page shows the result.',

  'failed.title': 'We cannot load your application',

  'page.title': 'Your passport says something else',
  'page.line': '{field}: the passport says {says}, you wrote {wrote}.',
  'page.unsaid': '{field}: the passport page does not match your answer.',
  'page.correct': 'Correct my answer',
  'page.correct.of': 'Correct my answer: {field}',
  'page.same': 'My answers are right',
  'page.another': 'Send another picture',
  'page.another-person.text':
    'Its name, date of birth and passport number all differ from your answers for {name}.',
  'page.confirmed': 'Your answers stay as they are',
  'page.unreadable':
    'The two lines at the bottom of the page could not be read. If they are cut off or blurred, send a better picture.',
  'page.slow': 'Comparing the page with your answers takes a little longer on this device.',
  'page.stop': 'Stop',
  'page.served':
    'This device could not read the page, so we are reading it ourselves. If it does not match your answers, you will see it here.',
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
    'Emails to {address} come back to us. Correct your address, and we will send them again.',
  'returned.correct': 'Correct my address',
  'returned.right': 'It is correct: try again',
  'returned.tried': 'We are sending everything again. If it comes back, we will tell you here.',
} as const
