/** It brings no types: what we use of it is described by whoever calls it. */
declare module 'hoodiecrow-imap' {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  export default function hoodiecrow(options: object): any
}
