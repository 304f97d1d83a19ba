/** Stands for ANALYTICS_SCRIPT in pages until the server knows it. */
export const analyticsPlaceholder = 'https://analytics-script.invalid'
