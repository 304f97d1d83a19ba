/** The landing page. */
export const home = {
  title: 'Tanzania visa online: apply, pay, follow · {company}',
  description:
    'Apply for a Tanzania visa in four simple steps. One tourist application costs {price}, with the official fee and everything unavoidable in it.',
  headline: 'Your Tanzania visa, in calm hands',
  lead: 'We check your answers and documents, hand your application in and tell you where it stands.',
  'price.words':
    'for one tourist application, all in: {authority} official fee, {service} our service',
  apply: 'Apply Now',
  status: 'Check Status',
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
  'steps.3.title': 'We check and hand in',
  'steps.3.text':
    'We look at every field and every file, ask when something does not fit, and write to you at each change.',

  'start.title': 'Where would you like to begin?',
  'start.new.title': 'New application',
  'start.new.text':
    'For yourself, for a family of up to {family} or for a group. You see the whole price before you pay, and nothing is ticked in advance.',
  'start.new.action': 'Apply Now',
  'start.status.title': 'Follow an application',
  'start.status.text':
    'With your reference and your e-mail address you see whose turn it is, what happens next and by when.',
  'start.status.action': 'Check Status',

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
  'blurbs.support.title': '24/7 support',
  'blurbs.support.text':
    'Write to us at any hour and follow your application around the clock. People answer Monday to Friday, {opens} to {closes}.',

  'costs.title': 'What it costs',
  'costs.lead':
    'One tourist application for one person, at normal speed. This is the whole price: no fee is added later.',
  'costs.caption': 'The price of one tourist application, line by line',
  'costs.item': 'For',
  'costs.goesTo': 'Goes to',
  'costs.amount': 'Amount',
  'costs.authority': 'Official visa fee',
  'costs.preparation': 'Preparing and handing in your application',
  'costs.processing': 'Processing',
  'costs.document': 'PDF document',
  'costs.to.authority': 'the authority',
  'costs.to.us': 'us, for our service',
  'costs.total': 'Total',
  'costs.more': 'Other visas, speeds and extras',
  'costs.visa': 'Visa, per person',
  'costs.visa.tourist': 'Tourist, {days} days',
  'costs.visa.tourist_multiple': 'Tourist, multiple entry, {days} days',
  'costs.visa.business': 'Business, {days} days',
  'costs.visa.transit': 'Transit, {days} days',
  'costs.visa.share': 'of it, the official fee',
  'costs.extras':
    'Processing is paid once per application: {one} for one person, less per application for groups, down to {ten} from ten. Urgent adds {urgent}, super urgent {super}. If you choose them: travel insurance {insurance} and an e-SIM {esim} per person. Insurance of ours does not replace the compulsory inbound insurance of Zanzibar.',

  'questions.title': 'Questions',
  'questions.long.q': 'How long does it take?',
  'questions.long.a':
    'Two times add up. Ours: {least} to {most} business days at normal speed, faster if you choose so. The authority’s: officially about {days} days, and about two months for nationalities that it refers to its headquarters. Apply early.',
  'questions.sure.q': 'Is the visa certain?',
  'questions.sure.a':
    'No. The decision is the authority’s alone. We make sure that your application is complete and consistent, and we tell you before you pay when a rule stands against it.',
  'questions.direct.q': 'Can I apply without you?',
  'questions.direct.a':
    'Yes, at the official site, for the official fee alone. We are for people who want somebody to check, hand in and follow up.',
  'questions.need.q': 'Does everybody need a visa?',
  'questions.need.a':
    'No. Nationals of about fifty countries travel without one. Tell us your nationality in the first step and you hear it at once, before you type or pay anything.',
  'questions.documents.q': 'Which documents do I need?',
  'questions.documents.a':
    'A passport valid for at least {months} months after your arrival, a photo on a white background, a picture of the passport page and your flight ticket. Transit and business visas need two documents more.',
  'questions.children.q': 'Do children need an application of their own?',
  'questions.children.a':
    'Yes, every passport holder does, infants too. A family application holds up to {family} people and shares the contact and the payment.',
} as const
