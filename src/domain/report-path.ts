/** Where browsers tell what the policy of a page kept from happening, and our pages that they broke. */
export const reportPath = '/api/policy-reports'

/** The type of a report that an island of ours broke, beside those that browsers have. */
export const brokenIsland = 'broken-island'
