import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Company, defaultCompany } from '#domain/reference/company.ts'
import { shippedRules } from '#domain/rules/shipped.ts'
import { loadSite, type Site } from './site.ts'
import { builtFolder, siteOptions } from './test-support.ts'

const time = { now: new Date('2026-07-01') }
const options = {
  ...siteOptions,
  now: () => time.now,
  versionAt: () => ({ validFrom: new Date(0), rules: shippedRules }),
  renderPart: () => '',
  formOrigins: ['https://bank.example'],
}
const { folder, leave, list } = await builtFolder()
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
await list(routes)
for (const name of ['index', 'status', '404', 'admin']) {
  await writeFile(join(folder, `${name}.html`), `<p>${name}</p>`)
}
await mkdir(join(folder, 'tr'))
await writeFile(join(folder, 'tr/admin.html'), '<p>yönetim</p>')
await writeFile(join(folder, 'assets/app.js'), 'plain')
await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync('plain'))

await leave('sitemap.xml', '<loc>https://public-url.invalid/</loc>')
await writeFile(join(folder, 'social-picture.jpg'), 'picture')
const site = await loadSite(folder, options)

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
  const elsewhere = await loadSite(folder, { ...options, publicUrl: 'https://b.example' })
  const other = elsewhere(new Request('https://b.example/sitemap.xml'))
  expect(other?.headers.get('etag')).not.toBe(small.headers.get('etag'))
  expect(get('/sitemap.xml.unfinished.br').status).toBe(404)
})

