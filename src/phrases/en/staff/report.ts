/** How the office does. */
export const report = {
  title: 'Reports',
  lead: 'How many applications there are, and what they bring in.',

  'stats.label': 'How many applications, by status',
  'stats.total': 'Total',

  'chart.applications': 'Applications',
  'chart.revenue': 'Revenue',
  'chart.sum': '{count, plural, one {# application} other {# applications}}, {revenue} revenue',
  'chart.day': '{day}: {count, plural, one {# application} other {# applications}}, {revenue}',
  'chart.table': 'Table',
  'chart.table.caption': 'Applications and revenue by day (UTC), newest first',
  'chart.column.day': 'Day',
} as const
