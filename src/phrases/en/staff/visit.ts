/** How often the public pages were read. */
export const visit = {
  title: 'Visits',
  lead: 'Counted by our own server, without cookies and without anything about who it was.',
  sum: '{count, plural, one {# visit} other {# visits}}',
  day: '{day}: {count, plural, one {# visit} other {# visits}}',
  what: 'One visit is one public page opened in a browser (days in UTC). Robots are left out.',
  pages: 'Pages',
  sources: 'Where they came from',
  'source.unknown': 'Not known yet',
  'source.direct': 'Directly, or unknown',
  'source.own': 'From our own pages',
  'source.search': 'Search engines',
  'source.social': 'Social networks',
  'source.other': 'Other sites',
  languages: 'Languages',
} as const
