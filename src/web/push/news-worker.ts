import type { NewsKind } from '#domain/news.ts'

/** Words of each kind of notification by language, with the page it opens; set at build time. */
export type NewsWords = Readonly<{
  title: string
  languages: Readonly<
    Record<string, Readonly<Record<NewsKind, string>> & Readonly<{ page: string }>>
  >
}>

/**
 * The travellers' service worker script: shows push notifications in the words it was built with,
 * sets the badge, and opens the application's page. It caches nothing and handles no requests.
 */
export const newsWorkerScript = (given: NewsWords): string => `'use strict'
const { title, languages } = ${JSON.stringify(given)}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data.json() || {}
  } catch {}
  const language = Object.hasOwn(languages, told.language) ? told.language : 'en'
  const words = languages[language]
  const kind = told.kind === 'answer' ? 'answer' : 'change'
  const work = [
    self.registration.showNotification(title, {
      body: words[kind],
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      tag: kind,
      renotify: true,
      icon: '/icon-192.png',
      data: { path: words.page },
    }),
  ]
  if (self.navigator.setAppBadge && told.count > 0) {
    work.push(self.navigator.setAppBadge(told.count).catch(() => {}))
  }
  event.waitUntil(Promise.all(work))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path)
      if (page) return page.focus()
      return self.clients.openWindow(path)
    }),
  )
})
`
