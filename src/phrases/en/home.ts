/** The landing page. */
export const home = {
  title: 'Tanzania visa online: apply, pay, follow · {company}',
  description:
    'Apply for a Tanzania visa in four simple steps. One tourist application costs {price}, with the official fee and everything unavoidable in it.',
  headline: 'Your Tanzania visa, in calm hands',
  lead: 'We check your answers and documents, submit your application and tell you where it stands.',
  'price.words':
    'for one tourist application, all in: {authority} official fee and {service} our fee',
  apply: 'Apply Now',
  'scene.pause': 'Pause the pictures',
  'scene.play': 'Play the pictures',

  'reference.label': 'Already applied? Your reference',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Check Status',
  'reference.blank': 'Type your reference to go on.',

  'notice.short':
    'We are a private company, not the government; you can also apply at the official site {official}.',
  'notice.title': 'A private company, not the government',
  'notice.text':
    '{company} is a private consultancy. We are not affiliated with the government of Tanzania. You can also apply at the official site {official}, without us and without our fees.',

  'steps.title': 'How it works',
  'steps.lead': 'Have your passport at hand. You can stop at any point and go on later.',
  'steps.1.title': 'Tell us about the trip',
  'steps.1.text':
    'Choose the visa, enter each traveller as in the passport and sign. Your answers are kept as you go.',
  'steps.2.title': 'Pay, then add documents',
  'steps.2.text':
    'Pay by card on the secure page of our payment gateway. Then add a photo, the passport page and your ticket.',
  'steps.3.title': 'We check and submit',
  'steps.3.text':
    'We look at every field and every file, ask when something does not fit, and write to you at each change.',

  'start.title': 'Where would you like to begin?',
  'start.new.title': 'New application',
  'start.new.text':
    'For yourself, for a family of up to {family} or for a group. You see the whole price before you pay, and nothing is ticked in advance.',
  'start.new.action': 'Apply Now',
  'start.status.title': 'Follow an application',
  'start.status.text':
    'With your reference and your email address you see whose turn it is, what happens next and by when.',

  'blurbs.title': 'What you can count on',
  'blurbs.fast.title': 'Fast',
  'blurbs.fast.text':
    'Our own handling takes {least} to {most} business days, and {hours} hours or less when you choose super urgent; our fastest takes one hour. The authority then takes its own time, officially about {days} days, which nobody can shorten.',
  'blurbs.simple.title': 'Simple',
  'blurbs.simple.text':
    'Four steps in plain words, with help beside each field. You can stop and go on later, also on another device.',
  'blurbs.secure.title': 'Secure',
  'blurbs.secure.text':
    'Everything travels encrypted, documents are stored encrypted, and your card number never reaches us.',
  'blurbs.support.title': 'Write to us 24/7',
  'blurbs.support.text':
    'The chat and our mailbox take your message at any hour, and your application can be followed around the clock. People answer Monday to Friday, {opens} to {closes} (London time).',

  'costs.title': 'What it costs',
  'costs.lead':
    'One tourist application for one person, at normal speed. This is the whole price: no fee is added later.',
  'costs.caption': 'The price of one tourist application, line by line',
  'costs.item': 'For',
  'costs.goesTo': 'Goes to',
  'costs.amount': 'Amount',
  'costs.authority': 'Official visa fee',
  'costs.preparation': 'Preparing and submitting your application',
  'costs.processing': 'Processing',
  'costs.document': 'Document check and filing',
  'costs.to.authority': 'the authority',
  'costs.to.us': 'us, for our service',
  'costs.total': 'Total',
  'costs.more': 'Other visas, speeds and extras',
  'costs.visa': 'Visa, per person',
  'costs.visa.tourist': 'Tourist, {days} days',
  'costs.visa.tourist_multiple': 'Tourist, multiple entry, {days} days',
  'costs.visa.business': 'Business, {days} days',
  'costs.visa.transit': 'Transit, {days} days',
  'costs.visa.share': 'official fee in it',
  'costs.extras':
    'Processing is paid once per application: {one} for one person, less per application for groups, down to {ten} from ten. Urgent adds {urgent}, super urgent {super}. If you choose them: travel insurance {insurance} and an e-SIM {esim} per person. Insurance of ours does not replace the compulsory inbound insurance of Zanzibar.',

  'questions.title': 'Questions',
  'questions.long.q': 'How long does it take?',
  'questions.long.a':
    'The decision usually comes {from} to {to} days after everything has reached us. Two times add up: ours, {least} to {most} business days at normal speed and faster if you choose so, and the authority’s, about {days} days, or about two months for passports that it refers to a second office. Enter your passport and arrival at the top of this page to see the day for you.',
  'questions.sure.q': 'Is the visa certain?',
  'questions.sure.a':
    'No. The decision is the authority’s alone. We make sure that your application is complete and consistent, and we tell you before you pay when a rule speaks against it.',
  'questions.direct.q': 'Can I apply without you?',
  'questions.direct.a':
    'Yes, at the official site, for the official fee alone. We are for people who want somebody to check, submit and follow up.',
  'questions.need.q': 'Does everybody need a visa?',
  'questions.need.a':
    'No. Nationals of about fifty countries travel without one. Choose your passport at the top of this page and you hear it at once, before you type or pay anything.',
  'questions.documents.q': 'Which documents do I need?',
  'questions.documents.a':
    'A passport valid for at least {months} months after your arrival, a photo on a white background, a picture of the passport page and your flight ticket. Transit and business visas need two documents more.',
  'questions.children.q': 'Do children need an application of their own?',
  'questions.children.a':
    'Yes, everybody with a passport does, from the age of one year. For a baby under one, {contact}. A family application holds up to {family} people and shares the contact and the payment.',
  'questions.children.link': 'write to us',

  'fee.title': 'What our {service} pays for',
  'fee.1':
    'Every answer compared with your passport, and every file opened and looked at by a person.',
  'fee.2':
    'Your application entered and submitted on the authority’s site, at normal speed within {most} business days.',
  'fee.3': 'Questions of the authority answered together with you, and a message at every change.',
  'fee.4': 'Answers and files kept encrypted, and deleted when you ask.',
  'fee.refused': 'If the visa is refused',
  'fee.refused.text':
    'The authority alone decides. After a refusal neither its fee nor ours comes back, because both have done their work; we tell you what we know and what you can do next.',
  'fee.refund': 'Refunds',
  'fee.refund.text':
    'As long as we have not begun, within {days} days of paying, less {fee} for our costs. What was paid twice goes back in full.',
} as const
