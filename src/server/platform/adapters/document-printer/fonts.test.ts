import { expect, test } from 'vitest'
import type { Language } from '#domain/reference/languages.ts'
import { fontOrder } from './fonts.ts'

const orders: [Language, string, string][] = [
  ['zh', '服务协议', 'Noto Sans S Chinese'],
  ['zh', 'さくら', 'Noto Sans S Chinese'],
  ['ja', '契約', 'BIZ UDGothic'],
  ['en', '張偉', 'Noto Sans S Chinese'],
  ['en', '田中 さくら', 'BIZ UDGothic'],
  ['ko', '계약 李', 'Noto Sans S Chinese'],
  ['ko', '계약 カナ', 'BIZ UDGothic'],
]

test.each(orders)('in %s, the characters of %s look like %s', (language, text, family) => {
  const han = ['Noto Sans S Chinese', 'BIZ UDGothic']
  const names = fontOrder(language, text).map(({ name }) => name)
  expect(names.find((name) => han.includes(name))).toBe(family)
  expect(names[0]).toBe('Noto Sans')
  expect(new Set(names).size).toBe(names.length)
})

test('quotation marks are as wide as the script wants them', () => {
  expect(fontOrder('zh', '')[0]?.without).toContain('“')
  expect(fontOrder('ko', '')[0]?.without).toBe('')
})
