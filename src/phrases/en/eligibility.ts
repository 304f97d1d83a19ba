/** The first questions, and what is answered: landing page, chooser, head of step 1. */
export const eligibility = {
  lead: 'Start with two questions. We will tell you at once whether you need a visa, what it costs and when to expect the decision.',
  'passport.label': 'Passport from',
  'passport.empty': 'Choose a country',
  'passport.other': 'Another passport',
  'arrival.label': 'Arrival in Tanzania',
  'arrival.unknown': 'Not known yet',
  ask: 'See what you need',
  change: 'Change',
  again: 'Check the answer that is marked below.',
  first: 'This is for the first traveller. You add the others in step 2.',
  'asked.title': 'Passport and arrival',
  'answer.title': 'Passport: {country}',
  'visa.label': 'Visa',
  'visa.multiple': 'With this passport, tourists can only get the multiple-entry visa.',
  'needed.title': 'You need a visa: {price}, decision expected by {day}',
  'needed.faster': 'You need a visa: {price} with ‘{speed}’, decision expected by {day}',
  'needed.late': 'You need a visa, but it would come too late: {day} at the earliest',
  'none.title': 'You do not need a visa',
  'none.text':
    'You can visit Tanzania with this passport without a visa: there is nothing to apply for and nothing to pay. Ask the immigration authority if you plan to work, study or stay longer.',
  'none.anyway': 'I know that I need a visa anyway',
  'price.label': 'Total price',
  'price.text':
    'for one person, all included: {authority} official fee plus our {service} service fee',
  'decision.label': 'Decision expected by',
  'decision.text':
    'If we have everything today, we will submit by {filed}. The immigration authority then takes about {days, plural, one {# day} other {# days}}.',
  'time.ok': 'The decision is expected in time for your arrival on {arrival}.',
  'time.faster':
    'At normal speed, the decision would come too late for your arrival on {arrival}. With ‘{speed}’, for {price} more, it is expected in time: by {day}.',
  'time.late':
    'At any speed, the decision would come too late for your arrival on {arrival}: it is expected by {day} at the earliest. Travel later if you can.',
  'time.change': 'Change the arrival',
  'time.anyway': 'Apply anyway',
  referral:
    'Applications with this passport go to a second office first, which takes about {days, plural, one {# day} other {# days}}. Wait for the approval before you pay for tickets.',
  unchecked:
    'We could not confirm the rules for this passport. Please also check with an embassy of Tanzania.',
  'validity.label': 'Your passport',
  'validity.text': 'must be valid until at least {day}.',
  'zanzibar.label': 'Zanzibar',
  'zanzibar.text':
    'requires its own inbound insurance for every visitor, sold only by the Zanzibar Insurance Corporation.',
  'official.label': 'On your own',
  'official.text': 'you can also apply on {official}, for the official fee alone.',
  begin: 'Start your application',
  'draft.text': 'You have already started an application, and your answers are saved.',
  'draft.go': 'Continue it',
  baby: 'For a baby under one, write to us',
  'noscript.title': 'What you need with your passport',
  'noscript.none': 'No visa needed for a visit:',
  'noscript.referral':
    'About {days, plural, one {# day} other {# days}}, because a second office decides too:',
  'noscript.multiple': 'Multiple-entry tourist visa only, {price} in total:',
  'noscript.others':
    'All others: the single-entry tourist visa, {price} in total. The immigration authority takes about {days, plural, one {# day} other {# days}} after we submit.',
} as const
