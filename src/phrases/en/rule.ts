import type { RuleCode } from '#domain/application/steps/finding.ts'

/** What a rule says beside its field and in the summary: one message per cause. */
export const rule = {
  'applicants.count':
    '{expected, plural, one {Add the details of # traveller} other {Add the details of # travellers}}. You have added {given}.',
  'applicationType.required': 'Choose who is applying: one person, a family or a group',
  'communicationChannel.required': 'Choose how we can contact you',
  'communicationId.required': 'Enter your number or name for this channel, or choose another one',
  'communicationId.too-short': 'Communication ID must be at least 3 characters',
  'companionName.missing': 'Enter the name of the person you are travelling with, if you know it',
  'contactEmail.malformed': 'Please enter a valid email address',
  'contactEmail.misspelt': 'Did you mean {suggestion}?',
  'contactEmail.required': 'Enter your email address',
  'contactName.required': 'Enter the name of the person we should contact',
  'contactName.too-short': 'Name must be at least 2 characters',
  'contactPhone.impossible':
    'This does not look like a phone number. Enter it with + and the country code, such as +44 20 7946 0123.',
  'contactPhone.invalid':
    'This country has no such number. Check the country code and every digit.',
  'contactPhone.no-country': 'Start with + and the country code, for example +44 20 7946 0123',
  'contactPhone.required': 'Enter your phone number',
  'contactPhone.too-short': 'Phone number must be at least 8 characters',
  'date.clamped':
    'This month has {days, plural, one {# day} other {# days}}, so we changed the day to {days}. Check that it is right.',
  'date.day': 'Enter the day as a number from 1 to 31',
  'date.malformed': 'Enter day, month and year, such as 27 3 1990',
  'date.month': 'Enter the month as a number from 1 to 12, or its name',
  'date.no-such-day':
    '{month} {year} has {days, plural, one {# day} other {# days}}. Check the day and the month.',
  'date.unreal': 'This date does not exist. Check the day and the month.',
  'date.year': 'Enter the year with four digits',
  'date.year-range': 'Enter a year from {from} to {to}',
  'dateOfBirth.future': 'Date of birth cannot be in the future',
  'dateOfBirth.minor':
    'Under 18: have the birth certificate and the parents’ written consent ready. The immigration authority may ask for them.',
  'dateOfBirth.minor-alone':
    'Under 18 and without an adult: say below who is travelling with them. Have the birth certificate and the parents’ written consent ready. The immigration authority may ask for them.',
  'dateOfBirth.required': 'Date of birth is required',
  'dateOfBirth.too-young': 'Applicant must be at least 1 year old',
  'digitalSignature.incomplete':
    'Incomplete Signature - Please complete your signature before proceeding.',
  'digitalSignature.required': 'Digital signature is required to proceed with payment',
  'firstName.required': 'First name is required',
  'form.incomplete': 'Please fill all required fields',
  'gender.required': 'Please select gender',
  'intendedDateOfArrival.past': 'Choose an arrival date that is today or later',
  'intendedDateOfArrival.required': 'Intended arrival date is required',
  'intendedDateOfArrival.short-notice':
    'Short notice travel: you arrive in less than {days, plural, one {# day} other {# days}}. Your visa may not be ready by then.',
  'intendedDateOfArrival.before-decision':
    'At the speed you chose, the immigration authority’s decision is expected by about {day}. That is too late for this arrival date.',
  'intendedDateOfArrival.too-soon':
    'No processing speed gets you a decision before you arrive. Expect it by about {day}, or by about {earliest} at our fastest speed. Travel later if you can, and do not buy tickets yet.',
  'intendedDateOfArrival.too-far':
    'Choose an arrival date within the next {days, plural, one {# day} other {# days}}',
  'lastName.required': 'Last name is required',
  'name.no-letters':
    'Enter it as printed in the passport. If there is no surname, tick ‘No surname in my passport’ and leave this empty.',
  'name.not-latin':
    'Use the spelling in Latin letters that is printed in your passport, for example in the two lines at the bottom of the photo page',
  'name.placeholder':
    'Enter the name as printed in the passport. If there is no surname, tick ‘No surname in my passport’.',
  'name.short': 'Must be at least 2 characters. If your passport shows only one letter, continue.',
  'name.symbols': 'Use letters as printed in the passport, without digits or symbols',
  'nationality.referral':
    'Applications with this nationality go to a second office and take about {days, plural, one {# day} other {# days}}. Wait for the approval before you pay for tickets.',
  'nationality.required': 'Please select your nationality',
  'nationality.visa-free':
    'Holders of this passport do not need a visa for a visit to Tanzania. Continue only if you know that you need one.',
  'numberOfApplicants.too-few': 'Enter how many people are travelling, at least 1',
  'numberOfApplicants.too-many':
    '{max, plural, one {A single application is for # person. Choose family or group for more.} other {This type of application is for at most # people}}',
  'passportExpiryDate.before-issue': 'The expiry date must be after the issue date',
  'passportExpiryDate.expired': 'Passport has already expired. Please renew your passport first.',
  'passportExpiryDate.required': 'Passport expiry date is required',
  'passportExpiryDate.six-months':
    'The passport must be valid for at least {months, plural, one {# month} other {# months}} from today. Renew it first: the new one must be valid until at least {day}.',
  'passportExpiryDate.too-short-for-arrival':
    'The passport must be valid for at least {days, plural, one {# day} other {# days}} after you arrive. Renew it first, or arrive earlier.',
  'passportIssueDate.before-birth': 'The issue date must be after the date of birth',
  'passportIssueDate.future': 'Passport issue date cannot be in the future',
  'passportIssueDate.old':
    'This passport was issued more than {years, plural, one {# year} other {# years}} ago. Check the date against your passport.',
  'passportIssueDate.required': 'Passport issue date is required',
  'passportIssuingCountry.required': 'Please select passport issuing country',
  'passportNumber.long':
    'Passport numbers have at most 9 letters and digits. Check it against your passport; if it is right, continue.',
  'passportNumber.repeated':
    'Applicant {number} has the same passport number. Every traveller, including children, applies with their own passport.',
  'passportNumber.required': 'Passport number is required',
  'passportNumber.short':
    'Must be at least 6 characters. Check it against your passport; if it is right, continue.',
  'passportNumber.symbols': 'A passport number has only digits and the letters A to Z',
  'passportNumber.too-short': 'Passport number must be at least 3 characters',
  'portOfEntry.other-method':
    'You cannot reach this port of entry that way. Choose one from the list, or change how you will enter.',
  'portOfEntry.required': 'Please select port of entry',
  'portOfEntry.zanzibar-insurance':
    'Zanzibar requires its own inbound insurance for every visitor, sold by the Zanzibar Insurance Corporation. Our travel insurance does not replace it.',
  'privacyPolicyAccepted.payment': 'You must accept the Privacy Policy to proceed with payment',
  'privacyPolicyAccepted.required': 'You must accept the Privacy Policy to continue',
  'processingType.required': 'Choose a processing speed',
  'residentialAddress.required': 'Address is required',
  'residentialAddress.short':
    'Must be at least 10 characters. If your address is this short, continue.',
  'residentialAddress.too-short': 'Address must be at least 3 characters',
  'residentialCity.required': 'City is required',
  'residentialCity.short':
    'Must be at least 2 characters. If the name of your city has only one letter, continue.',
  'residentialCountry.required': 'Please select your country',
  'singleName.both':
    'You ticked ‘No surname in my passport’. Keep the one name that is printed and clear the other, or untick the box.',
  'singleName.required': 'Enter the one name printed in your passport',
  'termsOfServiceAccepted.payment': 'You must accept the Terms of Service to proceed with payment',
  'termsOfServiceAccepted.required': 'You must accept the Terms of Service to continue',
  'text.control': 'This text contains characters we cannot read. Type it again.',
  'text.not-latin': 'Use Latin letters, so that the immigration authority can read it',
  'text.too-long': 'Use at most {max} characters',
  'transportationMethod.required': 'Choose how you will enter Tanzania',
  'value.unreadable': 'We could not read this answer. Enter it again.',
  'visaType.multiple-required':
    'With this passport you have to choose the multiple-entry tourist visa. Choose ‘Tourist, multiple entry’.',
  'visaType.required': 'Choose the type of visa you need',
} as const satisfies Record<RuleCode, string>
