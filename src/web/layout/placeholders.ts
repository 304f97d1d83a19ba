/** Stands for ANALYTICS_SCRIPT in pages until the server knows it. */
export const analyticsPlaceholder = 'https://analytics-script.invalid'

/** Stands for how payments go in pages that take money: 'test', or 'real'. */
export const paymentsPlaceholder = 'payments-unknown'

/** Stands for what becomes of the surcharge of a speed when we are late: 'refunded', or 'kept'. */
export const surchargePlaceholder = 'surcharge-unknown'
