/** What travellers do for themselves: leave, take one more along, ask about their data. */
export const help = {
  'cancel.title': 'Cancellation and refund',
  'cancel.lead':
    'First see what you will get back, and why. Nothing is cancelled until you confirm.',
  'cancel.show': 'Cancel the application',
  'cancel.whom': 'Whose application do you want to cancel?',
  'cancel.back': 'You will get back {amount}',
  'cancel.back.more': 'You will get back a further {amount}',
  'cancel.refunded': 'We have refunded {amount}',
  'cancel.coming': 'We are refunding {amount}',
  'cancel.none': 'You will not get a refund',
  'cancel.none.more': 'You will not get any further refund',
  'cancel.otherwise': 'Ask us about a refund',
  'cancel.otherwise.text':
    'There is no card payment that can be refunded here. If you paid in another way, write to us.',
  'cancel.sum': 'Paid for this: {paid}.{kept, plural, =0 {} other { We keep our fee of {fee}.}}',
  'cancel.why.not-paid': 'Nothing was paid by card.',
  'cancel.why.paid-back': 'This payment has already been refunded.',
  'cancel.why.disputed':
    'The payment is disputed at the bank. What the bank takes back, we cannot refund as well.',
  'cancel.why.too-late': 'It is too late to ask for a refund.',
  'cancel.why.nothing-left': 'What is left of the payment is no more than our fee.',
  'cancel.why.express-service': 'Super urgent processing is not refunded.',
  'cancel.why.information-wrong': 'A document does not match the answers.',
  'cancel.why.documents-overdue': 'We did not get the documents we asked for in time.',
  'cancel.why.submitted':
    'We have already submitted it to the immigration authority, and its fee is spent.',
  'cancel.why.government-rejected': 'The immigration authority has decided, and its fee is spent.',
  'cancel.why.not-processed': 'Nothing has been submitted to the immigration authority yet.',
  'cancel.why.cancelled-in-time':
    'You are cancelling within {hours, plural, one {# hour} other {# hours}} of ordering.',
  'cancel.reason': 'Why are you cancelling? (optional)',
  'cancel.ask': 'Ask to cancel',
  'cancel.ask.text':
    'A person will look at your request and reply by email. Nothing changes until then.',
  'cancel.now': 'Cancel for good',
  'cancel.now.text':
    'You have not paid, so it ends at once and we will not remind you. You can start a new application at any time.',
  'cancel.now.whole':
    'To leave one traveller out, cancel this application and start again with fewer travellers. You have not paid yet.',
  'cancel.done.now': 'Your application has been cancelled',
  'cancel.open': '{names}: you asked to cancel on {day}. We will reply by email by {by}.',
  'cancel.accepted': '{names}: cancelled on {day}.',
  'cancel.declined': '{names}: not cancelled. Our answer: {note}',
  'cancel.left': 'There is nothing left to cancel.',
  'cancel.keep': 'Keep it',
  'refund.ask': 'Ask for the refund',
  'refund.open': 'You asked for the refund on {day}. We will reply by email by {by}.',
  'refund.declined': 'Our answer to your request for a refund: {note}',
  'delete.action': 'Delete everything',
  'delete.title': 'Delete this application?',
  'delete.text':
    'All answers, documents and the agreement will be deleted for good. This cannot be undone.',
  'delete.confirm': 'Delete for good',
  'delete.done': 'Your application has been deleted',
  'add.title': 'Add a traveller',
  'add.text':
    'This application is already paid, so another traveller needs a new one, with its own price. We will fill in your contact details and the trip. This replaces unfinished answers in this browser.',
  'add.action': 'Start with the same trip',
  'data.title': 'My data',
  'data.text':
    'Ask for a copy of everything we hold about you, or ask us to delete it. We will reply by email.',
  'data.export': 'Ask for a copy',
  'data.erasure': 'Ask for deletion',
  'data.erasure.text': 'We have to keep payment records for accounting, without your name.',
  'data.asked': 'We have your request and will reply by {day}.',
} as const
