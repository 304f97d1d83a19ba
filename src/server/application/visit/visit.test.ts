import { expect, test } from 'vitest'
import { visitOf } from './visit.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type Looked = { method?: string; status?: number; type?: string; headers?: Record<string, string> }

function look(path: string, { method = 'GET', status = 200, type = 'text/html', headers }: Looked) {
  const request = new Request(`https://karibu.example${path}`, {
    method,
    headers: { 'user-agent': browser, ...headers },
  })
  const answer = new Response(null, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
  })
  return visitOf(request, answer, 'karibu.example')
}

test.each([
  ['/', '/', 'en'],
  ['/ar', '/', 'ar'],
  ['/ja/visa-fees/', '/visa-fees', 'ja'],
  ['/de/status?id=TZ-001042&email=a@b.example', '/status', 'de'],
  ['/administration', '/administration', 'en'],
])('%s counts as %s in %s', (path, page, language) => {
  expect(look(path, {})).toEqual({ page, language, source: 'direct' })
})

test('counts a page that the browser still had', () => {
  expect(look('/tr', { status: 304 })).toEqual({ page: '/', language: 'tr', source: 'direct' })
})

test.each([
  { 'sec-fetch-dest': 'document' },
  { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG X) Chrome/140.0 Mobile' },
])('counts a reader who opens a page: %o', (headers) => {
  expect(look('/', { headers })).not.toBeNull()
})

test.each<[string, string, Looked]>([
  ['a redirect', '/', { status: 302 }],
  ['a page that is missing', '/nowhere', { status: 404 }],
  ['the words for a missing page', '/tr/404', {}],
  ['the staff area', '/admin', {}],
  ['signing in', '/admin-login', {}],
  ['the staff area in a language', '/tr/admin', {}],
  ['a picture', '/social-picture.jpg', { type: 'image/jpeg' }],
  ['HEAD', '/', { method: 'HEAD' }],
  ['a script that fetches', '/', { headers: { 'sec-fetch-dest': 'empty' } }],
  ['a page fetched ahead', '/', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ['nobody', '/', { headers: { 'user-agent': '' } }],
  ['a search engine', '/', { headers: { 'user-agent': 'Mozilla/5.0 (Googlebot/2.1)' } }],
  ['a program', '/', { headers: { 'user-agent': 'curl/8.5.0' } }],
])('%s does not count', (_, path, told) => {
  expect(look(path, told)).toBeNull()
})
