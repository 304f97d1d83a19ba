/** The choice of an application type. */
export const chooser = {
  title: 'Choose Your Application Type',
  lead: 'You can add or remove people later, until you pay.',
  back: 'Back to Home',
  'single.title': 'Single',
  'single.text': 'For one person: one short form, one payment.',
  'family.title': 'Family',
  'family.text': 'Up to {family} people: one contact, one trip, one payment.',
  'group.title': 'Group',
  'group.text': 'From {from} to {group} people: one list, one payment, a lower price each.',
} as const
