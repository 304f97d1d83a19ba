import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOf, routeOf, styleAttributeIn } from './site-manifest.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('a page answers at its name without .html', () => {
  expect(routeOf('index.html')).toBe('/')
  expect(routeOf('status.html')).toBe('/status')
  expect(routeOf('tr.html')).toBe('/tr')
  expect(routeOf('tr/status.html')).toBe('/tr/status')
})

test('inline scripts are hashed once each; files and data are not', () => {
  const html =
    '<script>let a = 1</script><script type="module">go()</script><script src="/a.js"></script>' +
    '<script type="application/json">{}</script><script>let a = 1</script><style>p{}</style>'
  expect(hashesOf(html, 'script')).toEqual([hash('let a = 1'), hash('go()')])
  expect(hashesOf(html, 'style')).toEqual([hash('p{}')])
})

test('a style attribute is found, unless it is text of a script', () => {
  expect(styleAttributeIn('<p class="a" style="color:red">')).toBe('<p class="a" style="color:red"')
  expect(styleAttributeIn('<script>"<p style=\\"a\\">"</script><p class="style">')).toBeNull()
})
