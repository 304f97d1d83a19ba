import { expect, test } from 'vitest'
import { hasActiveText } from './active-text.ts'
import { bytesOf } from './bytes.ts'

const found = (text: string) => hasActiveText(bytesOf(text))

test.each([
  '/S /JavaScript',
  '/S/JavaScript>>',
  '/S\r\n\t/Launch',
  '/S\0/Launch /Win',
  `/S${' '.repeat(100_000)}/JavaScript`,
  '/#53 /J#61vaScript',
  '/#53#20/#4a#41vaScript'.replace('#41', '#61'),
  '/Type/EmbeddedFile',
  '/Type /#45mbeddedFil#65',
  '/Subtype /RichMedia',
  `${'/JavaScript '.repeat(1000)}/S /JavaScript`,
  '#4/S /JavaScript',
  '/S /JavaScript#4',
])('%j is active', (text) => expect(found(text)).toBe(true))

test.each([
  ...['', '(JavaScript)', '/Title (/JavaScript)', '/S /JavaScripts', '/S /URI /JavaScript'],
  ...['/S /Goto /Launch', '/Types /EmbeddedFile', '/Subtype /EmbeddedFile', '/S (x) /Launch'],
  ...['/JavaScript /S', '/S /Java#53#63ripting'],
])('%j is not', (text) => expect(found(text)).toBe(false))
