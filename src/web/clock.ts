/** The device's clock. */
export const now = (): Date => new Date()
