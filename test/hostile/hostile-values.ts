import type { Random } from '../faults/random.ts'

const marks = '\u0300\u0316'

/** Values that broke some program before. Lengths suit a small field; `long` makes them larger. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0007',
  '\ud800',
  '\udc00a',
  '\ufeff',
  '\u202egnp.exe',
  `a${marks.repeat(20)}`,
  '😀',
  'İstanbul ıI',
  '٠١٢٣',
  'ＡＢ１２',
  '%00',
  '%',
  '%25%30%30',
  '_',
  '\\',
  '"',
  "'",
  "'; drop table application; --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'file:///etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1e3',
  '1e999',
  '99999999999999999999',
  '9007199254740993',
  '2026-02-30',
  '2026-11-21',
  '9999-12-31',
  '0000-01-01',
  '-000001-01-01',
  '2026-11-21T09:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '0000-01-01T00:00:00Z',
  'TZ-000001',
  'TZ-9999999999999999',
  '=cmd|calc',
  'a@b.example',
  'a@b.example\r\nBcc: c@d.example',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'eyJhIjoxfQ',
  'data:image/png;base64,AAAA',
]

export const oddNumbers: readonly number[] = [
  0, -0, -1, 1, 0.1, 1.005, 50, 51, 2147483647, 2147483648, 4294967296, 1e15, 9007199254740991,
  1e21, 1e308, 5e-324,
]

const long = ['a', ' ', '1', '"', '\\', '\u0301', 'ß', '漢', '😀', '\n', '.', '@', '=']

export function oddText(random: Random, most = 3000): string {
  if (random.chance(0.85)) return random.pick(oddTexts)
  return random.pick(long).repeat(random.integer(1, most))
}

/** Any JSON value that a field does not expect. */
export function oddValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => oddText(random),
    () => oddText(random),
    () => oddText(random),
    () => random.pick(oddNumbers),
    () => random.pick(oddNumbers),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => [random.pick(oddTexts), random.pick(oddNumbers)],
    () => ({ [random.pick(oddTexts)]: random.pick(oddTexts) }),
    () => ({ toString: 1, valueOf: 'x', length: 3 }),
    () => Array.from({ length: random.integer(1, 300) }, () => 0),
    () => JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`),
  ])()
}
