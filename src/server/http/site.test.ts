import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { folderForFile } from '../../../test/support/for-file.ts'
import { loadSite, type Site } from './site.ts'

const options = {
  publicUrl: 'https://karibu.example',
  formOrigins: ['https://bank.example'],
  testPayments: false,
  refundsLateSurcharge: false,
  heic: true,
}
const folder = await folderForFile()
await mkdir(join(folder, 'assets'))
const page = { scriptHashes: ['sha256-abc='], styleHashes: [] }
const routes = {
  '/': { ...page, file: 'index.html' },
  '/status': { ...page, file: 'status.html' },
  '/traveller': { ...page, file: 'status.html' },
  '/tr/status': { ...page, file: 'status.html' },
  '/tr/traveller': { ...page, file: 'status.html' },
  '/404': { ...page, file: '404.html' },
  '/admin': { ...page, file: 'admin.html' },
  '/tr/admin': { ...page, file: 'tr/admin.html' },
}
const manifest = {
  originPlaceholder: 'https://public-url.invalid',
  analyticsPlaceholder: 'https://analytics-script.invalid',
  paymentsPlaceholder: 'payments-unknown',
  surchargePlaceholder: 'surcharge-unknown',
  routes,
}
await writeFile(join(folder, 'csp.json'), JSON.stringify(manifest))
for (const name of ['index', 'status', '404', 'admin']) {
  await writeFile(join(folder, `${name}.html`), `<p>${name}</p>`)
}
await mkdir(join(folder, 'tr'))
await writeFile(join(folder, 'tr/admin.html'), '<p>yönetim</p>')
await writeFile(join(folder, 'assets/app.js'), 'plain')
await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync('plain'))
// As the build leaves a text that waits for the public address.
await writeFile(join(folder, 'sitemap.xml'), 'nothing of this is read')
const unfinished = brotliCompressSync('<loc>https://public-url.invalid/</loc>')
await writeFile(join(folder, 'sitemap.xml.unfinished.br'), unfinished)
await writeFile(join(folder, 'social-picture.jpg'), 'picture')
await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://public-url.invalid/sitemap.xml')
const site = await loadSite(folder, { ...options, analytics: null })

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  const response = site(new Request(`https://karibu.example${path}`, { method, headers }))
  if (!response) throw new Error('nothing was served')
  return response
}

