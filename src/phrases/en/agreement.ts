/** The service agreement: what the PDF says. Clause numbers come from their order. */
export const agreement = {
  title: 'Service agreement',
  subtitle: 'Visa consultancy for Tanzania',
  'preview.mark': 'Preview, not signed',
  'preview.note': 'Take your time to read it. You sign it at the payment step, before you pay.',
  'preview.signature': 'Your signature will appear here.',
  'party.company': 'Consultancy',
  'party.client': 'Client',
  'order.title': 'Your order',
  'order.reference': 'Application',
  'order.visa': 'Visa',
  'order.speed': 'Processing speed',
  'order.travellers': 'Travellers',
  'order.extras': 'Extras',
  'order.noExtras': 'None',
  'order.open': 'Your order and its price will be added here once you have chosen.',
  'visaType.tourist': 'Tourist, single entry',
  'visaType.tourist_multiple': 'Tourist, multiple entry',
  'visaType.business': 'Business',
  'visaType.transit': 'Transit',
  'processingType.normal':
    'Normal, {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}',
  'processingType.urgent':
    'Urgent, {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}',
  'processingType.super_urgent': 'Super urgent, {most, plural, one {# hour} other {# hours}}',
  'price.title': 'Price',
  'price.item': 'Item',
  'price.quantity': 'Quantity',
  'price.unit': 'Each',
  'price.amount': 'Amount',
  'price.total': 'Total in US dollars',
  'price.note': 'Everything is included. There is nothing else to pay us.',
  'price.frozen': 'The price when application {reference} was created.',
  'line.base': 'Visa fee and preparation',
  'line.processing': 'Processing fee',
  'line.discount': 'Group discount',
  'line.speed.normal': 'Faster processing',
  'line.speed.urgent':
    'Urgent processing, {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}',
  'line.speed.super_urgent':
    'Super urgent processing, {most, plural, one {# hour} other {# hours}}',
  'line.insurance': 'Travel insurance',
  'line.esim': 'eSIM',
  'line.document': 'Document check and submission',
  'clause.title': 'What we agree',
  'clause.who-we-are.title': 'Who we are',
  'clause.who-we-are.text':
    '{company} is a private consultancy registered in the United Kingdom. We are not part of the Government of Tanzania and do not act for it. You can also apply yourself on the official site, {official}, for the official fee alone.',
  'clause.service.title': 'What we do for you',
  'clause.service.text': 'For every traveller in this order we:',
  'clause.service.1': 'check the answers and documents and tell you what to correct;',
  'clause.service.2':
    'prepare the visa application and submit it to the Tanzanian immigration authority (‘the authority’);',
  'clause.service.3': 'pay the official visa fee out of the price in this agreement;',
  'clause.service.4': 'keep you informed by email and send you the decision.',
  'clause.no-guarantee.title': 'What we cannot promise',
  'clause.no-guarantee.text':
    'The authority alone decides, and it takes the same time to decide whichever speed you choose. We do not guarantee that a visa will be granted. A visa allows you to travel to the border; whether you may enter is decided there.',
  'clause.your-part.title': 'Your part',
  'clause.your-part.text': 'You agree to:',
  'clause.your-part.1': 'give true and complete answers that match each passport;',
  'clause.your-part.2':
    'travel on a passport that is valid for at least {passportDays, plural, one {# day} other {# days}} after arrival, and for at least {passportMonths, plural, one {# month} other {# months}} on the day you apply;',
  'clause.your-part.3':
    'reply within {days, plural, one {# business day} other {# business days}} when we ask for a document or a correction;',
  'clause.your-part.4':
    'apply for a person under {adultAge} only as their parent or guardian, or with the consent of one.',
  'clause.price.title': 'Price and payment',
  'clause.price.text':
    'The price in this agreement is the whole price in US dollars, including the official visa fee. You pay it once, by credit or debit card, through our payment provider. We never see or keep your card number.',
  'clause.cancel.title': 'Cancelling',
  'clause.cancel.text':
    'If you cancel by email within {hours, plural, one {# hour} other {# hours}} of placing the order, we refund what you paid{adminFee, plural, =0 {} other {, less the administrative fee}}, as long as:',
  'clause.cancel.1': 'we have not begun to review your application or to submit it;',
  'clause.cancel.2': 'no documents have been uploaded;',
  'clause.cancel.3': 'nothing has been paid to the authority;',
  'clause.cancel.4': 'you did not order Super urgent processing.',
  'clause.refund.title': 'Refunds you can ask for',
  'clause.refund.text':
    'Ask within {days, plural, one {# day} other {# days}} of the payment. We review every case in which:',
  'clause.refund.1': 'you paid and we have not yet started to process the application;',
  'clause.refund.2': 'you paid twice for the same order;',
  'clause.refund.3': 'a technical fault of ours kept us from delivering the service.',
  'clause.no-refund.title': 'What is not refunded',
  'clause.no-refund.text':
    'A payment that was taken twice is always refunded, and so is a speed surcharge that we promised to refund if we were late. Otherwise there is no refund:',
  'clause.no-refund.1':
    'for Super urgent processing ({hours, plural, one {# hour} other {# hours}}), unless a technical fault of ours kept us from delivering it;',
  'clause.no-refund.2': 'once we have submitted the application to the authority;',
  'clause.no-refund.3': 'if answers or documents were inaccurate, forged or incomplete;',
  'clause.no-refund.4': 'if the authority refuses the visa;',
  'clause.no-refund.5': 'if you cancel after we have started to process the application.',
  'clause.refund-course.title': 'How refunds work',
  'clause.refund-course.text':
    'Email us your full name, passport number, payment reference and reason. Then:',
  'clause.refund-course.1':
    'we reply within {replyDays, plural, one {# business day} other {# business days}} and finish our review within {reviewDays, plural, one {# business day} other {# business days}};',
  'clause.refund-course.2':
    'if we ask you for documents, send them within {answerDays, plural, one {# business day} other {# business days}}, or you lose the refund;',
  'clause.refund-course.3':
    'an approved refund is made to the card you paid with, within {apart, plural, =0 {} other {{leastDays} to }}{mostDays, plural, one {# business day} other {# business days}};',
  'clause.refund-course.4':
    '{adminFee, plural, =0 {we keep no administrative fee.} other {we keep an administrative fee of at least {adminFee, plural, one {# US dollar} other {# US dollars}}, once per order, for payment charges, staff time and currency conversion. We keep no fee if a payment was taken twice, if the fault was ours or if we were late.}}',
  'clause.chargeback.title': 'Chargebacks',
  'clause.chargeback.text':
    'If something is wrong with a payment, email us first. If a payment is disputed with the bank without good reason, we will respond with this agreement and the records of the order.',
  'clause.data.title': 'Personal data',
  'clause.data.text':
    'We use your data for this order only. We keep application data for up to {applicationYears, plural, one {# year} other {# years}}, payment records for up to {paymentYears, plural, one {# year} other {# years}} and correspondence for up to {correspondenceYears, plural, one {# year} other {# years}}. If you ask us to, we will delete or anonymise whatever the law does not oblige us to keep, within {erasureDays, plural, one {# day} other {# days}}. If your data is ever exposed, we will tell you within {breachHours, plural, one {# hour} other {# hours}}.',
  'clause.force-majeure.title': 'Beyond our control',
  'clause.force-majeure.text':
    'We are not liable for delays or failures caused by outages of government systems, natural disasters, internet disruptions or civil unrest.',
  'clause.liability.title': 'Liability and claims',
  'clause.liability.text':
    'Our liability is limited to the fees you paid us in the {months, plural, one {month} other {# months}} before the claim. You must bring a claim within {claimYears, plural, one {# year} other {# years}} of learning of its cause, and in any case within {actYears, plural, one {# year} other {# years}} of the event. Nothing here limits a right that the law does not allow to be limited.',
  'clause.law.title': 'Law and courts',
  'clause.law.text':
    'Commercial disputes are governed by {law}, and immigration matters by the law of Tanzania. Disputes are heard by the courts {place} or in Dar es Salaam.',
  'clause.signature.title': 'Electronic signature',
  'clause.signature.text':
    'Your drawn signature, its date and time and the IP address it came from are kept with this agreement. The check code below is calculated from all of it: if one letter changed, the code would be different.',
  'signature.title': 'Signature',
  'signature.signedBy': 'Signed by',
  'signature.signedAt': 'Date and time',
  'signature.networkAddress': 'IP address',
  'signature.agreement': 'Agreement number',
  'signature.accepted': 'Texts accepted',
  'signature.acceptedTexts': 'Terms of Service and Privacy Policy, version dated {date}',
  'signature.rules': 'Version of prices and terms',
  'signature.alt': 'Signature of {name}',
  'check.title': 'Check code (SHA-256)',
  'check.text': 'Anyone can check it at',
  'footer.page': 'Page {page} of {pages}',
  'footer.company': '{company} is a private consultancy and not part of any government.',
  'mark.alt': '{company}',
} as const
