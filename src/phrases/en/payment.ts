export const payment = {
  order: 'Tanzania visa {reference}, {count, plural, one {# traveller} other {# travellers}}',
  supplement: 'Tanzania visa {reference}, extra payment for a change',
  'amended.title': 'Your change is paid',
  'amended.text':
    'Your order has been changed. We have sent a confirmation to the email address of your application.',
  'change.value': '{is} (before: {was})',
  'change.added': 'Added',
  'change.removed': 'Removed',
  'lapsed.title': 'The change could not be made',
  'lapsed.text':
    'Your order stays as it was. If your card was charged for the change, we will refund that in full and email you.',
  'supplement.unpaid':
    'Nothing has changed: your order stays as it was. You can try again on the status page.',
  'verifying.title': 'Verifying Payment...',
  'verifying.text': 'We are asking the payment provider. This takes a few seconds.',
  'checking.title': 'Still checking your payment',
  'checking.text':
    'The payment provider has not answered yet. Nothing is lost, and we will keep asking. Do not pay again: as soon as we know, you will see it here and get an email.',
  'checking.again': 'Check again now',
  'success.title': 'Payment Successful!',
  'success.text': 'We have received your payment. We are emailing the receipt to {email}.',
  'success.confirmed': 'Payment Confirmed',
  'success.continue': 'Continue to Documents',
  'success.next': 'What happens next',
  'success.next.1.title': 'Upload your documents',
  'success.next.1.text':
    'Passport photo, passport page and tickets of every traveller. Photos taken with a phone are fine.',
  'success.next.2.title': 'Wait for our review',
  'success.next.2.text': 'We will check everything and write to you if something needs correcting.',
  'success.next.3.title': 'Receive the visa decision',
  'success.next.3.text': 'The immigration authority will decide. We will email you the decision.',
  'success.next.3.text.by':
    'The immigration authority will decide. Expect its decision by about {day} if we receive your documents today. We will email it to you.',
  'failed.title': 'Payment Failed',
  'failed.text': 'The payment did not go through. Your answers are saved, and you can try again.',
  'failed.unconfirmed':
    'The payment provider has not confirmed this payment. Your answers are saved, and you can try again.',
  'failed.help':
    'Does your bank show a charge? Then do not pay again. Contact support at {email} and quote the reference {reference}.',
  'failed.tips.title': 'What usually helps',
  'failed.tips.1': 'Try another card.',
  'failed.tips.2': 'Open your bank’s app: it may be waiting for you to approve the payment.',
  'failed.tips.3': 'Ask your bank whether it allows online payments abroad, in US dollars.',
  'cancelled.title': 'Payment Cancelled',
  'cancelled.text':
    'You left the payment page before paying. Nothing was charged. Your answers are saved.',
  'unpaid.title': 'Not paid yet',
  'unpaid.text': 'Nothing has been charged for this application. Your answers are saved.',
  'other.action': 'Let somebody else pay',
  'other.copied': 'The link has been copied. It shows what is to be paid and opens nothing else.',
  'other.refused':
    'Copy this link for whoever pays. It shows what is to be paid and opens nothing else.',
  'link.title': 'Pay for a visa',
  'link.text':
    'You were asked to pay for this application. Whoever sent you the link gets an email as soon as you have paid.',
  'action.pay': 'Pay {amount}',
  'link.changed': 'The price has changed. This is the new one.',
  'link.paid.title': 'Already paid',
  'link.paid.text': 'There is nothing left to pay for this application.',
  'link.ended.title': 'This link no longer works',
  'link.ended.text': 'It was ended, or there is nothing left to pay. Ask whoever sent it to you.',
  'link.back':
    'Did you pay for somebody else? You can close this page. They will get an email as soon as we have the payment.',
  'review.title': 'We are looking at your payment',
  'review.text':
    'The payment provider reported something that does not match your order. A person is checking it. Do not pay again: we will write to you.',
  'refunded.title': 'Payment refunded',
  'refunded.text':
    'This payment has been refunded to your card. Your bank may take a few days to show the refund.',
  'told.text': 'The payment page reported this when it sent you back. Nothing has been confirmed.',
  'none.title': 'No payment to show',
  'none.text':
    'This browser has no application whose payment we could check. Open the link in our email, or look up your application by its reference.',
  'offline.title': 'We cannot load your payment',
  'fact.reference': 'Reference',
  'fact.amount': 'Amount',
  'fact.travellers': 'For',
  'fact.paidAt': 'Paid',
  'action.home': 'Go Home',
  'action.status': 'Check Status',
  'action.leaving': 'Opening the payment page',
  'action.changed': 'Some answers have changed or are incomplete. Check them before you pay.',
  'action.answers': 'Go to your answers',
} as const
