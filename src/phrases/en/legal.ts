/** Words around the legal and informational pages; the texts themselves live in ./legal/. */
export const legal = {
  back: 'Back to Home',
  contents: 'On this page',
  onlyEnglish: 'This page is in English.',
  'contact.title': 'Contact',
  'contact.description':
    'How to reach us: e-mail, phone, address and hours, and answers to the three most common questions.',
  'contact.lead': 'Write whenever you like. Have your reference ready if you have applied already.',
  'contact.reach': 'Reach us',
  'contact.email': 'E-mail',
  'contact.phone': 'Phone',
  'contact.address': 'Postal address',
  'contact.hours': 'Business hours',
  'contact.hours.open': 'Monday to Friday, {opens} to {closes} (London time)',
  'contact.hours.closed': 'Closed on Saturday and Sunday',
  'contact.help': 'Quick Help',
  'contact.help.apply': 'Apply now',
  'contact.help.apply.text': 'Start an application for one person, a family or a group.',
  'contact.help.status': 'Check status',
  'contact.help.status.text': 'See whose turn it is and what happens next.',
  'contact.help.documents': 'Upload documents',
  'contact.help.documents.text':
    'Open it from the browser you paid with, or with the link in our letter.',
  'contact.legal': 'Legal information',
  'contact.legal.company': 'Company',
  'contact.legal.registration': 'Company number',
  'contact.legal.taxId': 'Tax number',
  'contact.legal.location': 'Location',
  'contact.legal.location.text': 'London, United Kingdom',
  'contact.legal.service': 'Service',
  'contact.legal.service.text': 'Visa consultancy for Tanzania',
  'contact.legal.activity': 'Activity',
  'contact.legal.activity.text': 'Private visa consultancy, not affiliated with any government',
  'contact.legal.founded': 'Founded',
  'contact.legal.security': 'Security',
  'contact.legal.security.text':
    '256-bit SSL; card payments on the page of a PCI DSS certified gateway',
  'contact.questions': 'Frequent questions',
  'contact.questions.time.q': 'How long does processing take?',
  'contact.questions.time.a':
    'Normal processing takes us {least} to {most} business days, with faster options when you apply. The authority’s own time comes on top, officially about {days} days.',
  'contact.questions.pay.q': 'How can I pay?',
  'contact.questions.pay.a':
    'By credit card, debit card or online banking, in US dollars, on the secure page of our payment gateway.',
  'contact.questions.track.q': 'How do I follow my application?',
  'contact.questions.track.a':
    'With your application reference number and your e-mail address, on the Status Check page.',
} as const
