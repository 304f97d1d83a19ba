/** Placeholder of ANALYTICS_SCRIPT, filled by the server. */
export const analyticsPlaceholder = 'https://analytics-script.invalid'

/** Placeholder of the payment mode on pages with payments: 'test' or 'real'. */
export const paymentsPlaceholder = 'payments-unknown'

/** Placeholder of what happens to a surcharge when we are late: 'refunded' or 'kept'. */
export const surchargePlaceholder = 'surcharge-unknown'

/** Placeholder of the rules in force, as JSON, on pages that compute with them. */
export const rulesPlaceholder = 'rules-unknown'

/** Placeholder of what the authority asks beside the application, as JSON; empty where nothing. */
export const askedPlaceholder = 'asked-unknown'

/** Placeholder of the messengers that travellers may connect: 'whatsapp telegram'. */
export const messengersPlaceholder = 'messengers-unknown'
