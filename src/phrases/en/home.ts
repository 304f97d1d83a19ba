/** The landing page. */
export const home = {
  title: 'Tanzania visa online: apply, pay, track · {company}',
  description:
    'Apply for a Tanzania visa in four simple steps. One tourist application costs {price}, including the official fee and all mandatory costs.',
  headline: 'Your Tanzania visa, in good hands',
  lead: 'We check your answers and documents, submit your application and keep you informed.',
  'price.words':
    'for one tourist application, all included: {authority} official fee plus our {service} service fee',
  apply: 'Apply Now',
  'scene.pause': 'Pause the pictures',
  'scene.play': 'Play the pictures',

  'reference.label': 'Already applied? Enter your reference',
  'reference.placeholder': 'TZ-123456',
  'reference.button': 'Check Status',
  'reference.blank': 'Enter your reference to continue.',

  'notice.short':
    'We are a private company, not the government; you can also apply on the official site {official}.',
  'notice.title': 'A private company, not the government',
  'notice.text':
    '{company} is a private consultancy. We are not affiliated with the government of Tanzania. You can also apply on the official site {official}, without us and without our fees.',

  'steps.title': 'How it works',
  'steps.1.title': 'Tell us about the trip',
  'steps.1.text':
    'Choose the visa, enter each traveller’s details as in the passport, and sign. We save your answers as you go.',
  'steps.2.title': 'Pay, then add documents',
  'steps.2.text':
    'Pay by card on the secure page of our payment provider. Then add your documents.',
  'steps.3.title': 'We check and submit',
  'steps.3.text':
    'We look at every answer and every file, ask you if something does not match, and email you whenever something changes.',

  'start.title': 'Where would you like to start?',
  'start.new.title': 'New application',
  'start.new.text':
    'For yourself, a family of up to {family} or a group. You see the full price before you pay, and no extras are pre-selected.',
  'start.new.action': 'Apply Now',
  'start.status.title': 'Track an application',
  'start.status.text':
    'Enter your reference and email address to see whose turn it is, what happens next and by when.',

  'blurbs.title': 'What you can count on',
  'blurbs.fast.title': 'A date before you pay',
  'blurbs.fast.text':
    'We need {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}, or at most {hours, plural, one {# hour} other {# hours}} if you choose Super urgent. The immigration authority then takes its own time, officially about {days, plural, one {# day} other {# days}}, and nobody can shorten that.',
  'blurbs.simple.title': 'Simple',
  'blurbs.simple.text':
    'Four steps in plain words, with help beside each field. You can stop and continue later, even on another device.',
  'blurbs.secure.title': 'Secure',
  'blurbs.secure.text':
    'Everything you send is encrypted, your documents are stored encrypted, and your card number never reaches us.',
  'blurbs.support.title': 'Write to us at any time',
  'blurbs.support.text':
    'Our team answers Monday to Friday, {opens} to {closes} (London time). You can track your application around the clock.',

  'costs.title': 'What it costs',
  'costs.lead': 'One tourist visa at normal speed. No fee is added later.',
  'costs.caption': 'The price of one tourist application, line by line',
  'costs.item': 'Item',
  'costs.goesTo': 'Paid to',
  'costs.amount': 'Amount',
  'costs.authority': 'Official visa fee',
  'costs.preparation': 'Preparing and submitting your application',
  'costs.processing': 'Processing',
  'costs.document': 'Document check and submission',
  'costs.to.authority': 'The immigration authority',
  'costs.to.us': 'Us, for our service',
  'costs.total': 'Total',
  'costs.more': 'Other visas, speeds and extras',
  'costs.visa': 'Visa, per person',
  'costs.visa.tourist': 'Tourist, {days, plural, one {# day} other {# days}}',
  'costs.visa.tourist_multiple':
    'Tourist, multiple entry, {days, plural, one {# day} other {# days}}',
  'costs.visa.business': 'Business, {days, plural, one {# day} other {# days}}',
  'costs.visa.transit': 'Transit, {days, plural, one {# day} other {# days}}',
  'costs.visa.share': 'of which official fee',
  'costs.processing.steps':
    'The processing fee is paid once per application and depends on the number of people: {one} for one person, {last} for {from} or more.',
  'costs.processing.flat': 'The processing fee is paid once per application: {one}.',
  'costs.urgent': 'Urgent processing adds {amount}.',
  'costs.super_urgent': 'Super urgent processing adds {amount}.',
  'costs.insurance':
    'Travel insurance, optional: {amount} per person. It does not replace the inbound insurance that Zanzibar requires.',
  'costs.esim': 'eSIM, optional: {amount} per person.',

  'questions.title': 'Questions',
  'questions.long.q': 'How long does it take?',
  'questions.long.a':
    'The decision usually comes {spread, plural, =0 {} other {{from} to }}{to, plural, one {# day} other {# days}} after we have everything. We need {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}} at normal speed, or less if you choose a faster one. The immigration authority then needs about {days, plural, one {# day} other {# days}}, or about {referral, plural, one {# day} other {# days}} if your passport is one of those it refers to a second office. Enter your passport and arrival at the top of this page to see the date for you.',
  'questions.sure.q': 'Is the visa guaranteed?',
  'questions.sure.a':
    'No. Only the immigration authority decides. We make sure that your application is complete and consistent, and we tell you before you pay if a rule prevents it.',
  'questions.direct.q': 'Can I apply without you?',
  'questions.direct.a':
    'Yes, on the official site, for the official fee alone. Our service is for people who want somebody to check their application, submit it and follow it up.',
  'questions.need.q': 'Does everybody need a visa?',
  'questions.need.a':
    '{count, plural, =0 {Yes.} one {No. Nationals of # country can visit without one.} other {No. Nationals of # countries can visit without one.}} Choose your passport at the top of this page and we will tell you at once, before you pay anything.',
  'questions.documents.q': 'Which documents do I need?',
  'questions.documents.a':
    'A passport valid for at least {days, plural, one {# day} other {# days}} after your arrival and, for a tourist visa, these documents: {documents}. Other kinds of visa may need others.',
  'questions.children.q': 'Do children need their own application?',
  'questions.children.a':
    'Yes, every child from the age of one year, with their own passport. For a baby under one, {contact}. A family application holds up to {family} people, with one contact and one payment.',
  'questions.children.link': 'write to us',

  'fee.title': 'What our {service} fee pays for',
  'fee.1': 'A person compares every answer with your passport and looks at every file.',
  'fee.2':
    'We enter and submit your application on the immigration authority’s site, within {most, plural, one {# business day} other {# business days}} at normal speed.',
  'fee.3':
    'We answer the authority’s questions together with you, and email you whenever something changes.',
  'fee.4': 'We keep answers and files encrypted, and delete them when you ask.',
  'fee.refused': 'If the visa is refused',
  'fee.refused.text':
    'Only the authority decides. If it refuses, neither its fee nor ours is refunded, because the work has been done. We will tell you what we know and what you can do next.',
  'fee.refund': 'Refunds',
} as const
