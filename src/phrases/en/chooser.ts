/** The choice of an application type. */
export const chooser = {
  title: 'Choose Your Application Type',
  lead: 'You can add or remove people later, until you pay.',
  back: 'Back to Home',
  'single.title': 'Single',
  'single.text': 'For one person, with a single payment.',
  'family.title': 'Family',
  'family.text': 'Up to {family} members: one contact, one trip, one payment.',
  'group.title': 'Group',
  'group.text':
    'Made for 10 or more participants, up to {group}. Bulk processing, group discounts, dedicated support.',
} as const
