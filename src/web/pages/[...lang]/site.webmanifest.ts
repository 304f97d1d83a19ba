import { directionOf, type Language } from '#domain/reference/languages.ts'
import { translatorFor } from '#phrases/compile.ts'
import { languagePaths } from '../../i18n/static-paths.ts'
import { company, priceIn } from '../../page-facts.ts'
import { pathTo } from '../../paths.ts'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export const getStaticPaths = languagePaths

/** The web app manifest: a single app, whatever language it was installed in. */
export function GET({ props: { language } }: { props: { language: Language } }): Response {
  const t = translatorFor(language, console.warn)
  return Response.json({
    id: '/',
    name: company.name,
    short_name: company.name,
    description: t('home.description', { price: priceIn(language) }),
    lang: language,
    dir: directionOf(language),
    categories: ['travel'],
    // The root redirects to the visitor's language.
    start_url: '/',
    scope: '/',
    // A minimal browser UI keeps the address in sight and a way back on pages with payments. Safari
    // knows only standalone, which it needs for push.
    display: 'standalone',
    display_override: ['minimal-ui'],
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    // The safe area of a maskable icon: a circle with a radius of 40 percent of the width.
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    shortcuts: (['status', 'application'] as const).map((page) => ({
      name: t(page === 'application' ? 'page.header.apply' : 'own.title'),
      url: pathTo(page, language),
    })),
  })
}
