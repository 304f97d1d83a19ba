/** When the office answers, and what the chat says by itself. */
export const office = {
  title: 'Chat and office hours',
  lead: 'When visitors are answered, and whether the chat speaks first.',
  link: 'Chat and office hours',

  hours: 'Office hours',
  'hours.lead':
    'London time. Outside these hours the chat says that the answer will come by email, and when the office opens.',
  week: 'Days of the week',
  opens: '{day}, opens',
  closes: '{day}, closes',
  closed: 'Closed',
  bank: 'Closed on the bank holidays of England and Wales too',
  days: 'Other closed days',
  'days.none': 'None.',
  'days.add': 'Add a closed day',
  'days.date': 'Date',
  'days.name': 'What it is',
  'days.remove': 'Remove {day}',
  'problem.never-open': 'Open the office on at least one day of the week.',
  'problem.closes-first': 'On each day the office must close later than it opens.',
  'problem.twice': 'A closed day is in the list twice.',
  greetings: 'Greetings',
  'greetings.lead':
    'What the chat says by itself on some pages, once, to visitors who have not written. Off while the list is empty.',
  'greetings.none': 'The chat says nothing by itself.',
  'greetings.add': 'Add a greeting',
  'greetings.path': 'Pages that begin with',
  'greetings.seconds': 'After seconds',
  'greetings.remove': 'Remove the greeting of {path}',
  'greetings.what': 'What it says',
  'greetings.own': 'Own words',
  'greetings.built.help': 'A question about the visa?',
  'greetings.built.documents': 'Unsure about documents?',
  'greetings.built.price': 'A question about price or payment?',
  'greetings.text.help':
    'Hello! Do you have a question about your visa for Tanzania? Ask it here: a person will answer. In the language of the visitor.',
  'greetings.text.documents':
    'Not sure which document you need, or whether your photo is good enough? Ask us here. In the language of the visitor.',
  'greetings.text.price':
    'Do you have a question about the price or the payment? Ask us here before you pay. In the language of the visitor.',
  'greetings.language': 'Language',
  'greetings.words': 'Words',
  'greetings.problem.path':
    'A page begins with / and has letters, digits, dashes and dots, such as /status.',
  'greetings.problem.twice': 'Two greetings are for the same pages.',
  'greetings.problem.seconds': 'A greeting comes after 3 to 600 seconds.',
  'greetings.problem.words':
    'English words are needed: they are used where a language has none of its own.',
} as const