test('clients that accept brotli get it, others the plain file', async () => {
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

test('other sites may show the picture of link previews, and nothing else of ours', () => {
  const resourcePolicy = 'cross-origin-resource-policy'
  expect(get('/social-picture.jpg').headers.get(resourcePolicy)).toBe('cross-origin')
  expect(get('/assets/app.js').headers.get(resourcePolicy)).toBeNull()
})

test.each(['/csp.json', '/index.html', '/assets/../csp.json', '/%2e%2e/package.json'])(
  '%s is not found, in words',
  async (path) => {
    const response = get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('<p>404</p>')
  },
)

test.each(['/admin/', '/admin/applications/12?queue=mine', '/admin-login/invitation'])(
  '%s is the one page of the staff area, which nobody keeps or finds',
  async (path) => {
    const response = get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('<p>admin</p>')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  },
)

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

test.each([
  [{ cookie: 'a=b; language=tr', 'accept-language': 'en' }, 'yönetim'],
  [{ cookie: '__Host-language=tr' }, 'yönetim'],
  [{ cookie: 'x-language=tr', 'accept-language': 'en' }, 'admin'],
  [{ 'accept-language': 'de;q=0.9, tr-TR, en;q=0.8' }, 'yönetim'],
  [{ cookie: 'language=en', 'accept-language': 'tr' }, 'admin'],
  // Staff have no page in German.
  [{ cookie: 'language=de', 'accept-language': 'tr' }, 'yönetim'],
  [{ cookie: 'language=de', 'accept-language': 'de' }, 'admin'],
])('the staff area comes in the language of %o, at one address', async (headers, text) => {
  for (const path of ['/admin', '/admin-login']) {
    const response = get(path, headers as Record<string, string>)
    expect(await response.text()).toBe(`<p>${text}</p>`)
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie, accept-language')
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

test('an address of the staff area with a language, and its other name, lead to the one without', () => {
  for (const [path, place] of [
    ['/new-admin', '/admin'],
    ['/tr/admin', '/admin'],
    ['/tr/admin/applications/12?queue=mine', '/admin/applications/12?queue=mine'],
    ['/tr/admin-login/', '/admin-login'],
  ] as const) {
    const response = get(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(place)
  }
})

test.each(['/administration', '/new-admin/x', '/de/admin'])('%s is not the staff area', (path) => {
  expect(get(path).status).toBe(404)
})

test('HEAD has no body, and nothing else but GET is served', async () => {
  expect(await get('/', {}, 'HEAD').text()).toBe('')
  expect(site(new Request('https://karibu.example/', { method: 'POST' }))).toBeNull()
})

test('an analytics tool is named and allowed where nobody is named, and only where there is one', async () => {
  await leave('index.html', '<meta content="https://analytics-script.invalid">')
  const without = await loadSite(folder, options)
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
  // The tool loads scripts from strings.
  expect(page).not.toContain('trusted-types')
  for (const path of ['/status', '/admin']) {
    expect(await read(withTool, path)).not.toContain('tool.example')
    expect(await read(withTool, path)).toContain('require-trusted-types-for')
  }
})

test('pages that take money know whether it is money', async () => {
  await leave('status.html', '<html data-payments="payments-unknown">')
  const shown = async (testPayments: boolean) => {
    const site = await loadSite(folder, { ...options, testPayments })
    return site(new Request('https://karibu.example/status'))?.text()
  }
  expect(await shown(true)).toBe('<html data-payments="test">')
  expect(await shown(false)).toBe('<html data-payments="real">')
})

const twiga: Company = {
  ...defaultCompany,
  name: 'Twiga & Sons',
  legalName: 'Twiga & Sons "Visa" Ltd',
  email: "o'neil@twiga.example",
  phone: '+442079460124',
  address: '2 <Row>, Leeds',
  registration: 'SC 1',
  taxId: 'GB 1',
  founded: 2019,
  law: 'scotland',
}
const row = (fact: string) => `⟦?${fact}⟧<dd>⟦${fact}⟧</dd>⟦/${fact}⟧`
const facts = ['ownLegalName', 'shownPhone', 'address', 'registration', 'taxId', 'founded']
await mkdir(join(folder, 'ar'))
const text = `<h1 title="⟦name⟧">⟦email⟧</h1>${facts.map(row).join('')}<p>⟦law⟧, © ⟦year⟧</p>`
const data =
  '<script type="application/ld+json">{"@type":"T","name":"⟦name⟧","telephone":"⟦phone⟧"}</script>'
for (const name of ['of.html', 'ar/of.html']) await leave(name, text + data)
await leave('site.webmanifest', '{"name":"⟦name⟧"}')
const ofCompany = {
  '/of': { ...page, file: 'of.html' },
  '/ar/of': { ...page, file: 'ar/of.html' },
}

async function siteOf(company: Company) {
  await list({ ...routes, ...ofCompany })
  const loaded = await loadSite(folder, { ...options, company })
  return (path: string) => loaded(new Request(`https://karibu.example${path}`)) as Response
}

test('what was built once says whose it is, in the language of the page', async () => {
  const read = await siteOf(twiga)
  const legal = 'Twiga &amp; Sons &quot;Visa&quot; Ltd'
  const said = [legal, '+44 20 7946 0124', '2 &lt;Row&gt;, Leeds', 'SC 1', 'GB 1', '2019']
  const rows = said.map((fact) => `<dd>${fact}</dd>`).join('')
  const head = '<h1 title="Twiga &amp; Sons">o&#39;neil@twiga.example</h1>'
  const json = '{"@type":"T","name":"Twiga & Sons","telephone":"+442079460124"}'
  const script = `<script type="application/ld+json">${json}</script>`
  for (const [path, law] of [
    ['/of', 'the law of Scotland'],
    ['/ar/of', 'قانون اسكتلندا'],
  ] as const) {
    expect(await read(path).text()).toBe(`${head}${rows}<p>${law}, © 2026</p>${script}`)
  }
  expect(await read('/site.webmanifest').json()).toEqual({ name: 'Twiga & Sons' })
})

test('what nobody says stands nowhere, and another company has another page', async () => {
  const ours = await siteOf(defaultCompany)
  expect(await ours('/of').text()).toBe(
    '<h1 title="Karibu Visa">help@karibu-visa.example</h1><p>the law of England and Wales, © 2026</p>' +
      '<script type="application/ld+json">{"@type":"T","name":"Karibu Visa"}</script>',
  )
  expect(ours('/of').headers.get('etag')).not.toBe((await siteOf(twiga))('/of').headers.get('etag'))
})

test.each([
  ['legalName', twiga.name, 'Ltd'],
  ['phone', null, '7946'],
  ['founded', null, '2019'],
] as const)('without the %s the page lacks it alone', async (fact, missing, said) => {
  const read = await siteOf({ ...twiga, [fact]: missing } as Company)
  const without = await read('/of').text()
  expect(without).not.toContain(said)
  expect(without.match(/<dd>/g)).toHaveLength(facts.length - 1)
})

test('the year is that of the clock, also when it changes while the site is served', async () => {
  const read = await siteOf(twiga)
  const before = read('/of').headers.get('etag')
  time.now = new Date('2027-01-01T00:00:00Z')
  expect(await read('/of').text()).toContain('© 2027')
  expect(read('/of').headers.get('etag')).not.toBe(before)
})
