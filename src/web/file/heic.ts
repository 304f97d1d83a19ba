/** URL of the HEIC decoder; missing if the operator does not want it. */
export const heicDecoder = '/assets/heic-to/heic-to-1.5.2.js'
