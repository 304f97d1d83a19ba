/** The part of saxen we use; it ships no types. */
declare module 'saxen' {
  type Attributes = () => Readonly<Record<string, string>>
  type Decode = (text: string) => string

  export class Parser {
    on(event: 'openTag', does: (name: string, attributes: Attributes, decode: Decode) => void): this
    on(event: 'closeTag', does: (name: string) => void): this
    on(event: 'text', does: (text: string, decode: Decode) => void): this
    on(event: 'cdata', does: (text: string) => void): this
    on(event: 'error', does: (error: Error) => void): this
    parse(xml: string): this
    stop(): void
  }
}
