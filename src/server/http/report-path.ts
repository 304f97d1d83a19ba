/** Where browsers tell what the policy of a page kept from happening. */
export const reportPath = '/api/policy-reports'
