/** It brings no types: what we use of it. */
declare module 'html-to-text' {
  type Options = { wordwrap: number | false; selectors: object[]; limits?: object }
  export function compile(options: Options): (html: string) => string
  export function htmlToText(html: string, options: Options): string
}
