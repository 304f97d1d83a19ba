/** Our part of its API: the package has no types. */
declare module 'hoodiecrow-imap' {
  // biome-ignore lint/suspicious/noExplicitAny: see above
  export default function hoodiecrow(options: object): any
}
