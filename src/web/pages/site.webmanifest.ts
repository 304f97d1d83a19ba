import { defaultCompany } from '#domain/reference/company.ts'

/** What a phone shows when somebody keeps the site on its first screen. */
export function GET(): Response {
  return Response.json({
    name: defaultCompany.name,
    short_name: defaultCompany.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  })
}
