/** Where the site keeps the decoder of HEIC; nothing is there where the operator does not want it. */
export const heicDecoder = '/assets/heic-to/heic-to-1.5.2.js'
