/** What pages ask of the machine they run on: the moment, by its own clock. */
export const now = (): Date => new Date()
