/** Our part of its API: the package has no types. */
declare module 'html-to-text' {
  type Options = { wordwrap: number | false; selectors: object[]; limits?: object }
  export function compile(options: Options): (html: string) => string
  export function htmlToText(html: string, options: Options): string
}
