import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

const read = (text: string, values = 1000) => parseJson(text, values)

test.each([
  ['{"a":[1,"b",null,true,-1.5e3]}', { a: [1, 'b', null, true, -1500] }],
  ['"[[[[[[[[[[[[[[["', '[[[[[[[[[[[[[[['],
  ['"a\\"[\\\\"', 'a"[\\'],
  [`"${'1'.repeat(500)}"`, '1'.repeat(500)],
  [`${'['.repeat(10)}${']'.repeat(10)}`, JSON.parse(`${'['.repeat(10)}${']'.repeat(10)}`)],
  [' { "a" : 1 } ', { a: 1 }],
])('%s is read', (text, value) => {
  expect(read(text)).toEqual(value)
})

test.each([
  '',
  '{',
  '[1,]',
  '{"a":"\\u0000"}',
  '{"a\\u0000":1}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"a":1}}',
  '{"a":{"__proto__":1}}',
  `${'['.repeat(11)}${']'.repeat(11)}`,
  '['.repeat(1_000_000),
  '{"a":'.repeat(11) + '1'.repeat(1) + '}'.repeat(11),
  '1'.repeat(65),
  `0.${'0'.repeat(100)}1`,
  'nu'.repeat(100),
  '"',
  '"\\',
])('%# is refused', (text) => {
  expect(() => read(text)).toThrow('request.unreadable')
})

test('a body has no more values than it may', () => {
  expect(read('[1,2,3]', 4)).toEqual([1, 2, 3])
  expect(() => read('[1,2,3]', 3)).toThrow('request.unreadable')
  expect(() => read('[{},{},{}]', 5)).toThrow('request.unreadable')
  expect(read('["a,b,c,d,e,f"]', 3)).toEqual(['a,b,c,d,e,f'])
})