test('a page allows its own scripts by hash, and forms to us and the gateway only', async () => {
  const response = get('/')
  expect(await response.text()).toBe('<p>index</p>')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'sha256-abc='")
  expect(policy).toContain("form-action 'self' https://bank.example")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types karibu")
  expect(policy).toContain('report-uri /api/policy-reports; report-to policy')
  expect(response.headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"')
})

test('a page with an id in its address tells nobody where people came from', () => {
  expect(get('/status?id=TZ-1').headers.get('referrer-policy')).toBe('no-referrer')
  expect(get('/').headers.get('referrer-policy')).toBeNull()
})

test('a text that the build could not finish is finished, whatever form it is asked for in', async () => {
  const finished = '<loc>https://karibu.example/</loc>'
  expect(await get('/sitemap.xml').text()).toBe(finished)
  const small = get('/sitemap.xml', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(finished)
  expect(get('/sitemap.xml').headers.get('content-length')).toBe(String(finished.length))
  expect(get('/sitemap.xml').headers.get('etag')).toBe(small.headers.get('etag'))
  const elsewhere = await loadSite(folder, {
    ...options,
    analytics: null,
    publicUrl: 'https://b.example',
  })
  const other = elsewhere(new Request('https://b.example/sitemap.xml'))
  expect(other?.headers.get('etag')).not.toBe(small.headers.get('etag'))
  expect(get('/sitemap.xml.unfinished.br').status).toBe(404)
})

test('whoever takes brotli gets it, others get the plain file', async () => {
  const small = get('/assets/app.js', { 'accept-encoding': 'gzip, br' })
  expect(small.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe('plain')
  expect(await get('/assets/app.js').text()).toBe('plain')
  expect(small.headers.get('cache-control')).toContain('immutable')
})

test('what has not changed is not sent again', () => {
  const etag = get('/').headers.get('etag') ?? ''
  expect(get('/', { 'if-none-match': etag }).status).toBe(304)
})

test('the public address is written where the build could not know it', async () => {
  const text = 'Sitemap: https://karibu.example/sitemap.xml'
  expect(await get('/robots.txt').text()).toBe(text)
  const small = await get('/robots.txt', { 'accept-encoding': 'br' }).arrayBuffer()
  expect(brotliDecompressSync(small).toString()).toBe(text)
})

test('other sites may show the picture of link previews, and nothing else of ours', () => {
  const resourcePolicy = 'cross-origin-resource-policy'
  expect(get('/social-picture.jpg').headers.get(resourcePolicy)).toBe('cross-origin')
  expect(get('/assets/app.js').headers.get(resourcePolicy)).toBeNull()
})

test.each(['/nowhere', '/csp.json', '/index.html', '/assets/../csp.json', '/%2e%2e/package.json'])(
  '%s is not found, in words',
  async (path) => {
    const response = get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('<p>404</p>')
  },
)

test.each([
  '/admin',
  '/admin/',
  '/admin/applications/12/documents?queue=mine',
  '/admin/email-test',
  '/admin-login',
  '/admin-login/invitation',
])('%s is the one page of the staff area, which nobody keeps or finds', async (path) => {
  const response = get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('<p>admin</p>')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each([
  ['/status', '/tr/status'],
  ['/status?utm_source=a', '/tr/status?utm_source=a'],
  ['/status?id=TZ-001001', null],
  ['/status?orderId=order-1', null],
  ['/traveller', null],
])('to a reader of Turkish %s leads to %s: a link of ours holds its language', (path, place) => {
  const { headers } = get(path, { cookie: 'language=tr', 'accept-language': 'tr' })
  expect(headers.get('location')).toBe(place)
})

test('the other name of the dashboard leads to it', () => {
  const response = get('/new-admin')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/admin')
})

test.each([
  ['its reader chose', { cookie: 'a=b; language=tr', 'accept-language': 'en' }, 'yönetim'],
  ['its reader chose behind https', { cookie: '__Host-language=tr' }, 'yönetim'],
  ['nobody chose by that name', { cookie: 'x-language=tr', 'accept-language': 'en' }, 'admin'],
  ['the browser asks for', { 'accept-language': 'de;q=0.9, tr-TR, en;q=0.8' }, 'yönetim'],
  [
    'was chosen before all that the browser asks for',
    { cookie: 'language=en', 'accept-language': 'tr' },
    'admin',
  ],
  [
    'the browser asks for, where staff have no page in the chosen one',
    { cookie: 'language=de', 'accept-language': 'tr' },
    'yönetim',
  ],
  [
    'everybody has, where no other is known',
    { cookie: 'language=de', 'accept-language': 'de' },
    'admin',
  ],
])('the staff area comes in the language that %s, at one address', async (_, headers, text) => {
  for (const path of ['/admin', '/admin-login']) {
    const response = get(path, headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(`<p>${text}</p>`)
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie, accept-language')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('an address of the staff area with a language leads to the one without', () => {
  for (const [path, place] of [
    ['/tr/admin', '/admin'],
    ['/tr/admin/applications/12?queue=mine', '/admin/applications/12?queue=mine'],
    ['/tr/admin-login/', '/admin-login'],
  ] as const) {
    const response = get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(place)
  }
})

test.each(['/administration', '/admin-logins', '/new-admin/x', '/de/admin', '/tr/administration'])(
  '%s is not the staff area',
  (path) => {
    expect(get(path).status).toBe(404)
  },
)

test('HEAD has no body, and nothing else but GET is served', async () => {
  expect(await get('/', {}, 'HEAD').text()).toBe('')
  expect(site(new Request('https://karibu.example/', { method: 'POST' }))).toBeNull()
})

test('an analytics tool is named and allowed where nobody is named, and only where there is one', async () => {
  await writeFile(join(folder, 'index.html'), '<meta content="https://analytics-script.invalid">')
  const without = await loadSite(folder, { ...options, analytics: null })
  const withTool = await loadSite(folder, {
    ...options,
    analytics: {
      script: 'https://tool.example/tag.js?id=G-1&l=x',
      origins: ['https://tool.example', 'https://*.tool.example'],
    },
  })
  const read = async (from: Site, path: string) => {
    const response = from(new Request(`https://karibu.example${path}`))
    return `${response?.headers.get('content-security-policy')} ${await response?.text()}`
  }
  expect(await read(without, '/')).toContain('<meta content="">')
  expect(await read(without, '/')).not.toContain('tool.example')
  const page = await read(withTool, '/')
  expect(page).toContain('content="https://tool.example/tag.js?id=G-1&amp;l=x"')
  const tool = 'https://tool.example https://*.tool.example'
  for (const part of ["script-src 'self' 'sha256-abc='", "connect-src 'self'"]) {
    expect(page).toContain(`${part} ${tool}`)
  }
  // The tool brings scripts as text.
  expect(page).not.toContain('trusted-types')
  for (const path of ['/status', '/admin']) {
    expect(await read(withTool, path)).not.toContain('tool.example')
    expect(await read(withTool, path)).toContain('require-trusted-types-for')
  }
})

test('pages that take money know whether it is money', async () => {
  await writeFile(join(folder, 'status.html'), '<html data-payments="payments-unknown">')
  const shown = async (testPayments: boolean) => {
    const site = await loadSite(folder, { ...options, analytics: null, testPayments })
    return site(new Request('https://karibu.example/status'))?.text()
  }
  expect(await shown(true)).toBe('<html data-payments="test">')
  expect(await shown(false)).toBe('<html data-payments="real">')
})
