import { describe, expect, test } from 'vitest'
import { fillPage, fillScript, ifStated, placeholderIn } from './placeholder.ts'

const names = [
  'Twiga & Sons',
  `O'Neil & Söhne "Visa" <Ltd>`,
  ...['$& $1 $` $$', '</script><script>alert(1)</script>', '<!-- \u0024{name} \\u0022 `'],
  ...['أسفار تويغا', '⟦phone⟧ ⟦?phone⟧', 'line\u2028separator\tand tab'],
  'W'.repeat(300),
]

const html = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

describe.each(names)('the name %s', (name) => {
  const facts = { name, phone: null }

  test('fills texts and attributes without ending them', () => {
    const page = fillPage('<p title="⟦name⟧">⟦name⟧</p>', facts)
    const [, attribute = '', text = ''] = /^<p title="([^"<>]*)">([^<>]*)<\/p>$/.exec(page) ?? []
    expect([html(attribute), html(text)]).toEqual([name, name])
  })

  test('fills the data of a page without ending it', () => {
    const data = '<script type="application/ld+json">{"@type":"Thing","name":"By ⟦name⟧"}</script>'
    const [, json = ''] = /^<script [^>]*>([^<]*)<\/script>$/.exec(fillPage(data, facts)) ?? []
    expect(JSON.parse(json)).toEqual({ '@type': 'Thing', name: `By ${name}` })
  })

  test.each(['"', "'", '`'])('fills a script string quoted with %s', (quote) => {
    const script = fillScript(`return ${quote}⟦name⟧${quote}`, facts)
    expect(new Function(script)()).toBe(name)
  })
})

const parts = [ifStated('⟦phone⟧', ', or call ⟦phone⟧'), ifStated('⟦address⟧', ` at ⟦address⟧`)]
const nested = ifStated('⟦address⟧', ` or by post${parts[1]}`)

test.each([
  ['+44', 'Leeds', 'Write, or call +44 or by post at Leeds.'],
  [null, 'Leeds', 'Write or by post at Leeds.'],
  ['+44', null, 'Write, or call +44.'],
  [null, null, 'Write.'],
])('with the phone %s and the address %s: %s', (phone, address, said) => {
  expect(fillPage(`Write${parts[0]}${nested}.`, { phone, address })).toBe(said)
})

test('a fact known at build time leaves no markers', () => {
  expect([ifStated('+44', ', +44'), ifStated(null, ', ')]).toEqual([', +44', ''])
})

test('drops the property of an unstated fact', () => {
  const data = '{"@type":"Thing","phone":"⟦phone⟧","year":"⟦year⟧"}'
  expect(fillScript(data, { phone: null, year: '2019' })).toBe('{"@type":"Thing","year":"2019"}')
})

test('an unknown placeholder is an error, and a finished text has none', () => {
  expect(() => fillPage('⟦fax⟧', {})).toThrow('fax')
  expect(() => fillPage('⟦?fax⟧ by fax⟦/fax⟧', {})).toThrow('fax')
  expect([placeholderIn('by ⟦?fax⟧'), placeholderIn('⟦ and ⟧')]).toEqual(['⟦?fax⟧', null])
})
