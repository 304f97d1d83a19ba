/** People from a spreadsheet, on step 2 of the wizard. */
export const sheet = {
  open: 'Import a list',
  title: 'Import a list of applicants',
  lead: 'Copy the rows of your spreadsheet and paste them here, or choose a file. It is read in this browser and not sent anywhere.',
  'paste.label': 'Paste rows here',
  read: 'Read these rows',
  reading: 'Reading the list',
  file: 'Choose a file',
  'file.hint': 'Excel (.xlsx) or CSV, up to 5 MB. You can also drop it here.',
  template: 'No list yet? Fill in a template:',
  'template.workbook': 'Excel',
  'template.csv': 'CSV',
  'template.name': 'applicants',
  'fault.title': 'This list could not be read',
  'fault.tooLarge':
    'It is larger than 5 MB or holds far more than a list of people. Copy the rows and paste them instead.',
  'fault.wrongKind':
    'Only .xlsx and .csv files can be read. Save your list as one of these, or copy its rows and paste them.',
  'fault.oldKind':
    'This is an old Excel file, or one with a password. Save it as .xlsx without a password.',
  'fault.unreadable':
    'The file is damaged. Save it as .xlsx again, or copy the rows and paste them.',
  'fault.empty': 'There is nothing in it.',
  'fault.changed': 'This file was changed, moved or deleted on your device. Choose it again.',
  'fault.nobody':
    'No applicants were found. Put a heading above each column, such as First name or Passport number, or use the template.',
  found: '{count, plural, one {# applicant found} other {# applicants found}}',
  'found.faults':
    '{count, plural, one {# answer needs checking. Correct it here, or later in the form.} other {# answers need checking. Correct them here, or later in the form.}}',
  'found.fine': 'We could read everything.',
  unknown: 'Columns not used: {names}',
  'column.none': 'Not used',
  'column.middleName': 'Other given names',
  'column.otherSurname': 'Other surnames',
  'column.fullName': 'Full name',
  'column.all': 'Columns chosen by hand',
  sheet: 'Sheet',
  order: 'Some dates can be read two ways, such as 3/4/1990. Which comes first?',
  'order.day-first': 'The day: 3 April',
  'order.month-first': 'The month: 4 March',
  onlyFaulty: 'Only those that need checking',
  use: 'Use row {number}: {who}',
  ready: 'Ready',
  cells: 'All answers of {who}',
  ambiguous: 'Choose above whether the day or the month comes first.',
  'unread.date': 'Enter the date as 27.3.1990 or 1990-03-27.',
  'unread.country': 'Enter the name of the country, or its code.',
  'unread.gender': 'Enter male or female. For X, enter one of them and tell us in the chat.',
  tooMany:
    'An application has room for {max, plural, one {# applicant} other {# applicants}}. Untick {count, plural, one {# row} other {# rows}}.',
  back: 'Use another list',
  take: '{count, plural, one {Use this applicant} other {Use these # applicants}}',
  replace:
    '{count, plural, one {This replaces what you filled in for # applicant.} other {This replaces what you filled in for # applicants.}}',
  'replace.confirm':
    '{count, plural, one {Replace with this applicant} other {Replace with these # applicants}}',
  done: '{count, plural, one {# applicant imported} other {# applicants imported}}',
} as const
