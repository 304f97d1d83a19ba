import { createHash } from 'node:crypto'
import { placeholderIn } from '#domain/placeholder.ts'
import { fallbackLanguage, readPath } from '#domain/reference/languages.ts'

/** Stands for PUBLIC_URL in pages, robots.txt and sitemap.xml until the server knows it. */
export const originPlaceholder = 'https://public-url.invalid'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The inline scripts or styles of a page that need a hash in its policy: sources and data blocks need none. */
function hashedIn(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))
  const inline = [...blocks].filter(
    ([, attributes = '']) =>
      !/\ssrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes),
  )
  return inline.map(([, , body = '']) => body)
}

/** Their hashes, as the policy names them. */
export const hashesOf = (html: string, tag: 'script' | 'style'): string[] => [
  ...new Set(hashedIn(html, tag).map(sha256)),
]

/** A blank in what is hashed before it is filled; null: there is none. */
export const blankInHashed = (html: string): string | null =>
  placeholderIn([...hashedIn(html, 'script'), ...hashedIn(html, 'style')].join('\n'))

/** index.html answers /, tr.html answers /tr, status.html answers /status. */
export function routeOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

/** The first element with a style attribute, which the policy bars; null when there is none. */
export function styleAttributeIn(html: string): string | null {
  const outsideScripts = html.replace(/<script[\s\S]*?<\/script>/g, '')
  return /<[a-z][^>]*\sstyle="[^"]*"/.exec(outsideScripts)?.[0] ?? null
}

/** Every listed page with its addresses in all languages; English also stands for all others. */
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

/** Pages that are not to be found say so themselves: a crawler has to be let in to read it. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Title and description of a built page, as written in its head. */
export function headOf(html: string): { title: string; description: string } {
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  }
}

/** Pages of one language that a list of results could not tell apart, as sentences. */
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
