/** The first questions, and what is answered: landing page, chooser, head of step 1. */
export const eligibility = {
  lead: 'Two questions first. You hear at once whether you need a visa, what it costs and when to expect the decision.',
  'passport.label': 'Passport of',
  'passport.empty': 'Choose a country',
  'passport.other': 'Another passport',
  'arrival.label': 'Arrival in Tanzania',
  'arrival.hint': 'Leave it empty if you do not know yet.',
  'arrival.unknown': 'Not known yet',
  ask: 'See what you need',
  change: 'Change',
  again: 'One of the answers could not be read. Choose it again.',
  first: 'This is about the first traveller. The others follow in step 2.',
  'asked.title': 'Passport and arrival',
  'answer.title': 'Passport: {country}',
  'visa.label': 'You need a visa',
  'visa.multiple': 'Tourists with this passport are given the multiple-entry visa only.',
  'none.title': 'You need no visa',
  'none.text':
    'A visit to Tanzania needs no visa with this passport: there is nothing to apply for and nothing to pay. Ask the authority if you plan to work, study or stay longer.',
  'none.anyway': 'I know that I need a visa all the same',
  'price.label': 'Whole price',
  'price.text': 'per person, all in: {authority} official fee and {service} our fee',
  'decision.label': 'Decision expected by',
  'decision.text':
    'If everything reaches us today, we submit by {filed}; the authority then states about {days} days.',
  'time.ok': 'In time for your arrival on {arrival}.',
  'time.faster':
    'Too late for your arrival on {arrival}. ‘{speed}’ makes it, for {price} more: expected by {day}.',
  'time.late':
    'Too late for your arrival on {arrival}, and no speed makes it: the earliest day to expect a decision is {day}. Travel later if you can.',
  referral:
    'Applications with this passport go to a second office first, which takes about {days} days. Wait for the approval before you pay for tickets.',
  'validity.label': 'Your passport',
  'validity.text': 'must be valid until {day} or longer.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'asks every visitor for its own inbound insurance, sold by the Zanzibar Insurance Corporation only.',
  'official.label': 'Without us',
  'official.text': 'You can also apply at {official}, for the official fee alone.',
  begin: 'Begin your application',
  'draft.text': 'You have an application under way, and its answers are saved.',
  'draft.go': 'Go on with it',
  baby: 'For a baby under one, write to us',
  'noscript.title': 'What your passport needs',
  'noscript.none': 'No visa for a visit:',
  'noscript.referral': 'About {days} days, because a second office decides as well:',
  'noscript.multiple': 'Tourists are given the multiple-entry visa only, {price} in all:',
  'noscript.others':
    'All others: the single-entry tourist visa, {price} in all; the authority states about {days} days after we submit.',
} as const
