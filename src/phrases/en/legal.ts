/** Words around the legal and informational pages; the texts themselves live in ./legal/. */
export const legal = {
  back: 'Back to Home',
  contents: 'On this page',
  // On every page that is not the English one; English has it for the shape.
  translated: 'This translation is for your convenience; the English text binds.',
  'contact.title': 'Contact',
  'contact.description':
    'How to reach us: email, phone, address and hours, and answers to the three most common questions.',
  'contact.lead':
    'Write to us at any time. If you have already applied, have your reference ready.',
  'contact.reach': 'How to reach us',
  'contact.email': 'Email',
  'contact.phone': 'Phone',
  'contact.address': 'Postal address',
  'contact.hours': 'Business hours',
  'contact.hours.open': 'Monday to Friday, {opens} to {closes} (London time)',
  'contact.hours.closed': 'Closed on Saturday and Sunday',
  'contact.help': 'Quick Help',
  'contact.help.apply': 'Apply Now',
  'contact.help.apply.text': 'Start an application for one person, a family or a group.',
  'contact.help.status': 'Check Status',
  'contact.help.status.text': 'See the status of your application and what happens next.',
  'contact.help.documents': 'Upload documents',
  'contact.help.documents.text':
    'Do this in the browser you paid in, or with the link in our email.',
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
    '256-bit SSL; card payments on the page of a payment provider certified under PCI DSS',
  'contact.questions': 'Frequently asked questions',
  'contact.questions.time.q': 'How long does processing take?',
  'contact.questions.time.a':
    'Normal processing takes us {apart, plural, =0 {} other {{least} to }}{most, plural, one {# business day} other {# business days}}; you can choose a faster option when you apply. The immigration authority then takes its own time, officially about {days, plural, one {# day} other {# days}}.',
  'contact.questions.pay.q': 'How can I pay?',
  'contact.questions.pay.a':
    'By credit or debit card, in US dollars, on the secure page of our payment provider.',
  'contact.questions.track.q': 'How do I track my application?',
  'contact.questions.track.a':
    'With your reference and your email address, on the Check Status page.',
} as const
