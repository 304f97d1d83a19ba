import type { NewsKind } from '#domain/news.ts'

/** What the worker is given when it is built: by language, the words of each kind and the page that they lead to. */
export type NewsWords = Readonly<{
  title: string
  languages: Readonly<
    Record<string, Readonly<Record<NewsKind, string>> & Readonly<{ page: string }>>
  >
}>

/**
 * The service worker of travellers as a script of its own: it shows what a push service brings, in the words
 * that it was built with, writes on the icon how much is unseen, and opens the page of the application. It
 * keeps nothing and answers no request of a page.
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
