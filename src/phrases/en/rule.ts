import type { RuleCode } from '#domain/application/steps/finding.ts'

/** What a rule says beside its field and in the summary: one message per cause. */
export const rule = {
  'applicants.count':
    '{expected, plural, one {Add the details of # traveller} other {Add the details of # travellers}}. You gave {given}.',
  'applicationType.required': 'Choose who is applying: one person, a family or a group',
  'communicationChannel.required': 'Choose how we can write to you',
  'communicationId.required': 'Enter your number or name there, or choose another channel',
  'communicationId.too-short': 'Communication ID must be at least 3 characters',
  'companionName.missing': 'Write the name of the person you travel with, if you know it',
  'contactEmail.malformed': 'Please enter a valid email address',
  'contactEmail.misspelt': 'Did you mean {suggestion}?',
  'contactEmail.required': 'Enter your email address',
  'contactName.required': 'Enter your name',
  'contactName.too-short': 'Name must be at least 2 characters',
  'contactPhone.impossible':
    'This does not look like a phone number. Write it with + and the country code, such as +44 20 7946 0123.',
  'contactPhone.invalid':
    'There is no such number in this country. Check the country code and every digit.',
  'contactPhone.no-country': 'Start with + and the country code, for example +44 20 7946 0123',
  'contactPhone.required': 'Enter your phone number',
  'contactPhone.too-short': 'Phone number must be at least 8 characters',
  'date.clamped': 'This month has {days} days, so we set the day to {days}. Check it.',
  'date.day': 'Write the day as a number from 1 to 31',
  'date.malformed': 'Write day, month and year, such as 27 3 1990',
  'date.month': 'Write the month as a number from 1 to 12, or its name',
  'date.no-such-day': '{month} {year} has {days} days. Check the day and the month.',
  'date.unreal': 'This day is not in the calendar. Check the day and the month.',
  'date.year': 'Write the year with four digits',
  'date.year-range': 'Write a year from {from} to {to}',
  'dateOfBirth.future': 'Date of birth cannot be in the future',
  'dateOfBirth.minor':
    'Under 18: have the birth certificate and the written consent of the parents ready, the authority may ask for them.',
  'dateOfBirth.minor-alone':
    'Under 18 and without an adult: say below who travels along. Have the birth certificate and the written consent of the parents ready, the authority may ask for them.',
  'dateOfBirth.required': 'Date of birth is required',
  'dateOfBirth.too-young': 'Applicant must be at least 1 year old',
  'digitalSignature.incomplete':
    'Incomplete Signature - Please complete your signature before proceeding.',
  'digitalSignature.required': 'Digital signature is required to proceed with payment',
  'firstName.required': 'First name is required',
  'form.incomplete': 'Please fill all required fields',
  'gender.required': 'Please select gender',
  'intendedDateOfArrival.past': 'Choose an arrival date from today on',
  'intendedDateOfArrival.required': 'Intended arrival date is required',
  'intendedDateOfArrival.short-notice':
    'Short notice travel: you arrive in less than 7 days. Your visa may not be ready by then.',
  'intendedDateOfArrival.before-decision':
    'At the speed you chose, expect the authority’s decision by about {day}: too late for this arrival.',
  'intendedDateOfArrival.too-soon':
    'No speed gets you a decision before you arrive. Expect it by about {day}, with our fastest speed by about {earliest}. Travel later if you can, and do not buy tickets yet.',
  'intendedDateOfArrival.too-far': 'Choose an arrival date within the next 365 days',
  'lastName.required': 'Last name is required',
  'name.no-letters':
    'Write the name as printed in the passport. If there is no surname, tick ‘No surname in my passport’ and leave this empty.',
  'name.not-latin':
    'Use the spelling in Latin letters that your passport prints, for example in the two lines at the bottom of the photo page',
  'name.placeholder':
    'Write the name as printed in the passport. If there is no surname, tick ‘No surname in my passport’.',
  'name.short': 'Must be at least 2 characters. If your passport shows one letter, go on.',
  'name.symbols': 'Use letters as printed in the passport, without digits or other signs',
  'nationality.referral':
    'Applications of this nationality are referred to a second office and take about two months. Wait for the approval before you pay for tickets.',
  'nationality.required': 'Please select your nationality',
  'nationality.visa-free':
    'Holders of this passport do not need a visa for a visit to Tanzania. Go on only if you know that you need one.',
  'numberOfApplicants.too-few': 'Write how many people travel, from 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {A single application is for # person. Choose family or group for more.} other {This type of application takes at most # people}}',
  'passportExpiryDate.before-issue': 'The expiry date must be after the issue date',
  'passportExpiryDate.expired': 'Passport has already expired. Please renew your passport first.',
  'passportExpiryDate.required': 'Passport expiry date is required',
  'passportExpiryDate.six-months':
    'The passport must be valid for at least 6 months from today. Renew it first.',
  'passportExpiryDate.too-short-for-arrival':
    'The passport must be valid for at least 180 days after you arrive. Renew it first, or arrive earlier.',
  'passportIssueDate.before-birth': 'The issue date must be after the date of birth',
  'passportIssueDate.future': 'Passport issue date cannot be in the future',
  'passportIssueDate.old':
    'This passport was issued more than 20 years ago. Check the date against your passport.',
  'passportIssueDate.required': 'Passport issue date is required',
  'passportIssuingCountry.required': 'Please select passport issuing country',
  'passportNumber.long':
    'Passport numbers have at most 9 letters and digits. Check it against your passport; if it is right, go on.',
  'passportNumber.repeated':
    'This is the passport number of applicant {number} too. Each traveller, a child too, applies with their own passport.',
  'passportNumber.required': 'Passport number is required',
  'passportNumber.short':
    'Must be at least 6 characters. Check it against your passport; if it is right, go on.',
  'passportNumber.symbols': 'A passport number has only the letters A to Z and digits',
  'passportNumber.too-short': 'Passport number must be at least 3 characters',
  'portOfEntry.other-method':
    'This port is not reached this way. Choose one from the list, or change how you travel.',
  'portOfEntry.required': 'Please select port of entry',
  'portOfEntry.zanzibar-insurance':
    'Zanzibar asks every visitor for its own inbound insurance, sold by the Zanzibar Insurance Corporation. Our travel insurance does not replace it.',
  'privacyPolicyAccepted.payment': 'You must accept the Privacy Policy to proceed with payment',
  'privacyPolicyAccepted.required': 'You must accept the Privacy Policy to continue',
  'processingType.required': 'Choose a processing speed',
  'residentialAddress.required': 'Address is required',
  'residentialAddress.short':
    'Must be at least 10 characters. If your address is this short, go on.',
  'residentialAddress.too-short': 'Address must be at least 3 characters',
  'residentialCity.required': 'City is required',
  'residentialCity.short': 'Must be at least 2 characters. If your city has one letter, go on.',
  'residentialCountry.required': 'Please select your country',
  'singleName.both':
    'You ticked ‘No surname in my passport’. Keep the one name that is printed and clear the other, or take the tick away.',
  'singleName.required': 'Write the one name that your passport prints',
  'termsOfServiceAccepted.payment': 'You must accept the Terms of Service to proceed with payment',
  'termsOfServiceAccepted.required': 'You must accept the Terms of Service to continue',
  'text.control': 'This text has signs that cannot be read. Type it again.',
  'text.not-latin': 'Write this in Latin letters, so that the authority can read it',
  'text.too-long': 'Use at most {max} characters',
  'transportationMethod.required': 'Choose how you will enter Tanzania',
  'value.unreadable': 'We could not read this answer. Give it once more.',
  'visaType.multiple-required':
    'Nationals of the United States take the multiple-entry tourist visa, valid for 12 months. Choose ‘Tourist, multiple entry’.',
  'visaType.required': 'Choose the kind of visa you need',
} as const satisfies Record<RuleCode, string>
