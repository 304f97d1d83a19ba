import { describe, expect, test } from 'vitest'
import { compactPage } from './compact-page.ts'
import { compactStyle } from './compact-style.ts'
import { readStyle, writeStyle } from './style-rules.ts'

const every = () => true
const same = (name: string) => name.replace(/[^\w-]/g, '\\$&')
const compact = (css: string, isUsed: (name: string) => boolean = every) =>
  compactStyle(css, isUsed, same)

describe('a style sheet', () => {
  test.each([
    '.a{color:red}',
    '@layer base,utilities;.a{color:red}',
    '@media (width>=40rem){.sm\\:w-\\[min\\(1rem\\,2rem\\)\\]{width:min(1rem,2rem)}}',
    '.a{content:"};{";color:red;@media print{.b{color:blue}}}',
    '[data-x=";"] .a:is(.b,.c)>*{background:url(data:image/png;base64,x)}',
  ])('is written as it was read: %s', (css) => {
    expect(writeStyle(readStyle(css))).toBe(css)
  })

  test('keeps the rules of classes that are used, and those without', () => {
    const css =
      'a{top:0}.used,.not{top:1px}.not:hover{top:2px}:is(.used>*){top:3px}@media print{.not{top:4px}}'
    expect(compact(css, (name) => name === 'used')).toBe(
      'a{top:0}.used{top:1px}:is(.used>*){top:3px}',
    )
  })
})

describe('a variable', () => {
  test('of one value is written out, and sums with it are done', () => {
    const css =
      ':root{--spacing:.25rem}.p-4{padding:calc(var(--spacing) * 4)}.m{margin:calc(var(--spacing) * -1.5)}'
    expect(compact(css)).toBe('.p-4{padding:1rem}.m{margin:-.375rem}')
  })

  test('of another value in the dark, or on some elements, stays', () => {
    const night =
      ':root{--color-ink:#111}@media (prefers-color-scheme:dark){:root{--color-ink:#eee}}.a{color:var(--color-ink)}'
    expect(compact(night)).toBe(night)
    const some =
      '.tight{--tw-leading:1.25}.text{line-height:var(--tw-leading,2rem)}@property --tw-leading{syntax:"*";inherits:false}'
    expect(compact(some)).toBe(some)
  })

  test('that nothing sets is its fallback, also within another', () => {
    const css = '.a{top:var(--tw-x,var(--tw-y,3px))}@property --tw-x{syntax:"*";inherits:false}'
    expect(compact(css)).toBe('.a{top:3px}')
  })

  test('that nothing reads goes, unless others may read it', () => {
    expect(compact('.a{--tw-font-weight:600;font-weight:600;--chat-lift:-7rem}')).toBe(
      '.a{font-weight:600;--chat-lift:-7rem}',
    )
  })
})

describe('a page', () => {
  const page = (body: string) =>
    `<html><head><style>.flex{display:flex}.shown{top:0}.rest{top:1px}</style></head><body>${body}</body></html>`

  test('has short names for its classes, and those that its scripts name as they are', () => {
    const made = compactPage(page('<p class="flex shown strange">a<!-- -->b</p>'), 'x.add("shown")')
    expect(made).toBe(
      '<html><head><style>.A{display:flex}.shown{top:0}</style></head><body><p class="A shown">ab</p></body></html>',
    )
  })

  test('of many classes names each by another name, without a number in front', () => {
    const classes = Array.from({ length: 2_000 }, (_, index) => `c${index}`)
    const css = classes.map((name, index) => `.${name}{top:${index}px}`).join('')
    const made = compactPage(`<style>${css}</style><p class="${classes.join(' ')}">a</p>`, '')
    const names = (/class="([^"]*)"/.exec(made)?.[1] ?? '').split(' ')
    expect(new Set(names).size).toBe(classes.length)
    for (const [index, name] of names.entries()) {
      expect(name).toMatch(/^[A-Z][A-Za-z]{0,2}$/)
      expect(made).toContain(`.${name}{top:${index}px}`)
    }
  })

  test('leaves out ends that the next element says as well', () => {
    const list =
      '<select><option value="A">a</option><option>b</option></select><ul><li>a</li><li>b</li></ul>'
    const made = compactPage(page(list), '')
    expect(made).toContain('<select><option value="A">a<option>b</select><ul><li>a<li>b</ul>')
    const apart = '<ul><li>a</li> <li>b</li></ul>'
    expect(compactPage(page(apart), '')).toContain('<ul><li>a</li> <li>b</ul>')
  })

  test('that a script takes over, or without a sheet in it, stays as it is', () => {
    const island = page('<astro-island class="flex"></astro-island>')
    expect(compactPage(island, '')).toBe(island)
    expect(compactPage('<p class="flex">a<!-- -->b</p>', '')).toBe('<p class="flex">a<!-- -->b</p>')
  })
})
