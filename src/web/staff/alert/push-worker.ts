import type { AlertKind, AlertSubject } from '#domain/staff/alert.ts'

/** What the worker is given when it is built: words by language and kind, and where each kind leads. */
export type PushWords = Readonly<{
  title: string
  words: Readonly<Record<string, Readonly<Record<AlertKind, string>>>>
  places: Readonly<Record<AlertKind, string>>
}>

/** Stands in words and places where the number of the application goes. */
export const hole = { reference: '{reference}', id: '{id}' } as const

/** A number that no application has, to find its place in an address. */
const example = 987_654_321

/** An address with a hole for the number, from what the domain says of an example. */
export function placeWithHole(
  kind: AlertKind,
  placeOf: (subject: AlertSubject) => string,
  isAboutApplication: boolean,
): string {
  const applicationId = isAboutApplication ? example : null
  return placeOf({ kind, applicationId, chatSessionId: null }).replace(String(example), hole.id)
}

/**
 * The service worker as a script of its own: it shows what a push service brings, in the words that it was
 * built with, and opens what is pressed in a page that is there already. It keeps nothing and answers no
 * request of a page.
 */
export const pushWorkerScript = (given: PushWords): string => `'use strict'
const { title, words, places } = ${JSON.stringify(given)}
const numberOf = (reference) => String(Number(String(reference).replace(/\\D/g, '')))

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data.json()
  } catch {}
  const inLanguage = words[told.language] || words.en
  const reference = typeof told.reference === 'string' ? told.reference : ''
  const body = (inLanguage[told.kind] || '').replace('${hole.reference}', () => reference)
  const place = (places[told.kind] || '').replace('${hole.id}', () => numberOf(reference))
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: told.kind + ' ' + reference,
      icon: '/icon-192.png',
      data: { path: '/admin' + (place && '/' + place) },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path)
      if (page) return page.focus()
      return self.clients.openWindow(path)
    }),
  )
})
`
