/** Endpoint for browsers' policy violation reports, and our own pages' crash reports. */
export const reportPath = '/api/policy-reports'

/** Report type of a crashed island, besides browsers' own types. */
export const brokenIsland = 'broken-island'
