import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  confusedPages,
  hashesOf,
  headOf,
  placeholderInHashed,
  robots,
  siteMap,
  styleAttributeIn,
} from './site-manifest.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('inline scripts are hashed once each; files and data are not', () => {
  const html =
    '<script>let a = 1</script><script type="module">go()</script><script src="/a.js"></script>' +
    '<script type="application/json">{}</script><script>let a = 1</script><style>p{}</style>'
  expect(hashesOf(html, 'script')).toEqual([hash('let a = 1'), hash('go()')])
  expect(hashesOf(html, 'style')).toEqual([hash('p{}')])
})

test('a placeholder is found where a hash is made before it is filled, and nowhere else', () => {
  const page = '<p>⟦name⟧</p><script type="application/ld+json">{"name":"⟦name⟧"}</script>'
  expect(placeholderInHashed(`${page}<script>go()</script>`)).toBeNull()
  expect(placeholderInHashed(`${page}<script>go('⟦email⟧')</script>`)).toBe('⟦email⟧')
  expect(placeholderInHashed(`${page}<style>p::before{content:'⟦year⟧'}</style>`)).toBe('⟦year⟧')
})

test('a style attribute is found, unless it is text of a script', () => {
  expect(styleAttributeIn('<p class="a" style="color:red">')).toBe('<p class="a" style="color:red"')
  expect(styleAttributeIn('<script>"<p style=\\"a\\">"</script><p class="style">')).toBeNull()
})

test('the site map names each listed page once, with its addresses in all languages', () => {
  const map = siteMap(['/', '/contact', '/tr', '/tr/contact'], 'https://karibu.example')
  const entry = (of: string) => map.split('\n').filter((line) => line.includes(`<loc>${of}</loc>`))
  const link = (language: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="https://karibu.example${to}"/>`
  const contact = [['en', '/contact'] as const, ['x-default', '/contact'] as const]
  const links = [...contact, ['tr', '/tr/contact'] as const].map(([l, to]) => link(l, to)).join('')
  expect(entry('https://karibu.example/contact')).toEqual([
    `<url><loc>https://karibu.example/contact</loc>${links}</url>`,
  ])
  expect(entry('https://karibu.example/tr/contact')[0]).toContain(links)
  expect(entry('https://karibu.example/tr')[0]).toContain(link('x-default', '/'))
  expect(map.match(/<url>/g)).toHaveLength(4)
})

test('robots stay out of data and the staff area, and find the site map', () => {
  const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin']
  const map = 'Sitemap: https://karibu.example/sitemap.xml'
  expect(robots('https://karibu.example').split('\n')).toEqual([...lines, map, ''])
})

test('two pages of one language do not share a title or a description', () => {
  const head = (title: string, description: string) =>
    headOf(`<head><title>${title}</title><meta name="description" content="${description}"></head>`)
  const fine = {
    '/': head('Visa', 'a'),
    '/tr': head('Visa', 'a'),
    '/contact': head('Help', 'b'),
  }
  expect(confusedPages(fine)).toEqual([])
  expect(confusedPages({ ...fine, '/tr/contact': head('Visa', '') })).toEqual([
    '/tr/contact has the title of /tr: Visa',
    '/tr/contact has no description',
  ])
})
