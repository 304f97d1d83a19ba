import { createHash } from 'node:crypto'
import { placeholderIn } from '#domain/placeholder.ts'
import { fallbackLanguage, readPath } from '#domain/reference/languages.ts'

/** Placeholder of PUBLIC_URL in pages, robots.txt and sitemap.xml. */
export const originPlaceholder = 'https://public-url.invalid'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Inline scripts or styles that need a hash; external ones and data blocks do not. */
function hashedIn(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  const inline = [...blocks].filter(
    ([, attributes = '']) =>
      !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
  )
  return inline.map(([, , body = '']) => body)
}

/** Their hashes in CSP syntax. */
export const hashesOf = (html: string, tag: 'script' | 'style'): string[] => [
  ...new Set(hashedIn(html, tag).map(sha256)),
]

/** A placeholder inside hashed content, or null. */
export const placeholderInHashed = (html: string): string | null =>
  placeholderIn([...hashedIn(html, 'script'), ...hashedIn(html, 'style')].join('\n'))

/** index.html is /, tr.html is /tr, status.html is /status. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

/** The first element with a style attribute, which the CSP forbids, or null. */
export function styleAttributeIn(html: string): string | null {
  const outsideScripts = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return /<[a-z][^>]*\sstyle="[^"]*"/.exec(outsideScripts)?.[0] ?? null
}

/** Every listed page with its addresses in all languages; English is the default. */
export function siteMap(listed: readonly string[], origin: string): string {
  const pages = Map.groupBy(
    listed.map((path) => ({ path, ...readPath(path) })),
    ({ page }) => page,
  )
  const entries = [...pages.values()].flatMap((versions) => {
    const alternates = versions.flatMap(({ language, path }) => {
      const names = language === fallbackLanguage ? [language, 'x-default'] : [language]
      return names.map(
        (name) => `<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${path}"/>`,
      )
    })
    return versions.map(
      ({ path }) => `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`,
    )
  })
  const [sitemaps, xhtml] = [
    'http://www.sitemaps.org/schemas/sitemap/0.9',
    'http://www.w3.org/1999/xhtml',
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${sitemaps}" xmlns:xhtml="${xhtml}">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** Unlisted pages have noindex, so crawlers must be allowed to read them. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Title and description in a page's head. */
export function headOf(html: string): { title: string; description: string } {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}

/** Pages of one language with the same title or description, as messages. */
export function confusedPages(
  heads: Readonly<Record<string, { title: string; description: string }>>,
): string[] {
  const seen = new Map<string, string>()
  return Object.entries(heads).flatMap(([path, head]) =>
    (['title', 'description'] as const).flatMap((part) => {
      if (!head[part]) return [`${path} has no ${part}`]
      const key = `${readPath(path).language} ${part} ${head[part]}`
      const other = seen.get(key)
      seen.set(key, path)
      return other ? [`${path} has the ${part} of ${other}: ${head[part]}`] : []
    }),
  )
}
