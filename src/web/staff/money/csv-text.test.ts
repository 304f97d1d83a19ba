import { expect, test } from 'vitest'
import { csvText } from './use-import.ts'

test.each([
  ['UTF-8', new TextEncoder().encode('Grüße')],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFGrüße')],
  ['UTF-16, little end first', new Uint8Array([0xff, 0xfe, ...Buffer.from('Grüße', 'utf16le')])],
  [
    'UTF-16, big end first',
    new Uint8Array([0xfe, 0xff, ...Buffer.from('Grüße', 'utf16le').swap16()]),
  ],
  ['Windows', new Uint8Array(Buffer.from('Grüße', 'latin1'))],
])('reads %s', (_, bytes) => {
  expect(csvText(bytes)).toBe('Grüße')
})
